import { LocalDate, LocalDateTime, ZoneOffset } from '@js-joda/core'
import type { Shift } from '../../api/shifts'
import { secondsBetween } from '../../domain/shiftAnomalies'
import { formatRequestMoment } from '../../lib/jodaMoments'
import { formatMomentDate, formatMomentTime, hasUtcOffset } from '../../lib/moments'
import { cityTimezone, sharedTimezone } from '../../session/timezones'

export const CITY_UNKNOWN_MESSAGE = 'Город смены неизвестен. Выберите город в фильтре'

export const shiftCityId = ({ cityId }: Shift, filterCity: number | undefined): number | undefined =>
  cityId ?? filterCity

/**
 * Timezone of a shift in hours east of UTC (contract, «a city's clock on mixed lists»). It is undefined if the city is unknown and the
 * user's cities have different timezones.
 */
export function shiftTimezone(shift: Shift, filterCity: number | undefined): number | undefined {
  const cityId = shiftCityId(shift, filterCity)
  return cityId === undefined ? sharedTimezone() : cityTimezone(cityId)
}

export const shiftMomentDateText = (moment: string, timezone: number | undefined): string =>
  isReadable(moment, timezone) ? formatMomentDate(moment, timezone ?? 0) : '—'

export const shiftMomentTimeText = (moment: string, timezone: number | undefined): string =>
  isReadable(moment, timezone) ? formatMomentTime(moment, timezone ?? 0) : '—'

export const epochToRequestMoment = (second: number, timezone: number): string =>
  formatRequestMoment(LocalDateTime.ofEpochSecond(second, 0, ZoneOffset.ofHours(timezone)))

/** A time without an offset is already local, so it can be shown without the timezone; a time with an offset cannot. */
const isReadable = (moment: string, timezone: number | undefined) => timezone !== undefined || !hasUtcOffset(moment)

export function shiftDurationMinutes(start: string, end: string, timezone: number | undefined): number | undefined {
  const seconds = secondsBetween(start, end, timezone)
  return seconds === undefined ? undefined : Math.trunc(seconds / 60)
}

/**
 * Last date of the search for the orders of a shift that started on `date`. A shift passes midnight at most once, so this is at most the
 * next date. Without this limit, the search for a shift that was closed days late would include the orders of all those days.
 */
export const shiftOrderSearchEndDate = (date: string, end: string): string =>
  end > date ? LocalDate.parse(date).plusDays(1).toString() : date
