import { DAY_MINUTES, type ScheduleShift, shiftEndMinute } from './scheduleShift'

/** Start and end of a shift in minutes since the start of the week's first day; on the day before the week they are negative. */
export type ShiftSpan = { row: ScheduleShift; day: number; from: number; to: number }

type Row = ScheduleShift

export type NeighbourDays = { before: readonly Row[]; after: readonly Row[] }

export const NO_NEIGHBOUR_DAYS: NeighbourDays = { before: [], after: [] }

/**
 * All shifts with both start and end, grouped by courier in chronological order. Shifts of the days before and after the week are included.
 */
export function shiftSpansByCourier(
  days: readonly { rows: readonly Row[] }[],
  { before, after }: NeighbourDays = NO_NEIGHBOUR_DAYS,
): Map<number, ShiftSpan[]> {
  const found = new Map<number, ShiftSpan[]>()
  const add = (rows: readonly Row[], day: number) => {
    for (const row of rows) {
      if (row.courierId === null || row.start === null || row.end === null) continue
      const midnight = day * DAY_MINUTES
      const span = { row, day, from: midnight + row.start, to: midnight + shiftEndMinute(row.start, row.end) }
      const list = found.get(row.courierId)
      if (list) list.push(span)
      else found.set(row.courierId, [span])
    }
  }
  add(before, -1)
  days.forEach(({ rows }, day) => {
    add(rows, day)
  })
  add(after, days.length)
  for (const list of found.values()) list.sort((a, b) => a.from - b.from || a.to - b.to)
  return found
}

export const doSpansOverlap = (a: { from: number; to: number }, b: { from: number; to: number }): boolean =>
  a.from < b.to && b.from < a.to
