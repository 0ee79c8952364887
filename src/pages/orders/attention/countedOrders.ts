import { promisedDeliverySecond } from '../../../domain/orderDelay'
import { expectedDelay } from '../../../domain/orderEta'
import { type OrderDeadlines, orderDeadlines } from '../../../domain/ordersAttention'
import type { WithPromisedTime } from '../../../domain/orderWorkload'
import { matchesActiveCriteria, type OrderCriteria } from '../../../live/orderBook/orderCriteria'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { cityTimezone } from '../../../session/timezones'

export type CountedOrder = OrderDeadlines & WithPromisedTime & { id: number; row: OrderRow }

export type CountedOrderMap = Map<number, CountedOrder>

export function syncCountedOrder(known: CountedOrderMap, row: OrderRow, criteria: OrderCriteria): void {
  const { id, order } = row
  if (!matchesActiveCriteria(order, criteria)) {
    known.delete(id)
    return
  }
  const timezone = cityTimezone(order.cityId)
  known.set(id, { id, row, ...orderDeadlines(order, timezone), promised: promisedDeliverySecond(order, timezone) })
}

export function compareByDelay(a: CountedOrder, b: CountedOrder, now: number): number {
  const [mine, other] = [delayOf(a, now), delayOf(b, now)]
  return mine === other ? 0 : other - mine
}

const delayOf = ({ row: { order } }: CountedOrder, now: number): number =>
  expectedDelay(order, cityTimezone(order.cityId), now) ?? Number.NEGATIVE_INFINITY
