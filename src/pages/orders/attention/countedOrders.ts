import type { Order } from '../../../api/orders'
import { promisedDeliverySecond } from '../../../domain/orderDelay'
import { expectedDelay } from '../../../domain/orderEta'
import { isActiveOrderStatus } from '../../../domain/orders'
import { type OrderDeadlines, orderDeadlines } from '../../../domain/ordersAttention'
import type { WithPromisedTime } from '../../../domain/orderWorkload'
import { matchesActiveCriteria, type OrderCriteria } from '../../../live/orderBook/orderCriteria'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { isStillConfirmed } from '../../../live/orderBook/pageRows'
import { cityTimezone } from '../../../session/timezones'

export type CountedOrder = OrderDeadlines & WithPromisedTime & { id: number; row: OrderRow }

export type CountedOrderMap = Map<number, CountedOrder>

/** An order of a response counts until it changes, even if the console's own filter excludes it, as in the order list. */
export function syncCountedOrder(
  known: CountedOrderMap,
  row: OrderRow,
  criteria: OrderCriteria,
  confirmed: Order | undefined,
): void {
  const { id, order } = row
  const matches = isStillConfirmed(confirmed, order)
    ? isActiveOrderStatus(order.status)
    : matchesActiveCriteria(order, criteria)
  if (!matches) {
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
