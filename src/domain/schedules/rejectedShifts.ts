import { isSameShift, type ScheduleShift, type ShiftInputFieldName } from './scheduleShift'
import type { ScheduleIssue } from './validateWeek'

/**
 * A shift that the server rejected. `row` is the shift as it was sent: if the user changes the shift, it differs from `row`, and the error
 * mark disappears.
 */
export type RejectedShift = {
  row: ScheduleShift
  field: ShiftInputFieldName | undefined
  message: string
}

const FIELDS: Record<string, ShiftInputFieldName> = {
  timeStart: 'start',
  timeEnd: 'end',
  breakTimeStart: 'breakStart',
  breakTimeEnd: 'breakEnd',
  pointId: 'point',
  courierId: 'courier',
}

const ITEM_PATH = /^items(?:\.(\d+)|\[(\d+)\])(?:\.(\w+))?/

/**
 * Assigns the errors of a 422 response to shifts: `items.3.timeEnd` is the end time of the fourth shift that was sent. `others` contains
 * messages that belong to no shift.
 */
export function parseRejectedShifts(
  fields: Readonly<Record<string, string>> | undefined,
  sent: readonly ScheduleShift[],
): { rows: RejectedShift[]; others: string[] } {
  const rows: RejectedShift[] = []
  const others: string[] = []
  for (const [path, message] of Object.entries(fields ?? {})) {
    const [, dotted, bracketed, field = ''] = ITEM_PATH.exec(path) ?? []
    const row = sent[Number(dotted ?? bracketed)]
    if (row) rows.push({ row, field: FIELDS[field], message })
    else others.push(message)
  }
  return { rows, others }
}

export const unchangedRejectedShifts = (
  refused: readonly RejectedShift[],
  rows: readonly ScheduleShift[],
): RejectedShift[] => refused.filter(({ row }) => rows.some((one) => one.key === row.key && isSameShift(one, row)))

export const rejectionIssues = (day: number, refused: readonly RejectedShift[]): ScheduleIssue[] =>
  refused.map(({ row, message }) => ({
    tone: 'red',
    kind: 'refused',
    day,
    key: row.key,
    courierId: row.courierId,
    text: message,
  }))
