/**
 * Moments of the contract as the lists show and compare them, by the browser's own dates. What the first list needs stands
 * here and not in `dates`: js-joda is 42 kB gzip and takes ten times as long, and live rows ask for every change.
 * `timezone` is how many hours a city is east of UTC, 5 or 6.
 */

const HAS_OFFSET = /(Z|[+-]\d{2}(:?\d{2})?)$/
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** `2026-11-21` → `21-11-2026`. */
export const formatDate = (date: string): string => date.split('-').reverse().join('-')

/** The date of a moment in city time, `dd-MM-yyyy`. */
export const formatMomentDate = (moment: string, timezone: number): string => formatDate(cityDate(moment, timezone))

/** The time of a moment in city time, `HH:mm`. */
export const formatMomentTime = (moment: string, timezone: number): string => cityMoment(moment, timezone).slice(11, 16)

/** A moment in city time, `dd-MM-yyyy HH:mm`. */
export const formatMoment = (moment: string, timezone: number): string =>
  `${formatMomentDate(moment, timezone)} ${formatMomentTime(moment, timezone)}`

/** The time of a second since the epoch, `HH:mm`, in a city. */
export const formatSecondTime = (second: number, timezone: number): string =>
  new Date(second * SECOND_MS + timezone * HOUR_MS).toISOString().slice(11, 16)

/** The date of a moment in city time, `yyyy-MM-dd`. */
export const cityDate = (moment: string, timezone: number): string => cityMoment(moment, timezone).slice(0, 10)

/** Seconds since the epoch of a server's moment. */
export const toEpochSecond = (moment: string, timezone: number): number =>
  Math.floor(toEpochMs(moment, timezone) / SECOND_MS)

/** Whole minutes from one moment to another, rounded towards zero. */
export const minutesBetween = (from: string, to: string, timezone: number): number =>
  Math.trunc((toEpochMs(to, timezone) - toEpochMs(from, timezone)) / MINUTE_MS) || 0

/** Seconds left as `MM:SS`, minutes above 59 included; `−MM:SS` when overdue. */
export function formatCountdown(seconds: number): string {
  const left = Math.abs(Math.trunc(seconds))
  const part = (value: number) => String(value).padStart(2, '0')
  return `${seconds < 0 ? '−' : ''}${part(Math.floor(left / 60))}:${part(left % 60)}`
}

/** Whether a moment says its own offset; without one it is local time of its city. */
export const isWithOffset = (moment: string): boolean => HAS_OFFSET.test(moment.slice(11))

/** A moment without an offset in ISO 8601. */
export const isoLocal = (moment: string): string => moment.replace(' ', 'T')

/** A moment with an offset in ISO 8601, which wants `+05:00`; servers also write `+0500` and `+05`. */
export const isoOffset = (moment: string): string =>
  isoLocal(moment)
    .replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
    .replace(/T(.*[+-]\d{2})$/, (_, time: string) => `T${time}:00`)

function toEpochMs(moment: string, timezone: number): number {
  return isWithOffset(moment) ? Date.parse(isoOffset(moment)) : Date.parse(`${isoLocal(moment)}Z`) - timezone * HOUR_MS
}

/** A moment in city time, beginning as `yyyy-MM-dd HH:mm`. */
function cityMoment(moment: string, timezone: number): string {
  if (!isWithOffset(moment)) return moment
  return new Date(toEpochMs(moment, timezone) + timezone * HOUR_MS).toISOString()
}
