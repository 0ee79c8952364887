import type { Order } from '../../api/orders'
import { earlier, orderDeadlines } from '../../domain/ordersAttention'
import { toEpochSecond } from '../../lib/moments'

/** `statusEndsAt` and `dueAt` are the earliest of the courier's active orders. */
export type CourierOrders = Deadlines & { ids: readonly number[] }

/** Seconds since the epoch. */
type Deadlines = {
  /** When the order's current status should end. */
  statusEndsAt: number | undefined
  /** When the order becomes late, as in the list of orders (`orderDeadlines`). */
  dueAt: number | undefined
}

export type OrdersByCourier = ReadonlyMap<number, CourierOrders>

export type CourierOrder = Deadlines & { id: number; courierId: number | undefined }

export const courierOrderDeadlines = (order: Order, timezone: number): Deadlines => ({
  statusEndsAt: order.dateTimeStatusFinish ? toEpochSecond(order.dateTimeStatusFinish, timezone) : undefined,
  dueAt: orderDeadlines(order, timezone).due,
})

const NO_ORDERS: CourierOrders = { ids: [], statusEndsAt: undefined, dueAt: undefined }

export function groupOrdersByCourier(orders: readonly CourierOrder[]): OrdersByCourier {
  const byCourier = new Map<number, CourierOrders>()
  for (const { id, courierId, statusEndsAt, dueAt } of orders) {
    if (courierId === undefined) continue
    const last = byCourier.get(courierId) ?? NO_ORDERS
    byCourier.set(courierId, {
      ids: [...last.ids, id].sort((a, b) => a - b),
      statusEndsAt: earlier(last.statusEndsAt, statusEndsAt),
      dueAt: earlier(last.dueAt, dueAt),
    })
  }
  return byCourier
}
