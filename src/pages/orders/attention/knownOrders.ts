import { expectedDelay } from '../../../domain/orderEta'
import { type Deadlines, orderDeadlines } from '../../../domain/ordersAttention'
import { type Promised, promisedAt } from '../../../domain/ordersLoad'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { isActiveMatch, type OrderFilter } from '../../../live/orderBook/selection'
import { cityTimezone } from '../../../session/timezones'

/** An order of the current filter with the moments that decide about it. */
export type KnownOrder = Deadlines & Promised & { id: number; row: OrderRow }

/** Active orders of one filter by their ids, whatever page they are on. */
export type KnownOrders = Map<number, KnownOrder>

/** Takes an order that has changed: kept while it is active and matches the filter. */
export function putOrder(known: KnownOrders, row: OrderRow, filter: OrderFilter): void {
  const { id, order } = row
  if (!isActiveMatch(order, filter)) {
    known.delete(id)
    return
  }
  const timezone = cityTimezone(order.cityId)
  known.set(id, { id, row, ...orderDeadlines(order, timezone), promised: promisedAt(order, timezone) })
}

/** What is expected latest against its promise stands first; what cannot be estimated follows. */
export function byRisk(a: KnownOrder, b: KnownOrder, now: number): number {
  const [mine, other] = [delayOf(a, now), delayOf(b, now)]
  return mine === other ? 0 : other - mine
}

const delayOf = ({ row: { order } }: KnownOrder, now: number): number =>
  expectedDelay(order, cityTimezone(order.cityId), now) ?? Number.NEGATIVE_INFINITY
