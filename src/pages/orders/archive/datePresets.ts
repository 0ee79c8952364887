import { Instant, LocalDate, ZoneOffset } from '@js-joda/core'
import type { Period } from '../../../domain/periods'

/** `from` and `to` are the numbers of days between today and the first and last day of the period. */
export const DATE_PRESETS = [
  { label: 'Сегодня', from: 0, to: 0 },
  { label: 'Вчера', from: 1, to: 1 },
  { label: '7 дней', from: 6, to: 0 },
] as const

/** `timezone` is in hours east of UTC, `now` in milliseconds since the epoch. */
export function datePresetRange({ from, to }: { from: number; to: number }, now: number, timezone: number): Period {
  const today = LocalDate.ofInstant(Instant.ofEpochMilli(now), ZoneOffset.ofHours(timezone))
  return { dateStart: today.minusDays(from).toString(), dateEnd: today.minusDays(to).toString() }
}
