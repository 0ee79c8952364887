import { LocalDateTime, ZoneOffset } from '@js-joda/core'
import { nowSecond } from '../lib/clock'
import { cityTimezone } from './timezones'

/** The current date and time in a city (contract, «a city's clock»). */
export const cityNow = (cityId: number | undefined): LocalDateTime =>
  LocalDateTime.ofEpochSecond(nowSecond(), 0, ZoneOffset.ofHours(cityTimezone(cityId)))

/** The current date in a city as `yyyy-MM-dd`. */
export const cityToday = (cityId: number | undefined): string => cityNow(cityId).toLocalDate().toString()
