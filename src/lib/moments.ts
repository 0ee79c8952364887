/**
 * Formats and compares dates and times of the API with the native `Date`. This module is separate from `jodaMoments`, because js-joda is 42
 * kB gzip and ten times slower, and rows of active orders call these functions on every change. `timezone` is hours east of UTC, 5 or 6.
 */

const HAS_OFFSET = /(Z|[+-]\d{2}(:?\d{2})?)$/
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Converts `yyyy-MM-dd` to `dd-MM-yyyy`. */
export const formatDate = (date: string): string => date.split('-').reverse().join('-')

/** `dd-MM-yyyy` in city time. */
export const formatMomentDate = (moment: string, timezone: number): string => formatDate(toCityDate(moment, timezone))

/** `HH:mm` in city time. */
export const formatMomentTime = (moment: string, timezone: number): string => cityMoment(moment, timezone).slice(11, 16)

/** `dd-MM-yyyy HH:mm` in city time. */
export const formatMoment = (moment: string, timezone: number): string =>
  `${formatMomentDate(moment, timezone)} ${formatMomentTime(moment, timezone)}`

/** `HH:mm` in city time. `second` is in epoch seconds, `timezone` in hours east of UTC. */
export const formatEpochTime = (second: number, timezone: number): string =>
  new Date(second * SECOND_MS + timezone * HOUR_MS).toISOString().slice(11, 16)

/** `yyyy-MM-dd` in city time. */
export const toCityDate = (moment: string, timezone: number): string => cityMoment(moment, timezone).slice(0, 10)

/** `yyyy-MM-ddTHH:mm:ss` in city time. */
export const toCityDateTime = (moment: string, timezone: number): string =>
  withIsoSeparator(cityMoment(moment, timezone)).slice(0, 19)

/** A moment without an offset is local to a city `timezone` hours east of UTC. NaN for invalid text. */
export const toEpochSecond = (moment: string, timezone: number): number =>
  Math.floor(toEpochMs(moment, timezone) / SECOND_MS)

/** Whole minutes, rounded towards zero; 0 for invalid text. */
export const minutesBetween = (from: string, to: string, timezone: number): number =>
  Math.trunc((toEpochMs(to, timezone) - toEpochMs(from, timezone)) / MINUTE_MS) || 0

/** Formats a countdown as `MM:SS`; minutes may exceed 59. An overdue countdown is `−MM:SS`. */
export function formatCountdown(seconds: number): string {
  const left = Math.abs(Math.trunc(seconds))
  const part = (value: number) => String(value).padStart(2, '0')
  return `${seconds < 0 ? '−' : ''}${part(Math.floor(left / 60))}:${part(left % 60)}`
}

export const hasUtcOffset = (moment: string): boolean => HAS_OFFSET.test(moment.slice(11))

export const withIsoSeparator = (moment: string): string => moment.replace(' ', 'T')

/** Writes the UTC offset in the ISO 8601 form `+05:00`; servers also send it as `+0500` or `+05`. */
export const normalizeIsoOffset = (moment: string): string =>
  withIsoSeparator(moment)
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
    .replace(/T(.*[+-]\d{2})$/, (_, time: string) => `T${time}:00`)

function toEpochMs(moment: string, timezone: number): number {
  return hasUtcOffset(moment)
    ? Date.parse(normalizeIsoOffset(moment))
    : Date.parse(`${withIsoSeparator(moment)}Z`) - timezone * HOUR_MS
}

function cityMoment(moment: string, timezone: number): string {
  if (!hasUtcOffset(moment)) return moment
  return new Date(toEpochMs(moment, timezone) + timezone * HOUR_MS).toISOString()
}
