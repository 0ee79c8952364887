import type { Order } from '../../../api/orders'
import { isLateEntry } from '../../../domain/orders'
import { minutesBetween } from '../../../lib/moments'
import { cityTimezone } from '../../../session/timezones'

/**
 * Minutes by which the external platform had received the order earlier than the delivery service; undefined if the
 * delay is too short to report.
 */
export function lateEntryMinutes(order: Pick<Order, 'createdAt' | 'externalCreatedAt' | 'cityId'>): number | undefined {
  const { createdAt, externalCreatedAt, cityId } = order
  if (createdAt === undefined || externalCreatedAt === undefined) return undefined
  const gap = minutesBetween(externalCreatedAt, createdAt, cityTimezone(cityId))
  return isLateEntry(gap) ? gap : undefined
}
