import { STATUS } from '../seeds/orderStatuses'
import type { Random, Weighted } from '../store/random'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { legToBranch, legToClient } from './externalCourier'
import { sendCourier } from './movement'

/** When a status is due to end, and when the simulation will end it. Both null once the order is in the archive. */
export type Pace = { dueAt: number | null; nextAt: number | null }

/**
 * So many orders are going to be late in one step of theirs: they are what an operator is there for. About as many wait too long
 * for a courier.
 */
const LATE_SHARE = 0.06
/** Where it happens: a courier who does not come, a kitchen that is behind, a road that is blocked, a door that nobody opens. */
const LATE_STEPS: Weighted<number> = [
  [STATUS.courierAssigned, 3],
  [STATUS.cooking, 4],
  [STATUS.onTheWay, 4],
  [STATUS.atClient, 1],
]
/** By so much the promise of that step is broken, in seconds. */
export const LATE_BY = { from: 240, to: 900 } as const

/** The step in which an order is going to be late; undefined for one that is not. */
export function lateStep(random: Random, orderId: number): number | undefined {
  const own = random.fork('late', orderId)
  return own.chance(LATE_SHARE) ? own.weighted(LATE_STEPS) : undefined
}

/** Plans the status that an order enters, and sets its courier on the way where the status means a way. */
export function orderPace(world: World, order: OrderRecord, status: number, at: number): Pace {
  const own = world.random.fork('pace', order.id, status + 10)
  const after = (from: number, to: number) => at + own.int(from, to)
  const isSlow = lateStep(world.random, order.id) === status
  const pace = (nextAt: number, dueAt: number): Pace => ({
    dueAt,
    nextAt: isSlow ? dueAt + own.int(LATE_BY.from, LATE_BY.to) : nextAt,
  })
  switch (status) {
    case STATUS.new:
      return pace(after(8, 50), at + 120)
    case STATUS.accepted:
      return pace(after(10, 60), at + 420)
    case STATUS.courierAssigned: {
      const arrivesAt = wayToBranch(world, order, at)
      return pace(arrivesAt, arrivesAt + 120)
    }
    case STATUS.courierAtBranch:
      return pace(after(20, 70), at + 180)
    case STATUS.cooking: {
      const promised = order.createdAt + order.timeForReady * 60
      const real = order.createdAt + order.timeForReady * 60 * own.between(0.75, 1)
      return pace(Math.max(after(90, 150), Math.round(real)), Math.max(promised, at + 180))
    }
    case STATUS.ready:
      return pace(after(15, 60), at + 240)
    case STATUS.onTheWay: {
      const arrivesAt = wayToClient(world, order, at)
      return pace(arrivesAt, arrivesAt + 180)
    }
    case STATUS.atClient:
      return pace(after(50, 200), at + 300)
    default:
      return { dueAt: null, nextAt: null }
  }
}

function wayToBranch(world: World, order: OrderRecord, at: number): number {
  const branch = world.db.branch(order.branchId)
  if (order.courierId !== null) return sendCourier(world, world.db.courier(order.courierId), branch, at)
  return legToBranch(world, order, branch, at).arrivesAt
}

function wayToClient(world: World, order: OrderRecord, at: number): number {
  if (order.courierId !== null) return sendCourier(world, world.db.courier(order.courierId), order, at)
  return legToClient(world, order, world.db.branch(order.branchId), at).arrivesAt
}
