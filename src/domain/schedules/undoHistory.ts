import { applyScheduleCommand } from './applyScheduleCommand'
import type { DraftWeek } from './draftWeek'
import type { ScheduleEditCommand } from './scheduleEditCommand'

const MAX_STEPS = 100

/**
 * Versions of the edited week for undo and redo. `past` starts with the oldest version; `future` contains undone versions, the latest
 * undone first.
 */
export type WeekUndoHistory = {
  past: readonly DraftWeek[]
  present: DraftWeek
  future: readonly DraftWeek[]
}

export const createWeekUndoHistory = (present: DraftWeek): WeekUndoHistory => ({ past: [], present, future: [] })

export function performScheduleCommands(
  history: WeekUndoHistory,
  ...commands: readonly ScheduleEditCommand[]
): WeekUndoHistory {
  const present = commands.reduce(applyScheduleCommand, history.present)
  if (present === history.present) return history
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present, future: [] }
}

export function undoWeekChange(history: WeekUndoHistory): WeekUndoHistory {
  const { past, present, future } = history
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history
}

export function redoWeekChange(history: WeekUndoHistory): WeekUndoHistory {
  const { past, present, future } = history
  const [next, ...rest] = future
  return next ? { past: [...past, present], present: next, future: rest } : history
}
