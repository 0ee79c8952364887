import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'

/**
 * An operator may give several orders to one courier. The courier delivers one order at a time (`CourierRecord.orderId`); the other orders
 * keep their status until it is their turn.
 */

export const MAX_COURIER_ORDERS = 3

const RECHECK_SECONDS = 60

export const activeOrdersOfCourier = (world: World, courierId: number): OrderRecord[] =>
  world.db
    .activeOrders()
    .filter((order) => order.courierId === courierId)
    .sort((a, b) => a.id - b.id)

export function isQueuedForCourier(world: World, { id, courierId }: OrderRecord): boolean {
  const current = courierId === null ? null : (world.db.couriers.get(courierId)?.orderId ?? null)
  return current !== null && current !== id
}

export const queuedOrderDeadlines = ({ dueAt, lateAt }: OrderRecord, at: number) => ({
  dueAt,
  lateAt,
  nextAt: at + RECHECK_SECONDS,
})
