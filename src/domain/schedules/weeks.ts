import { DateTimeFormatter, LocalDate } from '@js-joda/core'
import { formatDate } from '../../lib/moments'

/** Weeks of a schedule. They run from Tuesday to Monday (operations, section 9); dates are `yyyy-MM-dd` of the city. */

export const DAYS_IN_WEEK = 7
/** How many weeks a new schedule may be made for: the present one and those after it. */
const OFFERED_WEEKS = 4
/** Days from Thursday, 1 January 1970 back to a Tuesday. */
const TUESDAY_OFFSET = 2

const SHORT_NAMES = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const
const LONG_NAMES = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'] as const
const DAY_AND_MONTH = DateTimeFormatter.ofPattern('dd-MM')

/** The first and the last day of a week. */
export type WeekDates = { dateStart: string; dateEnd: string }

/** The Tuesday on which the week of a day begins. Both are days since 1970. */
export const weekStart = (epochDay: number): number =>
  epochDay - ((((epochDay + TUESDAY_OFFSET) % DAYS_IN_WEEK) + DAYS_IN_WEEK) % DAYS_IN_WEEK)

/** The date so many days later, or earlier. */
export const addDays = (date: string, days: number): string => LocalDate.parse(date).plusDays(days).toString()

/** The seven dates of a week in order, from its first day. */
export const weekDates = (dateStart: string): string[] =>
  Array.from({ length: DAYS_IN_WEEK }, (_, index) => addDays(dateStart, index))

/** The weeks that the selector offers on a day: the one it is in, and three more (operations, «Schedules»). */
export function offeredWeeks(today: string): WeekDates[] {
  const first = LocalDate.ofEpochDay(weekStart(LocalDate.parse(today).toEpochDay())).toString()
  return Array.from({ length: OFFERED_WEEKS }, (_, index) => {
    const dateStart = addDays(first, index * DAYS_IN_WEEK)
    return { dateStart, dateEnd: addDays(dateStart, DAYS_IN_WEEK - 1) }
  })
}

/** «Вт», by the real date: a week does not begin on Monday. */
export const shortDayName = (date: string): string => SHORT_NAMES[weekdayIndex(date)] ?? ''

/** «Вторник». */
export const longDayName = (date: string): string => LONG_NAMES[weekdayIndex(date)] ?? ''

/** «17-03», where there is no room for the year. */
export const dayAndMonth = (date: string): string => LocalDate.parse(date).format(DAY_AND_MONTH)

/** «17-03-2026 – 23-03-2026» (operations, section 9). */
export const weekTitle = ({ dateStart, dateEnd }: WeekDates): string =>
  `${formatDate(dateStart)} – ${formatDate(dateEnd)}`

/** Saturday and Sunday. */
export const isWeekend = (date: string): boolean => weekdayIndex(date) >= 5

/** 0 is Monday. */
const weekdayIndex = (date: string): number => LocalDate.parse(date).dayOfWeek().value() - 1
