import type { Order } from '../../../api/orders'
import { isOrderEnteredLate } from '../../../domain/orders'
import { minutesBetween } from '../../../lib/moments'
import { cityTimezone } from '../../../session/timezones'

export function orderEntryDelayMinutes(
  order: Pick<Order, 'createdAt' | 'externalCreatedAt' | 'cityId'>,
): number | undefined {
  const { createdAt, externalCreatedAt, cityId } = order
  if (createdAt === undefined || externalCreatedAt === undefined) return undefined
  const gap = minutesBetween(externalCreatedAt, createdAt, cityTimezone(cityId))
  return isOrderEnteredLate(gap) ? gap : undefined
}
