import {
  DateTimeFormatter,
  Duration,
  type Instant,
  LocalDate,
  LocalDateTime,
  OffsetDateTime,
  ZoneOffset,
} from '@js-joda/core'

/**
 * Dates and times of the contract. A city's local time is `ZoneOffset.ofHours(timezone)`, timezone being 5 or 6.
 * Requests carry `yyyy-MM-dd` and `yyyy-MM-dd HH:mm:00`; responses that form with seconds, or ISO 8601 with an offset.
 */

const DISPLAY_DATE = DateTimeFormatter.ofPattern('dd-MM-yyyy')
const DISPLAY_TIME = DateTimeFormatter.ofPattern('HH:mm')
const DISPLAY_MOMENT = DateTimeFormatter.ofPattern('dd-MM-yyyy HH:mm')
const REQUEST_MOMENT = DateTimeFormatter.ofPattern('yyyy-MM-dd HH:mm:00')
const HAS_OFFSET = /(Z|[+-]\d{2}(:?\d{2})?)$/

/** The instant of a server's moment; a form without an offset is local time of a city `timezone` hours east of UTC. */
export function toInstant(moment: string, timezone: number): Instant {
  return isWithOffset(moment)
    ? OffsetDateTime.parse(isoOffset(moment)).toInstant()
    : LocalDateTime.parse(isoLocal(moment)).toInstant(ZoneOffset.ofHours(timezone))
}

/** The local date and time of a server's moment in a city `timezone` hours east of UTC. */
export function toCityTime(moment: string, timezone: number): LocalDateTime {
  return isWithOffset(moment)
    ? LocalDateTime.ofInstant(toInstant(moment, timezone), ZoneOffset.ofHours(timezone))
    : LocalDateTime.parse(isoLocal(moment))
}

/** `2026-11-21` → `21-11-2026`. */
export const formatDate = (date: string): string => LocalDate.parse(date).format(DISPLAY_DATE)

/** The date of a moment in city time, `dd-MM-yyyy`. */
export const formatMomentDate = (moment: string, timezone: number): string =>
  toCityTime(moment, timezone).format(DISPLAY_DATE)

/** The time of a moment in city time, `HH:mm`. */
export const formatMomentTime = (moment: string, timezone: number): string =>
  toCityTime(moment, timezone).format(DISPLAY_TIME)

/** A moment in city time, `dd-MM-yyyy HH:mm`. */
export const formatMoment = (moment: string, timezone: number): string =>
  toCityTime(moment, timezone).format(DISPLAY_MOMENT)

/** The time of a second since the epoch, `HH:mm`, in a city `timezone` hours east of UTC. */
export const formatSecondTime = (second: number, timezone: number): string =>
  LocalDateTime.ofEpochSecond(second, 0, ZoneOffset.ofHours(timezone)).format(DISPLAY_TIME)

/** City-local date and time for a request, seconds always zero. */
export const requestMoment = (moment: LocalDateTime): string => moment.format(REQUEST_MOMENT)

/**
 * Seconds since the epoch of a server's moment. By the browser's own parser: a live list asks it for every row that
 * changes, and js-joda takes ten times as long.
 */
export function toEpochSecond(moment: string, timezone: number): number {
  const iso = isWithOffset(moment) ? isoOffset(moment) : `${isoLocal(moment)}${ZoneOffset.ofHours(timezone)}`
  return Math.floor(Date.parse(iso) / 1000)
}

/** Whole minutes from one moment to another, rounded towards zero. */
export const minutesBetween = (from: string, to: string, timezone: number): number =>
  Duration.between(toInstant(from, timezone), toInstant(to, timezone)).toMinutes()

function isWithOffset(moment: string): boolean {
  return HAS_OFFSET.test(moment.slice(11))
}

function isoLocal(moment: string): string {
  return moment.replace(' ', 'T')
}

/** js-joda wants `+05:00`; servers also write `+0500` and `+05`. */
function isoOffset(moment: string): string {
  return isoLocal(moment)
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
    .replace(/T(.*[+-]\d{2})$/, (_, time: string) => `T${time}:00`)
}

/** Seconds left as `MM:SS`, minutes above 59 included; `−MM:SS` when overdue. */
export function formatCountdown(seconds: number): string {
  const left = Math.abs(Math.trunc(seconds))
  const part = (value: number) => String(value).padStart(2, '0')
  return `${seconds < 0 ? '−' : ''}${part(Math.floor(left / 60))}:${part(left % 60)}`
}
