import { LocalDate, LocalTime, ZoneOffset } from '@js-joda/core'

/**
 * Records store seconds since 1970. Responses use the contract's two text forms: city-local time, and ISO with an
 * offset. `timezone` is in hours east of UTC.
 */

const DAY_SECONDS = 86_400

/** City-local time: `2026-11-21 14:05:09`. */
export const formatLocalDateTime = (second: number, timezone: number): string =>
  `${localIsoDate(second, timezone)} ${clockText(second + timezone * 3600)}`

/** `2026-11-21T14:05:09+05:00`. */
export const formatIsoDateTime = (second: number, timezone: number): string =>
  `${localIsoDate(second, timezone)}T${clockText(second + timezone * 3600)}${ZoneOffset.ofHours(timezone).id()}`

/**
 * Formats a time without the date library, whose formatter is three times slower. A page of orders contains hundreds of
 * such texts.
 */
function clockText(second: number): string {
  const ofDay = ((second % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS
  return [Math.floor(ofDay / 3600), Math.floor((ofDay % 3600) / 60), ofDay % 60].map(twoDigits).join(':')
}

const twoDigits = (part: number): string => String(part).padStart(2, '0')

export const startOfDate = (date: string, timezone: number): number =>
  LocalDate.parse(date).atTime(LocalTime.MIDNIGHT).toEpochSecond(ZoneOffset.ofHours(timezone))

export const localEpochDay = (second: number, timezone: number): number =>
  Math.floor((second + timezone * 3600) / DAY_SECONDS)

/** Weekday of a day since 1970; Monday is 0. */
export const weekdayIndex = (day: number): number => (day + 3) % 7

export const localIsoDate = (second: number, timezone: number): string =>
  dateOfEpochDay(localEpochDay(second, timezone))

const dates = new Map<number, string>()

/**
 * Converts days since 1970 to `2026-11-21`. Cached, because a page of orders repeats the same date hundreds of times.
 */
export function dateOfEpochDay(day: number): string {
  const known = dates.get(day) ?? LocalDate.ofEpochDay(day).toString()
  dates.set(day, known)
  return known
}

/**
 * Converts `2026-11-21` to days since 1970. Parses without the date library, whose parser is far slower, because
 * schedules call this for each row.
 */
export function epochDayOfDate(date: string): number {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return LocalDate.of(year, month, day).toEpochDay()
}

/** Hour of the day in city-local time, 0 to 24 with a fraction. */
export const localHour = (second: number, timezone: number): number =>
  ((((second + timezone * 3600) % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS) / 3600

/** Converts an hour (fractional, may exceed 24) of a city-local day to seconds since 1970. */
export const secondAtLocalHour = (day: number, hour: number, timezone: number): number =>
  Math.round(day * DAY_SECONDS + (hour - timezone) * 3600)
