import { orderPromise } from '../../../domain/orderDelay'
import { expectedDelay } from '../../../domain/orderEta'
import { type Deadlines, orderDeadlines } from '../../../domain/ordersAttention'
import type { Promised } from '../../../domain/ordersLoad'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { isActiveMatch, type OrderFilter } from '../../../live/orderBook/selection'
import { cityTimezone } from '../../../session/timezones'

export type KnownOrder = Deadlines & Promised & { id: number; row: OrderRow }

export type KnownOrders = Map<number, KnownOrder>

export function putOrder(known: KnownOrders, row: OrderRow, filter: OrderFilter): void {
  const { id, order } = row
  if (!isActiveMatch(order, filter)) {
    known.delete(id)
    return
  }
  const timezone = cityTimezone(order.cityId)
  known.set(id, { id, row, ...orderDeadlines(order, timezone), promised: orderPromise(order, timezone) })
}

/** Sorts orders by expected delay, the largest first; orders without an estimate are last. */
export function byRisk(a: KnownOrder, b: KnownOrder, now: number): number {
  const [mine, other] = [delayOf(a, now), delayOf(b, now)]
  return mine === other ? 0 : other - mine
}

const delayOf = ({ row: { order } }: KnownOrder, now: number): number =>
  expectedDelay(order, cityTimezone(order.cityId), now) ?? Number.NEGATIVE_INFINITY
