import { isSameRows } from './mergeDay'
import { isBlank, type Shift } from './shift'

export type DraftDay = { date: string; rows: readonly Shift[] }

export type DraftWeek = { days: readonly DraftDay[] }

export type RowRef = { day: number; key: number }

export const findRow = (week: DraftWeek, { day, key }: RowRef): Shift | undefined =>
  week.days[day]?.rows.find((row) => row.key === key)

export function freeKey(week: DraftWeek): number {
  let last = 0
  for (const { rows } of week.days) for (const { key } of rows) if (key > last) last = key
  return last + 1
}

/** Whether two days contain the same shifts. Empty rows and the order of rows are ignored, because they do not matter to the server. */
export const isSameDay = (a: DraftDay, b: DraftDay): boolean =>
  a === b || a.rows === b.rows || isSameRows(a.rows.filter(isGiven), b.rows.filter(isGiven))

const isGiven = (row: Shift): boolean => !isBlank(row)

export const changedDays = (base: DraftWeek, week: DraftWeek): number[] =>
  week.days.flatMap((day, index) => {
    const before = base.days[index]
    return before && isSameDay(before, day) ? [] : [index]
  })
