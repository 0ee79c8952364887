import { STATUS } from '../seeds/orderStatuses'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { legToBranch, legToClient } from './externalCourier'
import { sendCourier } from './movement'

/** When a status is due to end, and when the simulation will end it. Both null once the order is in the archive. */
export type Pace = { dueAt: number | null; nextAt: number | null }

/** A share of steps takes longer than promised: late orders are what an operator is there for. */
const SLOW_SHARE = 0.07

/** Plans the status that an order enters, and sets its courier on the way where the status means a way. */
export function paceOf(world: World, order: OrderRecord, status: number, at: number): Pace {
  const own = world.random.fork('pace', order.id, status + 10)
  const after = (from: number, to: number) => at + own.int(from, to)
  const slow = own.chance(SLOW_SHARE)
  const pace = (nextAt: number, dueAt: number): Pace => ({ dueAt, nextAt: slow ? dueAt + own.int(120, 600) : nextAt })
  switch (status) {
    case STATUS.new:
      return pace(after(8, 50), at + 120)
    case STATUS.accepted:
      return pace(after(10, 60), at + 300)
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
