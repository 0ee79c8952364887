import { LocalDate } from '@js-joda/core'
import { loadCourierSchedule, loadCourierSchedules } from '../../../api/couriers'
import { type Shift, searchShifts } from '../../../api/shifts'
import type { PlannedShiftEntry, WorkedShift } from '../../../domain/courierDays'
import type { Period } from '../../../domain/periods'
import { nowSecond } from '../../../lib/clock'
import { toCityTime } from '../../../lib/jodaMoments'
import { loadAllPages } from '../../../lib/loadAllPages'
import { toEpochSecond } from '../../../lib/moments'

type WorkedShifts = { shifts: readonly Shift[]; unreadable: number }

export async function loadCourierWorkedShifts(id: number, period: Period, signal: AbortSignal): Promise<WorkedShifts> {
  const query = { page: 1, courierId: id, ...period }
  const unread = new Map<number, number>()
  const search: typeof searchShifts = async (query, aborted) => {
    const page = await searchShifts(query, aborted)
    unread.set(query.page, page.unreadable ?? 0)
    return page
  }
  const { rows } = await loadAllPages({ search, query, keyOf: (shift) => shift.id, signal })
  return { shifts: rows, unreadable: [...unread.values()].reduce((sum, count) => sum + count, 0) }
}

export const countShiftsWithoutTimes = ({ shifts, unreadable }: WorkedShifts): number =>
  unreadable + shifts.filter(({ createdAt }) => createdAt === undefined).length

export function createMissingShiftCheck({ shifts, unreadable }: WorkedShifts): (date: string) => boolean {
  const unknown = shifts.filter(({ createdAt }) => createdAt === undefined)
  const isAny = unreadable > 0 || unknown.some(({ dateSlot }) => dateSlot === undefined)
  return (date) => isAny || unknown.some(({ dateSlot }) => dateSlot === date)
}

export async function loadCourierPlannedDays(
  id: number,
  { dateStart, dateEnd }: Period,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly PlannedShiftEntry[]>> {
  const weeks = await loadCourierSchedules(id, signal)
  const touching = weeks.filter((week) => week.dateStart <= dateEnd && week.dateEnd >= dateStart)
  const days = new Map<string, PlannedShiftEntry[]>()
  for (const week of touching) {
    for (const day of (await loadCourierSchedule(id, week.id, signal)).days) {
      days.set(day.dateItem, [...(days.get(day.dateItem) ?? []), day])
    }
  }
  return days
}

/**
 * Converts the shift's start and end to minutes since midnight of the shift's date. `timezone` is in hours east of UTC.
 */
export function toWorkedShifts(shift: Shift, timezone: number): WorkedShift[] {
  const { createdAt, finishedAt, dateSlot, countOrder } = shift
  if (createdAt === undefined) return []
  const begin = toCityTime(createdAt, timezone)
  const beginDate = begin.toLocalDate()
  const date = dateSlot ?? beginDate.toString()
  // A shift that started after midnight may belong to the previous date; its start is then later than 24:00. The start of a shift that
  // belongs to the next date is negative.
  const start =
    (beginDate.toEpochDay() - LocalDate.parse(date).toEpochDay()) * 1440 + begin.hour() * 60 + begin.minute()
  const until = finishedAt === undefined ? nowSecond() : toEpochSecond(finishedAt, timezone)
  const minutes = Math.floor((until - toEpochSecond(createdAt, timezone)) / 60)
  return [
    {
      date,
      start,
      end: start + Math.max(0, minutes),
      orders: countOrder,
    },
  ]
}
