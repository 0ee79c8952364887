import type { Order } from '../../../api/orders'
import { isActiveStatus } from '../../../domain/orders'
import { type Deadlines, deadlinesOf } from '../../../domain/ordersAttention'
import { type Promised, promisedAt } from '../../../domain/ordersLoad'
import { timezoneOf } from '../../../session/timezones'
import { type LiveView, matchesFilter } from '../live/liveRules'

/** An order of the current filter with the moments that decide about it. */
export type KnownOrder = Deadlines & Promised & { id: number; order: Order }

/** Orders of one filter by their ids, whatever page they are on. */
export type KnownOrders = Map<number, KnownOrder>

export function putOrder(known: KnownOrders, order: Order): void {
  const timezone = timezoneOf(order.cityId)
  known.set(order.id, {
    id: order.id,
    order,
    ...deadlinesOf(order, timezone),
    promised: promisedAt(order, timezone),
  })
}

/** Applies a pushed order: merged by id, kept while it is active and matches the filter. */
export function applyUpdate(known: KnownOrders, update: Order, view: LiveView): void {
  const before = known.get(update.id)?.order
  const after = before ? { ...before, ...update } : update
  if (isActiveStatus(after.status) && matchesFilter(after, view)) putOrder(known, after)
  else known.delete(update.id)
}
