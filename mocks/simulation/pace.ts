import { STATUS } from '../seeds/orderStatuses'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { legToBranch, legToClient } from './externalCourier'
import { expectedAt, promiseOf, readyAt, usualEnd } from './forecast'
import { heldUpFor, sendCourier } from './movement'
import { lookedAfterAt } from './office'
import { delayIn } from './trouble'

/**
 * For the current status of an order: when it should end (`dueAt`), when the simulation ends it (`nextAt`), and when
 * the office gets the «late» notification (`lateAt`). All are null for archived orders.
 */
export type Pace = Pick<OrderRecord, 'dueAt' | 'nextAt' | 'lateAt'>

/**
 * Seconds. The «late» notification is sent at least HEARD_AFTER after the status began and at most TOLD_AHEAD before
 * the promised delivery time.
 */
const HEARD_AFTER = 60
const TOLD_AHEAD = 600

/**
 * Seconds from the usual end of a status to its `dueAt`. If the promised delivery time leaves more time, `dueAt` is
 * later.
 */
const ALLOWED: Record<number, number> = {
  [STATUS.accepted]: 360,
  [STATUS.courierAssigned]: 120,
  [STATUS.courierAtBranch]: 120,
  [STATUS.ready]: 180,
  [STATUS.onTheWay]: 180,
  [STATUS.atClient]: 150,
}
/** Seconds. The office should react to a new order within this time. */
const SEEN_WITHIN = 120

export function orderPace(world: World, order: OrderRecord, status: number, at: number): Pace {
  if (status < STATUS.new || status > STATUS.atClient) return { dueAt: null, nextAt: null, lateAt: null }
  const trouble = delayIn(world.random, order.id, status)
  const end = endOf(world, order, { status, at, delay: trouble })
  const delay = isWay(status) ? heldUpFor(end - at, trouble) : trouble
  const pace = paceFrom(world, order, { status, at, end, delay })
  const looked = status === STATUS.courierAssigned ? lookedAfterAt(world, order, at) : null
  return looked !== null && looked < (pace.nextAt ?? looked) ? { ...pace, nextAt: looked } : pace
}

/** `end` is when the status usually ends; the simulation ends the status `delay` seconds later. */
export function paceFrom(
  world: World,
  order: OrderRecord,
  { status, at, end, delay = 0 }: { status: number; at: number; end: number; delay?: number },
): Pace {
  const spare = promiseOf(order) - expectedAt(world, order, status, end)
  const allowed = status === STATUS.cooking ? Math.max(readyAt(order, 1) - end, 60) : (ALLOWED[status] ?? 0)
  return {
    dueAt: status === STATUS.new ? at + SEEN_WITHIN : end + Math.max(allowed, spare),
    nextAt: end + delay,
    lateAt: lateAt(world, order, { status, at, end: end + delay }),
  }
}

export function lateAt(
  world: World,
  order: OrderRecord,
  { status, at, end }: { status: number; at: number; end: number },
): number | null {
  const promise = promiseOf(order)
  return expectedAt(world, order, status, end) > promise ? Math.max(at + HEARD_AFTER, promise - TOLD_AHEAD) : null
}

const isWay = (status: number): boolean => status === STATUS.courierAssigned || status === STATUS.onTheWay

function endOf(world: World, order: OrderRecord, entered: { status: number; at: number; delay: number }): number {
  const { status, at } = entered
  if (!isWay(status)) return usualEnd(world, order, status, at)
  const branch = world.db.branch(order.branchId)
  const isToBranch = status === STATUS.courierAssigned
  if (order.courierId === null) return (isToBranch ? legToBranch : legToClient)(world, order, branch, at).arrivesAt
  return sendCourier(world, world.db.courier(order.courierId), isToBranch ? branch : order, entered)
}
