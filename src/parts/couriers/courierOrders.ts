import { earlier } from '../../domain/ordersAttention'

/** Active orders of one courier. `dueAt`: the earliest deadline of their statuses, in seconds since the epoch. */
export type CourierOrders = { ids: readonly number[]; dueAt: number | undefined }

export type OrdersByCourier = ReadonlyMap<number, CourierOrders>

export type CourierOrder = { id: number; courierId: number | undefined; dueAt: number | undefined }

const NO_ORDERS: CourierOrders = { ids: [], dueAt: undefined }

export function groupOrdersByCourier(orders: readonly CourierOrder[]): OrdersByCourier {
  const byCourier = new Map<number, CourierOrders>()
  for (const { id, courierId, dueAt } of orders) {
    if (courierId === undefined) continue
    const { ids, dueAt: earliest } = byCourier.get(courierId) ?? NO_ORDERS
    byCourier.set(courierId, { ids: [...ids, id], dueAt: earlier(earliest, dueAt) })
  }
  return byCourier
}
