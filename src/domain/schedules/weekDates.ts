import { DateTimeFormatter, LocalDate } from '@js-joda/core'
import { formatDate } from '../../lib/moments'
import type { Period } from '../periods'

/** Schedule weeks run from Tuesday to Monday (operations, section 9). Dates are `yyyy-MM-dd` in city time. */

export const DAYS_IN_WEEK = 7
const OFFERED_WEEKS = 4
/** 1 January 1970 was a Thursday, two days after the Tuesday on which a schedule week starts. */
const TUESDAY_OFFSET = 2

const DAY_AND_MONTH = DateTimeFormatter.ofPattern('dd-MM')

/** Returns the Tuesday on which the day's week starts. Both days count from 1970. */
export const scheduleWeekStart = (epochDay: number): number =>
  epochDay - ((((epochDay + TUESDAY_OFFSET) % DAYS_IN_WEEK) + DAYS_IN_WEEK) % DAYS_IN_WEEK)

export const addDays = (date: string, days: number): string => LocalDate.parse(date).plusDays(days).toString()

export const weekDates = (dateStart: string): string[] =>
  Array.from({ length: DAYS_IN_WEEK }, (_, index) => addDays(dateStart, index))

/** The current week and the three after it, for a new schedule (operations, «Schedules»). */
export function selectableWeeks(today: string): Period[] {
  const first = LocalDate.ofEpochDay(scheduleWeekStart(LocalDate.parse(today).toEpochDay())).toString()
  return Array.from({ length: OFFERED_WEEKS }, (_, index) => {
    const dateStart = addDays(first, index * DAYS_IN_WEEK)
    return { dateStart, dateEnd: addDays(dateStart, DAYS_IN_WEEK - 1) }
  })
}

export const dayAndMonth = (date: string): string => LocalDate.parse(date).format(DAY_AND_MONTH)

export const weekTitle = ({ dateStart, dateEnd }: Period): string => `${formatDate(dateStart)} – ${formatDate(dateEnd)}`
