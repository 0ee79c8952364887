import { LocalDateTime, ZoneOffset } from '@js-joda/core'
import { nowSecond } from '../lib/clock'
import { cityTimezone } from './timezones'

/** Today in a city, `yyyy-MM-dd`, by the city's own clock. */
export function cityToday(cityId: number | undefined): { date: string; timezone: number } {
  const timezone = cityTimezone(cityId)
  const now = LocalDateTime.ofEpochSecond(nowSecond(), 0, ZoneOffset.ofHours(timezone))
  return { date: now.toLocalDate().toString(), timezone }
}
