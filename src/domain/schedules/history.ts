import { applyCommand } from './applyCommand'
import type { Command } from './commands'
import type { DraftWeek } from './week'

const MAX_STEPS = 100

/** `past` is oldest first; `future` contains undone steps, the latest undone first. */
export type WeekHistory = {
  past: readonly DraftWeek[]
  present: DraftWeek
  future: readonly DraftWeek[]
}

export const startHistory = (present: DraftWeek): WeekHistory => ({ past: [], present, future: [] })

/** Several commands form one undo step; no step is added if nothing changes. */
export function perform(history: WeekHistory, ...commands: readonly Command[]): WeekHistory {
  const present = commands.reduce(applyCommand, history.present)
  if (present === history.present) return history
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present, future: [] }
}

export function undo(history: WeekHistory): WeekHistory {
  const { past, present, future } = history
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history
}

export function redo(history: WeekHistory): WeekHistory {
  const { past, present, future } = history
  const [next, ...rest] = future
  return next ? { past: [...past, present], present: next, future: rest } : history
}
