import { array, boolean, integer, max, min, object } from 'superstruct'
import { conflictError, notFoundError } from '../http/httpError'
import { parseRequestPayload } from '../http/requestPayload'
import { addFieldErrorsToMessage } from './addFieldErrorsToMessage'
import { ScriptedDemoCommand } from './commandScriptRunner'
import type { DemoServer } from './demoServer'
import type { LessonProgress } from './lessonProgress'
import { ClockSpeedPayload, INCIDENT_COMMANDS } from './scriptCommands'

export type DemoCommandContext = {
  status: () => object
  server: DemoServer
  setSpeed: (speed: number) => void
  advance: (seconds: number) => Promise<void>
  /**
   * Starts the mock world again from its seed. Resolves with the query string of the new world, or '' if the URL stays
   * the same.
   */
  reset: () => Promise<string>
  exportWorld: () => string
  /**
   * Replaces the mock world with an imported one. If this fails, the current mock world stays unchanged, and the user
   * sees the error message.
   */
  importWorld: (text: string) => Promise<string>
  save: () => Promise<void>
  /**
   * Returns the saved progress of all lessons of this browser. Undefined if the mock backend runs as an HTTP server, which has no lessons.
   */
  lessons?: () => Promise<LessonProgress[]>
  /** Restarts the lesson from a rewind point (a state saved during the lesson); 0 is the start of the lesson. */
  rewind?: (point: number) => Promise<string>
}

/** Longest jump of the mock clock, in simulated seconds. A jump of seven days takes about 7 s of real time. */
const MAX_JUMP = 7 * 24 * 3600

const JumpPayload = object({ seconds: max(min(integer(), 1), MAX_JUMP) })
const HintPayload = object({ goal: min(integer(), 0) })
const RewindPayload = object({ point: min(integer(), 0) })
const RecordPayload = object({ isOn: boolean() })
const ScriptPayload = object({ entries: array(ScriptedDemoCommand) })

type Command = (host: DemoCommandContext, payload: unknown) => Promise<unknown> | unknown

const COMMANDS: Record<string, Command> = {
  status: (host) => ({ ...host.status(), ...host.server.state() }),
  reset: (host) => host.reset(),
  speed: (host, payload) => host.setSpeed(parseRequestPayload(payload, ClockSpeedPayload).speed),
  jump: (host, payload) => host.advance(parseRequestPayload(payload, JumpPayload).seconds),
  export: (host) => host.exportWorld(),
  import: (host, payload) => host.importWorld(String(payload)),
  ...Object.fromEntries(
    Object.keys(INCIDENT_COMMANDS).map((name): [string, Command] => [
      name,
      (host, payload) => performed(host, name, payload),
    ]),
  ),
  lessons: (host) => host.lessons?.() ?? [],
  rewind(host, payload) {
    const { point } = parseRequestPayload(payload, RewindPayload)
    if (!host.rewind) throw conflictError('Уроки идут только в браузере')
    return host.rewind(point)
  },
  async hint(host, payload) {
    host.server.training.hint(parseRequestPayload(payload, HintPayload).goal)
    await host.save()
  },
  async record(host, payload) {
    const recorded = host.server.training.record(parseRequestPayload(payload, RecordPayload).isOn)
    await host.save()
    return recorded
  },
  async faults(host, payload) {
    await host.server.run()
    await host.server.setFaults(payload)
    await host.save()
  },
  async call(host, payload) {
    await host.server.run()
    const response = await host.server.call(payload)
    await host.save()
    return response
  },
  async script(host, payload) {
    host.server.setScript(parseRequestPayload(payload, ScriptPayload).entries)
    await host.server.run()
    await host.save()
  },
}

export async function runDemoCommand(host: DemoCommandContext, name: string, payload: unknown): Promise<unknown> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw notFoundError(`Нет такой команды: ${name}. Есть ${Object.keys(COMMANDS).join(', ')}`)
  try {
    return await command(host, payload)
  } catch (error) {
    throw addFieldErrorsToMessage(error)
  }
}

async function performed(host: DemoCommandContext, name: string, payload: unknown): Promise<string> {
  await host.server.run()
  const result = await host.server.perform(name, payload)
  await host.save()
  return result
}
