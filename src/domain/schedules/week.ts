import { isSameRows } from './mergeDay'
import { isBlank, type Shift } from './shift'

/** A week while it is planned: what the day form and the week grid both show and change. */

export type DraftDay = { date: string; rows: readonly Shift[] }

export type DraftWeek = { days: readonly DraftDay[] }

/** A row by the index of its day, from 0, and its key. */
export type RowRef = { day: number; key: number }

export const findRow = (week: DraftWeek, { day, key }: RowRef): Shift | undefined =>
  week.days[day]?.rows.find((row) => row.key === key)

/** A key that no row of the week has. */
export function freeKey(week: DraftWeek): number {
  let last = 0
  for (const { rows } of week.days) for (const { key } of rows) if (key > last) last = key
  return last + 1
}

/** Whether two days say the same to the server; the order of rows and rows without anything are no part of it. */
export const isSameDay = (a: DraftDay, b: DraftDay): boolean =>
  a === b || a.rows === b.rows || isSameRows(a.rows.filter(isGiven), b.rows.filter(isGiven))

const isGiven = (row: Shift): boolean => !isBlank(row)

/** The indexes of the days in which two weeks differ. */
export const changedDays = (base: DraftWeek, week: DraftWeek): number[] =>
  week.days.flatMap((day, index) => {
    const before = base.days[index]
    return before && isSameDay(before, day) ? [] : [index]
  })
