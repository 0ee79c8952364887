import { isSameShift, type Shift } from './shift'

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

/** Whether two days say the same to the server; the order of rows is no part of it. */
export function isSameDay(a: DraftDay, b: DraftDay): boolean {
  if (a === b || a.rows === b.rows) return true
  if (a.rows.length !== b.rows.length) return false
  if (a.rows.every((row, index) => isSameShift(row, b.rows[index] as Shift))) return true
  const left = [...b.rows]
  return a.rows.every((row) => {
    const found = left.findIndex((other) => isSameShift(row, other))
    if (found >= 0) left.splice(found, 1)
    return found >= 0
  })
}

/** The indexes of the days in which two weeks differ. */
export const changedDays = (base: DraftWeek, week: DraftWeek): number[] =>
  week.days.flatMap((day, index) => {
    const before = base.days[index]
    return before && isSameDay(before, day) ? [] : [index]
  })
