import type { LatLong } from '../../src/domain/geo'
import { isActiveOrderStatus } from '../../src/domain/orders'
import { ORDER_STATUS } from '../seeds/orderStatuses'
import { randomPlaceAround } from '../store/geography'
import type { BranchRecord, OrderRecord, TripLeg } from '../store/records'
import type { World } from '../store/world'
import { courierPositionAt, createTripLeg } from './courierMovement'

const CAR = 10

/** The route of an external courier is not stored: it is computed from the order and the start time. */
export function externalLegToBranch(
  world: World,
  order: OrderRecord,
  branch: BranchRecord,
  startedAt: number,
): TripLeg {
  const from = randomPlaceAround(world.random.fork('external', order.id), branch, 300, 1500)
  return createTripLeg(world, order.id, CAR, from, branch, startedAt)
}

export const externalLegToClient = (
  world: World,
  order: OrderRecord,
  branch: BranchRecord,
  startedAt: number,
): TripLeg => createTripLeg(world, order.id, CAR, branch, order, startedAt)

export function externalCourierPosition(world: World, order: OrderRecord, at: number): LatLong | undefined {
  const branch = world.db.branches.get(order.branchId)
  if (!branch || !order.isExternalCourier || !isActiveOrderStatus(order.status)) return undefined
  const since = order.history.at(-1)?.at ?? order.createdAt
  const { lat, long } = order.status < ORDER_STATUS.atClient ? branch : order
  if (order.status === ORDER_STATUS.courierAssigned)
    return courierPositionAt({ leg: externalLegToBranch(world, order, branch, since), lat, long }, at)
  if (order.status === ORDER_STATUS.onTheWay)
    return courierPositionAt({ leg: externalLegToClient(world, order, branch, since), lat, long }, at)
  return { lat, long }
}
