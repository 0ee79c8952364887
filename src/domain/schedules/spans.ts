import { groupBy } from '../../lib/groupBy'
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
  const spans = [{ rows: before }, ...days, { rows: after }].flatMap(({ rows }, index) =>
    rows.flatMap((row) => {
      const { courierId, start, end } = row
      if (courierId === null || start === null || end === null) return []
      const day = index - 1
      const midnight = day * DAY_MINUTES
      return { row, day, courierId, from: midnight + start, to: midnight + shiftEndMinute(start, end) }
    }),
  )
  spans.sort((a, b) => a.from - b.from || a.to - b.to)
  return groupBy(spans, ({ courierId }) => courierId)
}

export const doSpansOverlap = (a: { from: number; to: number }, b: { from: number; to: number }): boolean =>
  a.from < b.to && b.from < a.to
