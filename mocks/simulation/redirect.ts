import type { LatLong } from '../../src/domain/geo'
import { ORDER_STATUS } from '../seeds/orderStatuses'
import { streetMetres } from '../store/geography'
import type { CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { legToClient } from './externalCourier'
import { sendCourier } from './movement'
import { assignCourier, type ChangeStamp, releaseCourier, setStatusTimes } from './orderStatus'
import { lateNotificationAt, type StatusTimes, statusTimes, statusTimesFrom } from './statusTimes'

/** Seconds. */
const HAND_OVER = 60

export function changeOrderDestination(world: World, order: OrderRecord, place: LatLong, at: number): void {
  const { orders, branches } = world.db
  const branch = branches.get(order.branchId)
  orders.update(order.id, { ...place, distance: branch ? streetMetres(branch, place) : order.distance })
  if (order.status === ORDER_STATUS.onTheWay || order.status === ORDER_STATUS.atClient) {
    setStatusTimes(world, order, planToClient(world, order, at))
  } else forecastAnew(world, order, at)
  world.events.emit({ type: 'order', order })
}

export function recalculateOrderTimes(world: World, order: OrderRecord, at: number): void {
  if (order.status === ORDER_STATUS.cooking || order.status === ORDER_STATUS.accepted)
    setStatusTimes(world, order, statusTimes(world, order, order.status, at))
  else forecastAnew(world, order, at)
}

function forecastAnew(world: World, order: OrderRecord, at: number): void {
  const { status, dueAt, nextAt, courierId } = order
  if (nextAt === null) return
  // `nextAt` may be the second at which an operator checks the order, which is earlier than the courier's arrival.
  const leg =
    status === ORDER_STATUS.courierAssigned && courierId !== null ? world.db.couriers.get(courierId)?.leg : null
  const end = Math.max(nextAt, leg?.arrivesAt ?? nextAt)
  setStatusTimes(world, order, { dueAt, nextAt, lateAt: lateNotificationAt(world, order, { status, at, end }) })
}

export function reassignOrder(
  world: World,
  order: OrderRecord,
  courier: CourierRecord,
  reason: string,
  act: ChangeStamp,
): void {
  const { orders, couriers } = world.db
  const { courierId } = order
  releaseCourier(world, order, act.at)
  orders.update(order.id, {
    courierId: null,
    oldCouriers: courierId === null ? order.oldCouriers : [...order.oldCouriers, { courierId, reason }],
    redistributed: order.redistributed || courierId !== null || order.isExternalCourier,
    isExternalCourier: false,
    deliveryService: null,
    externalCourierName: null,
  })
  if (order.status < ORDER_STATUS.courierAssigned) {
    assignCourier(world, order, courier, act)
    return
  }
  couriers.update(courier.id, { orderId: order.id })
  orders.update(order.id, { courierId: courier.id })
  setStatusTimes(world, order, planAfterHandOver(world, order, courier, act.at))
  world.events.emit({ type: 'order', order })
}

function planAfterHandOver(world: World, order: OrderRecord, courier: CourierRecord, at: number): StatusTimes {
  if (order.status >= ORDER_STATUS.onTheWay) return planToClient(world, order, at)
  const arrivesAt = sendCourier(world, courier, world.db.branch(order.branchId), { at })
  if (order.status === ORDER_STATUS.courierAssigned)
    return statusTimesFrom(world, order, { status: order.status, at, end: arrivesAt })
  // The branch continues to cook, but the order cannot leave before the new courier arrives.
  const end = Math.max(order.nextAt ?? at, arrivesAt + HAND_OVER)
  return statusTimesFrom(world, order, { status: order.status, at, end })
}

function planToClient(world: World, order: OrderRecord, at: number): StatusTimes {
  const arrivesAt = arrivalAtClient(world, order, at)
  const stay = order.status === ORDER_STATUS.atClient ? HAND_OVER : 0
  return statusTimesFrom(world, order, { status: order.status, at, end: arrivesAt + stay })
}

function arrivalAtClient(world: World, order: OrderRecord, at: number): number {
  if (order.courierId !== null) return sendCourier(world, world.db.courier(order.courierId), order, { at })
  const since = order.history.at(-1)?.at ?? at
  return Math.max(at + HAND_OVER, legToClient(world, order, world.db.branch(order.branchId), since).arrivesAt)
}
