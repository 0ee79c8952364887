import type { DraftRowId } from './draftWeek'
import type { ScheduleEditCommand } from './scheduleEditCommand'

/** Converts a choice of a point or courier into an edit command. A string is typed text that matches no point or courier. */
export function createPointOrCourierCommand(
  row: DraftRowId,
  field: 'point' | 'courier',
  choice: number | string | null,
): ScheduleEditCommand {
  if (typeof choice === 'string') return { name: 'keepText', row, field, text: choice }
  return field === 'point' ? { name: 'setPoint', row, pointId: choice } : { name: 'assign', row, courierId: choice }
}
