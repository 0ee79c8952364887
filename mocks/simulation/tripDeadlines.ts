import { ORDER_STATUS } from '../seeds/orderStatuses'
import type { CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { sendCourier } from './courierMovement'
import { isQueuedForCourier, queuedOrderDeadlines } from './courierOrders'
import { externalLegToClient } from './externalCourier'
import { createStatusDeadlines, type StatusDeadlines } from './statusDeadlines'

/** Seconds. */
const HAND_OVER = 60

/** A new courier of an order goes to the branch, or to the customer if the order has already left the branch. */
export function deadlinesWithNewCourier(
  world: World,
  order: OrderRecord,
  courier: CourierRecord,
  at: number,
): StatusDeadlines {
  if (isQueuedForCourier(world, order)) return queuedOrderDeadlines(order, at)
  if (order.status >= ORDER_STATUS.onTheWay) return deadlinesOnWayToClient(world, order, at)
  const arrivesAt = sendCourier(world, courier, world.db.branch(order.branchId), { at })
  if (order.status === ORDER_STATUS.courierAssigned)
    return createStatusDeadlines(world, order, { status: order.status, at, end: arrivesAt })
  // After a change of courier, the branch continues to cook, but the order cannot leave before the new courier arrives at the branch.
  const end = Math.max(order.nextAt ?? at, arrivesAt + HAND_OVER)
  return createStatusDeadlines(world, order, { status: order.status, at, end })
}

export function deadlinesOnWayToClient(world: World, order: OrderRecord, at: number): StatusDeadlines {
  if (isQueuedForCourier(world, order)) return queuedOrderDeadlines(order, at)
  const arrivesAt = arrivalAtClient(world, order, at)
  const stay = order.status === ORDER_STATUS.atClient ? HAND_OVER : 0
  return createStatusDeadlines(world, order, { status: order.status, at, end: arrivesAt + stay })
}

function arrivalAtClient(world: World, order: OrderRecord, at: number): number {
  if (order.courierId !== null) return sendCourier(world, world.db.courier(order.courierId), order, { at })
  const since = order.history.at(-1)?.at ?? at
  return Math.max(at + HAND_OVER, externalLegToClient(world, order, world.db.branch(order.branchId), since).arrivesAt)
}
