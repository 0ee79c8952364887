import { LocalDate, LocalTime, ZoneOffset } from '@js-joda/core'

/**
 * Moments of the world. Records keep whole seconds since 1970; responses carry one of the two forms of the contract.
 * `timezone` is hours east of UTC.
 */

const DAY_SECONDS = 86_400

/** `2026-11-21 14:05:09`, the local time of a city. */
export const localText = (second: number, timezone: number): string =>
  `${localDate(second, timezone)} ${clockText(second + timezone * 3600)}`

/** `2026-11-21T14:05:09+05:00`. */
export const isoText = (second: number, timezone: number): string =>
  `${localDate(second, timezone)}T${clockText(second + timezone * 3600)}${ZoneOffset.ofHours(timezone).id()}`

/** `14:05:09`. Put together by hand: the library's formatter takes three times as long, and a page of orders holds hundreds. */
function clockText(second: number): string {
  const ofDay = ((second % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS
  return [Math.floor(ofDay / 3600), Math.floor((ofDay % 3600) / 60), ofDay % 60].map(twoDigits).join(':')
}

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** The second at which a date begins in a city. */
export const startOfDate = (date: string, timezone: number): number =>
  LocalDate.parse(date).atTime(LocalTime.MIDNIGHT).toEpochSecond(ZoneOffset.ofHours(timezone))

/** Days since 1970 of the local date. */
export const localDay = (second: number, timezone: number): number =>
  Math.floor((second + timezone * 3600) / DAY_SECONDS)

/** The weekday of days since 1970, Monday 0. */
export const weekdayIndex = (day: number): number => (day + 3) % 7

/** The local date, `2026-11-21`. */
export const localDate = (second: number, timezone: number): string => dateOfDay(localDay(second, timezone))

const dates = new Map<number, string>()

/** `2026-11-21` from days since 1970. Each is written once: a page of orders names the same day some hundred times. */
export function dateOfDay(day: number): string {
  const known = dates.get(day) ?? LocalDate.ofEpochDay(day).toString()
  dates.set(day, known)
  return known
}

/** Days since 1970 of a date. Taken apart by hand: the library's parser is far slower, and schedules ask it for every row. */
export function dayOfDate(date: string): number {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return LocalDate.of(year, month, day).toEpochDay()
}

/** The hour of the day in a city, with its fraction, from 0 to 24. */
export const localHour = (second: number, timezone: number): number =>
  ((((second + timezone * 3600) % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS) / 3600

/** The second of an hour (with fraction, may exceed 24) of a local day. */
export const atLocalHour = (day: number, hour: number, timezone: number): number =>
  Math.round(day * DAY_SECONDS + (hour - timezone) * 3600)
