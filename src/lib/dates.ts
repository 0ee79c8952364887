import { DateTimeFormatter, type Instant, LocalDateTime, OffsetDateTime, ZoneOffset } from '@js-joda/core'
import { isoLocal, isoOffset, isWithOffset } from './moments'

/**
 * Dates and times of the contract in js-joda. A city's local time is `ZoneOffset.ofHours(timezone)`, timezone being 5 or 6.
 * Requests carry `yyyy-MM-dd` and `yyyy-MM-dd HH:mm:00`; responses that form with seconds, or ISO 8601 with an offset.
 */

const REQUEST_MOMENT = DateTimeFormatter.ofPattern('yyyy-MM-dd HH:mm:00')

/** The instant of a server's moment; a form without an offset is local time of a city `timezone` hours east of UTC. */
export function toInstant(moment: string, timezone: number): Instant {
  return isWithOffset(moment)
    ? OffsetDateTime.parse(isoOffset(moment)).toInstant()
    : LocalDateTime.parse(isoLocal(moment)).toInstant(ZoneOffset.ofHours(timezone))
}

/** The local date and time of a server's moment in a city `timezone` hours east of UTC. */
export function toCityTime(moment: string, timezone: number): LocalDateTime {
  return isWithOffset(moment)
    ? LocalDateTime.ofInstant(toInstant(moment, timezone), ZoneOffset.ofHours(timezone))
    : LocalDateTime.parse(isoLocal(moment))
}

/** City-local date and time for a request, seconds always zero. */
export const requestMoment = (moment: LocalDateTime): string => moment.format(REQUEST_MOMENT)
