import type { LatLong } from '../../src/domain/geo'
import { isActiveOrderStatus } from '../../src/domain/orders'
import { ORDER_STATUS } from '../seeds/orderStatuses'
import { estimateStreetMetres } from '../store/geography'
import type { CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { deliveryTermsForPlace } from './addresses'
import { assignCourier, type OrderStatusChangeInfo, releaseCourier, setStatusDeadlines } from './orderStatus'
import { lateNotificationAt, planStatusDeadlines } from './statusDeadlines'
import { deadlinesOnWayToClient, deadlinesWithNewCourier } from './tripDeadlines'

/**
 * A new address changes the zone and bonus of active orders only. An archived order keeps them, because the courier's
 * pay and the partner's dues may already have been calculated with them.
 */
export function changeOrderDestination(world: World, order: OrderRecord, place: LatLong, at: number): void {
  const { orders, branches } = world.db
  const branch = branches.get(order.branchId)
  const distance = branch ? estimateStreetMetres(branch, place) : order.distance
  const terms = isActiveOrderStatus(order.status) ? deliveryTermsForPlace(world, order, place) : {}
  orders.update(order.id, { ...place, distance, ...terms })
  if (order.status === ORDER_STATUS.onTheWay || order.status === ORDER_STATUS.atClient) {
    setStatusDeadlines(world, order, deadlinesOnWayToClient(world, order, at))
  } else forecastAnew(world, order, at)
  world.events.emit({ type: 'order', order })
}

export function recalculateOrderDeadlines(world: World, order: OrderRecord, at: number): void {
  if (order.status === ORDER_STATUS.cooking || order.status === ORDER_STATUS.accepted)
    setStatusDeadlines(world, order, planStatusDeadlines(world, order, order.status, at))
  else forecastAnew(world, order, at)
}

function forecastAnew(world: World, order: OrderRecord, at: number): void {
  const { status, dueAt, nextAt, courierId } = order
  if (nextAt === null) return
  // `nextAt` may be earlier than the courier's arrival: an operator checks the order at `nextAt`. The current status ends only when the
  // courier arrives.
  const leg =
    status === ORDER_STATUS.courierAssigned && courierId !== null ? world.db.couriers.get(courierId)?.leg : null
  const end = Math.max(nextAt, leg?.arrivesAt ?? nextAt)
  setStatusDeadlines(world, order, { dueAt, nextAt, lateAt: lateNotificationAt(world, order, { status, at, end }) })
}

export function reassignOrder(
  world: World,
  order: OrderRecord,
  courier: CourierRecord,
  reason: string,
  act: OrderStatusChangeInfo,
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
  couriers.update(courier.id, { orderId: courier.orderId ?? order.id })
  orders.update(order.id, { courierId: courier.id })
  setStatusDeadlines(world, order, deadlinesWithNewCourier(world, order, courier, act.at))
  world.events.emit({ type: 'order', order })
}
