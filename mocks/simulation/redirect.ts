import type { LatLong } from '../../src/domain/geo'
import { STATUS } from '../seeds/orderStatuses'
import { streetMetres } from '../store/geography'
import type { CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { legToClient } from './externalCourier'
import { sendCourier } from './movement'
import { type Act, assignCourier, releaseCourier, replan } from './orderStatus'
import { lateAt, orderPace, type Pace, paceFrom } from './pace'

/** Seconds. */
const HAND_OVER = 60

export function moveCustomer(world: World, order: OrderRecord, place: LatLong, at: number): void {
  const { orders, branches } = world.db
  const branch = branches.get(order.branchId)
  orders.update(order.id, { ...place, distance: branch ? streetMetres(branch, place) : order.distance })
  if (order.status === STATUS.onTheWay || order.status === STATUS.atClient) {
    replan(world, order, planToClient(world, order, at))
  } else forecastAnew(world, order, at)
  world.events.emit({ type: 'order', order })
}

export function changeTimes(world: World, order: OrderRecord, at: number): void {
  if (order.status === STATUS.cooking || order.status === STATUS.accepted)
    replan(world, order, orderPace(world, order, order.status, at))
  else forecastAnew(world, order, at)
}

function forecastAnew(world: World, order: OrderRecord, at: number): void {
  const { status, dueAt, nextAt, courierId } = order
  if (nextAt === null) return
  // `nextAt` may be the second at which an operator checks the order, which is earlier than the courier's arrival.
  const leg = status === STATUS.courierAssigned && courierId !== null ? world.db.couriers.get(courierId)?.leg : null
  const end = Math.max(nextAt, leg?.arrivesAt ?? nextAt)
  replan(world, order, { dueAt, nextAt, lateAt: lateAt(world, order, { status, at, end }) })
}

export function changeCourier(
  world: World,
  order: OrderRecord,
  courier: CourierRecord,
  reason: string,
  act: Act,
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
  if (order.status < STATUS.courierAssigned) {
    assignCourier(world, order, courier, act)
    return
  }
  couriers.update(courier.id, { orderId: order.id })
  orders.update(order.id, { courierId: courier.id })
  replan(world, order, planAfterHandOver(world, order, courier, act.at))
  world.events.emit({ type: 'order', order })
}

function planAfterHandOver(world: World, order: OrderRecord, courier: CourierRecord, at: number): Pace {
  if (order.status >= STATUS.onTheWay) return planToClient(world, order, at)
  const arrivesAt = sendCourier(world, courier, world.db.branch(order.branchId), { at })
  if (order.status === STATUS.courierAssigned)
    return paceFrom(world, order, { status: order.status, at, end: arrivesAt })
  // The kitchen continues, but the order cannot leave before the new courier arrives.
  const end = Math.max(order.nextAt ?? at, arrivesAt + HAND_OVER)
  return paceFrom(world, order, { status: order.status, at, end })
}

function planToClient(world: World, order: OrderRecord, at: number): Pace {
  const arrivesAt = arrivalAtClient(world, order, at)
  const stay = order.status === STATUS.atClient ? HAND_OVER : 0
  return paceFrom(world, order, { status: order.status, at, end: arrivesAt + stay })
}

function arrivalAtClient(world: World, order: OrderRecord, at: number): number {
  if (order.courierId !== null) return sendCourier(world, world.db.courier(order.courierId), order, { at })
  const since = order.history.at(-1)?.at ?? at
  return Math.max(at + HAND_OVER, legToClient(world, order, world.db.branch(order.branchId), since).arrivesAt)
}
