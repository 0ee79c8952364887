import { DateTimeFormatter, type Instant, LocalDateTime, OffsetDateTime, ZoneOffset } from '@js-joda/core'
import { hasUtcOffset, normalizeIsoOffset, withIsoSeparator } from './moments'

/**
 * Converts dates and times of the API to js-joda types. City time is `ZoneOffset.ofHours(timezone)`, where timezone is 5 or 6. Requests
 * contain `yyyy-MM-dd` and `yyyy-MM-dd HH:mm:00`; responses contain `yyyy-MM-dd HH:mm:ss`, or ISO 8601 with an offset.
 */

const REQUEST_MOMENT = DateTimeFormatter.ofPattern('yyyy-MM-dd HH:mm:00')

/**
 * Parses a moment with or without an offset. Without one it is local to the city; `timezone` is in hours east of UTC. Throws for invalid
 * text.
 */
export function toInstant(moment: string, timezone: number): Instant {
  return hasUtcOffset(moment)
    ? OffsetDateTime.parse(normalizeIsoOffset(moment)).toInstant()
    : LocalDateTime.parse(withIsoSeparator(moment)).toInstant(ZoneOffset.ofHours(timezone))
}

/** Converts a moment to city time; `timezone` is in hours east of UTC. Throws for invalid text. */
export function toCityTime(moment: string, timezone: number): LocalDateTime {
  return hasUtcOffset(moment)
    ? LocalDateTime.ofInstant(toInstant(moment, timezone), ZoneOffset.ofHours(timezone))
    : LocalDateTime.parse(withIsoSeparator(moment))
}

export const formatRequestMoment = (moment: LocalDateTime): string => moment.format(REQUEST_MOMENT)
