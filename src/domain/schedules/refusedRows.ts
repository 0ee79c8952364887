import { isSameShift, type Shift, type TextField } from './shift'
import type { Verdict } from './verdicts'

/** A shift that the server rejected, as it was sent. The error mark is removed when the user changes the shift. */
export type RefusedRow = {
  row: Shift
  field: TextField | undefined
  message: string
}

const FIELDS: Record<string, TextField> = {
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
export function refusedRows(
  fields: Readonly<Record<string, string>> | undefined,
  sent: readonly Shift[],
): { rows: RefusedRow[]; others: string[] } {
  const rows: RefusedRow[] = []
  const others: string[] = []
  for (const [path, message] of Object.entries(fields ?? {})) {
    const [, dotted, bracketed, field = ''] = ITEM_PATH.exec(path) ?? []
    const row = sent[Number(dotted ?? bracketed)]
    if (row) rows.push({ row, field: FIELDS[field], message })
    else others.push(message)
  }
  return { rows, others }
}

export const stillRefused = (refused: readonly RefusedRow[], rows: readonly Shift[]): RefusedRow[] =>
  refused.filter(({ row }) => rows.some((one) => one.key === row.key && isSameShift(one, row)))

export const refusalVerdicts = (day: number, refused: readonly RefusedRow[]): Verdict[] =>
  refused.map(({ row, message }) => ({
    tone: 'red',
    kind: 'refused',
    day,
    key: row.key,
    courierId: row.courierId,
    text: message,
  }))
