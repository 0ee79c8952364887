import { DateTimeFormatter, LocalDate, LocalDateTime, LocalTime, ZoneOffset } from '@js-joda/core'

/**
 * Moments of the world. Records keep whole seconds since 1970; responses carry one of the two forms of the contract.
 * `timezone` is hours east of UTC.
 */

const LOCAL = DateTimeFormatter.ofPattern('yyyy-MM-dd HH:mm:ss')
const ISO = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss")
const DAY_SECONDS = 86_400

/** `2026-11-21 14:05:09`, the local time of a city. */
export const localText = (second: number, timezone: number): string => cityTime(second, timezone).format(LOCAL)

/** `2026-11-21T14:05:09+05:00`. */
export const isoText = (second: number, timezone: number): string =>
  `${cityTime(second, timezone).format(ISO)}${ZoneOffset.ofHours(timezone).id()}`

/** The second at which a date begins in a city. */
export const startOfDate = (date: string, timezone: number): number =>
  LocalDate.parse(date).atTime(LocalTime.MIDNIGHT).toEpochSecond(ZoneOffset.ofHours(timezone))

/** Days since 1970 of the local date. */
export const localDay = (second: number, timezone: number): number =>
  Math.floor((second + timezone * 3600) / DAY_SECONDS)

/** The local date, `2026-11-21`. */
export const localDate = (second: number, timezone: number): string =>
  LocalDate.ofEpochDay(localDay(second, timezone)).toString()

/** `2026-11-21` from days since 1970. */
export const dateOfDay = (day: number): string => LocalDate.ofEpochDay(day).toString()

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

function cityTime(second: number, timezone: number): LocalDateTime {
  return LocalDateTime.ofEpochSecond(second, 0, ZoneOffset.ofHours(timezone))
}
