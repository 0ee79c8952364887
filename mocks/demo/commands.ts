import { array, integer, max, min, object } from 'superstruct'
import { notFound } from '../http/httpError'
import { parsePayload } from '../http/payload'
import { type Drill, SpeedPayload } from './drill'
import { ScriptEntry } from './script'

/** What commands are given to: the world of the demo in a browser, or one that is served over HTTP. */
export type Commanded = {
  status: () => object
  drill: Drill
  setSpeed: (speed: number) => void
  /** Lets so many seconds of the world pass at once: everything due in them happens. */
  advance: (seconds: number) => Promise<void>
  /** Where the world is to be found from now on, as far as that is somewhere else. */
  reset: () => Promise<string>
  exportWorld: () => string
  /** Rejects with a reason in words that are shown, and nothing has changed. */
  importWorld: (text: string) => Promise<string>
  save: () => Promise<void>
}

/** A longer way is not lived through at once: a day takes a second. Seconds. */
const MAX_JUMP = 7 * 24 * 3600

const JumpPayload = object({ seconds: max(min(integer(), 1), MAX_JUMP) })
const ScriptPayload = object({ entries: array(ScriptEntry) })

type Command = (host: Commanded, payload: unknown) => Promise<unknown> | unknown

/**
 * The commands of a world, the same for every host of one. Each resolves with what it has to tell; a payload that does not fit is
 * refused as the API refuses one.
 */
const COMMANDS: Record<string, Command> = {
  status: (host) => ({ ...host.status(), ...host.drill.state() }),
  reset: (host) => host.reset(),
  speed: (host, payload) => host.setSpeed(parsePayload(payload, SpeedPayload).speed),
  jump: (host, payload) => host.advance(parsePayload(payload, JumpPayload).seconds),
  export: (host) => host.exportWorld(),
  import: (host, payload) => host.importWorld(String(payload)),
  faults: (host, payload) => performed(host, 'faults', payload),
  call: (host, payload) => performed(host, 'call', payload),
  async script(host, payload) {
    host.drill.setScript(parsePayload(payload, ScriptPayload).entries)
    await host.drill.run()
    await host.save()
  },
}

export async function runCommand(host: Commanded, name: string, payload: unknown): Promise<unknown> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw notFound(`Нет такой команды: ${name}. Есть ${Object.keys(COMMANDS).join(', ')}`)
  return command(host, payload)
}

/** What a script may do can be done at once, too. */
async function performed(host: Commanded, name: string, payload: unknown): Promise<string> {
  await host.drill.run()
  const result = await host.drill.perform(name, payload)
  await host.save()
  return result
}
