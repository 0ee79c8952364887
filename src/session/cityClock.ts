import { LocalDateTime, ZoneOffset } from '@js-joda/core'
import { nowSecond } from '../lib/clock'
import { cityTimezone } from './timezones'

/** The present date and time in a city (contract, «a city's clock»). */
export const cityNow = (cityId: number | undefined): LocalDateTime =>
  LocalDateTime.ofEpochSecond(nowSecond(), 0, ZoneOffset.ofHours(cityTimezone(cityId)))

/** Today in a city, `yyyy-MM-dd`, by the city's own clock. */
export const cityToday = (cityId: number | undefined): string => cityNow(cityId).toLocalDate().toString()
