import { Instant, LocalDate, ZoneOffset } from '@js-joda/core'

/** Both days included, `yyyy-MM-dd`. */
export type DateRange = { dateStart: string; dateEnd: string }

/** `from` and `to` in days before today. */
export const DATE_PRESETS = [
  { label: 'Сегодня', from: 0, to: 0 },
  { label: 'Вчера', from: 1, to: 1 },
  { label: '7 дней', from: 6, to: 0 },
] as const

/** `timezone`: hours east of UTC. `now`: ms since the epoch. */
export function presetRange({ from, to }: { from: number; to: number }, now: number, timezone: number): DateRange {
  const today = LocalDate.ofInstant(Instant.ofEpochMilli(now), ZoneOffset.ofHours(timezone))
  return { dateStart: today.minusDays(from).toString(), dateEnd: today.minusDays(to).toString() }
}
