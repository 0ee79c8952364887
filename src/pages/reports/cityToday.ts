import { Instant, LocalDate, ZoneOffset } from '@js-joda/core'
import { nowMs } from '../../lib/clock'
import { cityTimezone } from '../../session/timezones'

/** Today in a city, `yyyy-MM-dd`. */
export const cityToday = (cityId: number | undefined): string =>
  LocalDate.ofInstant(Instant.ofEpochMilli(nowMs()), ZoneOffset.ofHours(cityTimezone(cityId))).toString()
