import { assign, type Infer, integer, min, object, string, unknown } from 'superstruct'
import { validationError } from '../http/httpError'
import type { RunningClock } from '../store/clock'
import { addFieldErrorsToMessage } from './addFieldErrorsToMessage'

/** `second` is the time of the command in seconds of the mock clock since the mock world's start. */
export const ScriptedDemoCommand = object({ second: min(integer(), 0), command: string(), payload: unknown() })
export type ScriptedDemoCommand = Infer<typeof ScriptedDemoCommand>

export const ExecutedDemoCommand = assign(ScriptedDemoCommand, object({ result: string() }))
type ScriptState = { done: Infer<typeof ExecutedDemoCommand>[]; pending: ScriptedDemoCommand[] }

/**
 * Runs demo commands at given times of the mock clock. The results are kept outside the tables of the mock world, because the hash of these
 * tables must depend on the seed data only.
 */
export type CommandScriptRunner = {
  state: () => ScriptState
  set: (entries: readonly ScriptedDemoCommand[]) => void
  run: () => Promise<void>
}

type Settings = {
  clock: RunningClock
  /** Seconds since 1970. */
  start: number
  settle: () => void
  perform: (command: string, payload: unknown) => Promise<string>
}

export function createCommandScriptRunner(
  { clock, start, settle, perform }: Settings,
  known?: ScriptState,
): CommandScriptRunner {
  const done = [...(known?.done ?? [])]
  let pending = inOrder(known?.pending ?? [])
  let running: Promise<void> | null = null

  /**
   * Stops the mock clock at the time of the next command until the command has run. On a slow computer the simulation
   * would otherwise run past the time of the command.
   */
  function hold(): void {
    clock.holdAt(pending[0] ? start + pending[0].second : null)
  }
  hold()

  async function performDue(): Promise<void> {
    for (let next = pending[0]; next && clock.second() >= start + next.second; next = pending[0]) {
      settle()
      const entry = next
      const result = await perform(entry.command, entry.payload).catch(
        (error: unknown) => addFieldErrorsToMessage(error).message,
      )
      done.push({ ...entry, result })
      pending = pending.filter((other) => other !== entry)
      hold()
    }
  }

  return {
    state: () => ({ done: [...done], pending: [...pending] }),
    set(entries) {
      const past = entries.find(({ second }) => start + second < clock.second())
      if (past) throw validationError({ entries: `Секунда ${past.second} уже прошла` })
      pending = inOrder(entries)
      hold()
    },
    async run() {
      running ??= performDue().finally(() => {
        running = null
      })
      await running
    },
  }
}

const inOrder = (entries: readonly ScriptedDemoCommand[]): ScriptedDemoCommand[] =>
  [...entries].sort((a, b) => a.second - b.second)
