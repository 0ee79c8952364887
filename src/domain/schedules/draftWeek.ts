import { hasSameShifts } from './mergeDraftDay'
import { isBlankShift, type ScheduleShift } from './scheduleShift'

export type DraftDay = { date: string; rows: readonly ScheduleShift[] }

export type DraftWeek = { days: readonly DraftDay[] }

export type DraftRowId = { day: number; key: number }

export const findDraftRow = (week: DraftWeek, { day, key }: DraftRowId): ScheduleShift | undefined =>
  week.days[day]?.rows.find((row) => row.key === key)

export function nextFreeRowKey(week: DraftWeek): number {
  let last = 0
  for (const { rows } of week.days) for (const { key } of rows) if (key > last) last = key
  return last + 1
}

/** Compares two days. Empty rows and the order of rows are ignored, because they do not matter to the server. */
export const hasSameDraftRows = (a: DraftDay, b: DraftDay): boolean =>
  a === b || a.rows === b.rows || hasSameShifts(a.rows.filter(isGiven), b.rows.filter(isGiven))

const isGiven = (row: ScheduleShift): boolean => !isBlankShift(row)

export const changedDraftDays = (base: DraftWeek, week: DraftWeek): number[] =>
  week.days.flatMap((day, index) => {
    const before = base.days[index]
    return before && hasSameDraftRows(before, day) ? [] : [index]
  })
