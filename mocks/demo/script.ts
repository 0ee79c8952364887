import { assign, type Infer, integer, min, object, optional, string, unknown } from 'superstruct'
import { invalid } from '../http/httpError'
import type { RunningClock } from '../store/clock'

/** A command of a script, and the second of the world, from its beginning, at which it is given. */
export const ScriptEntry = object({ second: min(integer(), 0), command: string(), payload: optional(unknown()) })
export type ScriptEntry = Infer<typeof ScriptEntry>

/** What became of it: the status of a call, the words of a refusal, or nothing. */
export const ScriptDone = assign(ScriptEntry, object({ result: string() }))
type ScriptState = { done: Infer<typeof ScriptDone>[]; pending: ScriptEntry[] }

/**
 * The events of a training: commands at seconds of the world. They are kept in a log of their own, apart from the world's changes, so
 * that a world with a script has the fingerprint of the same seed without one.
 */
export type Script = {
  state: () => ScriptState
  /** Puts other commands in the place of those that are still to come; refuses what is past. */
  set: (entries: readonly ScriptEntry[]) => void
  /** Gives every command that is due, each at its second, before anything later happens. */
  run: () => Promise<void>
}

type Settings = {
  clock: RunningClock
  /** The second at which the world began. */
  start: number
  /** Lets everything happen that is due by now. */
  settle: () => void
  perform: (command: string, payload: unknown) => Promise<string>
}

export function createScript({ clock, start, settle, perform }: Settings, known?: ScriptState): Script {
  const done = [...(known?.done ?? [])]
  let pending = inOrder(known?.pending ?? [])
  let running: Promise<void> | null = null

  /** Time stands at the next command until it has been given, however late the machine comes to it. */
  function hold(): void {
    clock.holdAt(pending[0] ? start + pending[0].second : null)
  }
  hold()

  async function performDue(): Promise<void> {
    for (let next = pending[0]; next && clock.second() >= start + next.second; next = pending[0]) {
      settle()
      const entry = next
      const result = await perform(entry.command, entry.payload).catch((error: unknown) => String(error))
      done.push({ ...entry, result })
      pending = pending.filter((other) => other !== entry)
      hold()
    }
  }

  return {
    state: () => ({ done: [...done], pending: [...pending] }),
    set(entries) {
      const past = entries.find(({ second }) => start + second < clock.second())
      if (past) throw invalid({ entries: `Секунда ${past.second} уже прошла` })
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

/** Commands of one second keep the order in which they were written. */
const inOrder = (entries: readonly ScriptEntry[]): ScriptEntry[] => [...entries].sort((a, b) => a.second - b.second)
