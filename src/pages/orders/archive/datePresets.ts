import { Instant, LocalDate, ZoneOffset } from '@js-joda/core'

/** Days of creation, both included, `yyyy-MM-dd`. */
export type DateRange = { dateStart: string; dateEnd: string }

/** The periods that are asked for most: how many days ago they begin and end. */
export const DATE_PRESETS = [
  { label: 'Сегодня', from: 0, to: 0 },
  { label: 'Вчера', from: 1, to: 1 },
  { label: '7 дней', from: 6, to: 0 },
] as const

/** The days of a preset in a city `timezone` hours east of UTC; `now` is milliseconds since the epoch. */
export function presetRange({ from, to }: { from: number; to: number }, now: number, timezone: number): DateRange {
  const today = LocalDate.ofInstant(Instant.ofEpochMilli(now), ZoneOffset.ofHours(timezone))
  return { dateStart: today.minusDays(from).toString(), dateEnd: today.minusDays(to).toString() }
}
