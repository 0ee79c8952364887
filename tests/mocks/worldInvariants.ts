import { MAX_COURIER_ORDERS } from '../../mocks/simulation/courierOrders'
import { nextShiftStart } from '../../mocks/simulation/roster'
import type { CourierRecord, OrderRecord, StatusHistoryEntry } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { isActiveOrderStatus } from '../../src/domain/orders'

/** Rules that the mock data must satisfy at any moment. The checks throw, because an `expect()` per record would take a minute. */

/**
 * `longestStep` is the maximum time of an order in one status, in seconds. It may be hours, because an operator may send a courier on foot
 * across the city.
 */
export function checkWorld(world: World, longestStep: number): void {
  const carried = new Map<number, number[]>()
  for (const order of world.db.orders.all()) {
    checkHistory(order)
    if (isActiveOrderStatus(order.status)) checkActive(world, order, carried, longestStep)
    else if (order.finishedAt === null || order.nextAt !== null || order.dueAt !== null)
      throw new Error(`Order ${order.id} is over but goes on`)
  }
  for (const courier of world.db.couriers.all()) checkCourier(world, courier, carried)
}

function checkActive({ db, clock }: World, order: OrderRecord, carried: Map<number, number[]>, longest: number): void {
  const { id, courierId, nextAt, isExternalCourier, status } = order
  const now = clock.second()
  const since = order.history.at(-1)?.at ?? 0
  if (nextAt === null || nextAt < now || now - since > longest) throw new Error(`Order ${id} is stuck in ${status}`)
  if (order.finishedAt !== null) throw new Error(`Order ${id} is under way and over`)
  if (status >= 30 && courierId === null && !isExternalCourier) throw new Error(`Nobody carries order ${id}`)
  if (courierId !== null && isExternalCourier) throw new Error(`Order ${id} is carried twice`)
  if (courierId === null) return
  const own = [...(carried.get(courierId) ?? []), id]
  carried.set(courierId, own)
  if (own.length > MAX_COURIER_ORDERS) throw new Error(`Courier ${courierId} holds ${own.length} orders`)
  if (db.courier(courierId).orderId === null)
    throw new Error(`Courier ${courierId} of order ${id} has no current order`)
}

function checkCourier({ db, clock }: World, courier: CourierRecord, carried: Map<number, number[]>): void {
  const { id, orderId, slotId, slotNextAt } = courier
  if (orderId !== null && !carried.get(id)?.includes(orderId))
    throw new Error(`Current order ${orderId} of courier ${id} is not assigned to this courier`)
  if (orderId !== null && slotId === null) throw new Error(`Courier ${id} works without a slot`)
  if (slotId !== null) {
    const slot = db.slot(slotId)
    if (slot.courierId !== id || slot.finishedAt !== null) throw new Error(`Courier ${id} works in a slot that is over`)
  }
  const isEmployed = db.employees.get(id)?.status === 10
  if (isEmployed && (slotNextAt === null || slotNextAt < clock.second()))
    throw new Error(`Nobody looks at the slot of courier ${id} any more`)
  if (!isEmployed || orderId !== null) return
  const planned = slotId === null ? 0 : db.slot(slotId).endsAt
  if ((slotNextAt ?? 0) > Math.max(planned, nextShiftStart(db, courier, clock.second())))
    throw new Error(`Courier ${id} misses the next shift`)
}

/**
 * Times of an order never decrease. The status of an active order increases, or becomes 0 or less when the order is cancelled or refused.
 * Only a user can change the status of an archived order.
 */
function checkHistory({ id, status, createdAt, history }: OrderRecord): void {
  if (history[0]?.at !== createdAt || history.at(-1)?.status !== status) throw new Error(`History of order ${id}`)
  for (let i = 1; i < history.length; i++) {
    const [before, after] = [history[i - 1] as StatusHistoryEntry, history[i] as StatusHistoryEntry]
    const isForward = isActiveOrderStatus(before.status) && (after.status > before.status || after.status <= 0)
    const isCorrected = !isActiveOrderStatus(before.status) && after.userId !== null
    if (after.at < before.at || !(isForward || isCorrected))
      throw new Error(`Order ${id}: ${before.status} at ${before.at}, then ${after.status} at ${after.at}`)
  }
}
