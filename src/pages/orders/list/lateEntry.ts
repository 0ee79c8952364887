import type { Order } from '../../../api/orders'
import { isLateEntry } from '../../../domain/orders'
import { minutesBetween } from '../../../lib/moments'
import { cityTimezone } from '../../../session/timezones'

/** How many minutes the platform had an order before us, where that is so long that an operator must know. */
export function lateEntryMinutes(order: Pick<Order, 'createdAt' | 'externalCreatedAt' | 'cityId'>): number | undefined {
  const { createdAt, externalCreatedAt, cityId } = order
  if (createdAt === undefined || externalCreatedAt === undefined) return undefined
  const gap = minutesBetween(externalCreatedAt, createdAt, cityTimezone(cityId))
  return isLateEntry(gap) ? gap : undefined
}
