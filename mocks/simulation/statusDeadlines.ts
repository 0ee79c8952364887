import { ORDER_STATUS } from '../seeds/orderStatuses'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { limitTripDelay, sendCourier } from './courierMovement'
import { isQueuedForCourier } from './courierOrders'
import { externalLegToBranch, externalLegToClient } from './externalCourier'
import { operatorReviewAt } from './operators'
import { estimateStatusEnd, expectedDeliveryAt, orderPromisedAt, orderReadyAt } from './orderTimeEstimates'
import { delayInStatus } from './randomDelay'

/**
 * Times of an order's current status, in seconds since 1970. The status should end at `dueAt`, the simulation ends it at
 * `nextAt`, and operators get the «late» notification at `lateAt`. All are null for archived orders.
 */
export type StatusDeadlines = Pick<OrderRecord, 'dueAt' | 'nextAt' | 'lateAt'>

/** Seconds from the start of an order's status to the earliest «late» notification. */
const HEARD_AFTER = 60
/** Seconds by which the «late» notification precedes the promised delivery time. */
const TOLD_AHEAD = 600

/**
 * Minimum number of seconds from the usual end of a status to its deadline `dueAt`. An order that is ahead of its promised delivery time
 * gets more.
 */
const ALLOWED: Record<number, number> = {
  [ORDER_STATUS.accepted]: 360,
  [ORDER_STATUS.courierAssigned]: 120,
  [ORDER_STATUS.courierAtBranch]: 120,
  [ORDER_STATUS.ready]: 180,
  [ORDER_STATUS.onTheWay]: 180,
  [ORDER_STATUS.atClient]: 150,
}
/** Seconds. Operators should react to a new order within this time. */
const SEEN_WITHIN = 120

export function planStatusDeadlines(world: World, order: OrderRecord, status: number, at: number): StatusDeadlines {
  if (status < ORDER_STATUS.new || status > ORDER_STATUS.atClient) return { dueAt: null, nextAt: null, lateAt: null }
  const trouble = delayInStatus(world.random, order.id, status)
  const end = endOf(world, order, { status, at, delay: trouble })
  const delay = isWay(status) ? limitTripDelay(end - at, trouble) : trouble
  const pace = createStatusDeadlines(world, order, { status, at, end, delay })
  const looked = status === ORDER_STATUS.courierAssigned ? operatorReviewAt(world, order, at) : null
  return looked !== null && looked < (pace.nextAt ?? looked) ? { ...pace, nextAt: looked } : pace
}

/** `end` is the time at which the status usually ends; the simulation ends the status `delay` seconds later. */
export function createStatusDeadlines(
  world: World,
  order: OrderRecord,
  { status, at, end, delay = 0 }: { status: number; at: number; end: number; delay?: number },
): StatusDeadlines {
  const spare = orderPromisedAt(order) - expectedDeliveryAt(world, order, status, end)
  const allowed = status === ORDER_STATUS.cooking ? Math.max(orderReadyAt(order, 1) - end, 60) : (ALLOWED[status] ?? 0)
  return {
    dueAt: status === ORDER_STATUS.new ? at + SEEN_WITHIN : end + Math.max(allowed, spare),
    nextAt: end + delay,
    lateAt: lateNotificationAt(world, order, { status, at, end: end + delay }),
  }
}

export function lateNotificationAt(
  world: World,
  order: OrderRecord,
  { status, at, end }: { status: number; at: number; end: number },
): number | null {
  const promise = orderPromisedAt(order)
  return expectedDeliveryAt(world, order, status, end) > promise
    ? Math.max(at + HEARD_AFTER, promise - TOLD_AHEAD)
    : null
}

const isWay = (status: number): boolean => status === ORDER_STATUS.courierAssigned || status === ORDER_STATUS.onTheWay

function endOf(world: World, order: OrderRecord, entered: { status: number; at: number; delay: number }): number {
  const { status, at } = entered
  if (isQueuedForCourier(world, order)) return at
  if (!isWay(status)) return estimateStatusEnd(world, order, status, at)
  const branch = world.db.branch(order.branchId)
  const isToBranch = status === ORDER_STATUS.courierAssigned
  if (order.courierId === null)
    return (isToBranch ? externalLegToBranch : externalLegToClient)(world, order, branch, at).arrivesAt
  return sendCourier(world, world.db.courier(order.courierId), isToBranch ? branch : order, entered)
}
