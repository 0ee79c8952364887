import { distanceKm } from '../../src/domain/geo'
import { reassignReasonsWithDelay, reassignReasonWithoutDelay } from '../seeds/operatorActions'
import { ORDER_STATUS } from '../seeds/orderStatuses'
import type { CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { bestFreeCourier } from './assignment'
import { COURIER_SPEED, courierPositionAt } from './courierMovement'
import { operatorReviewAt, reassigningOperatorId } from './operators'
import { reassignOrder } from './orderAdjustments'
import { delayInStatus } from './randomDelay'

/** Seconds. An order is reassigned only to a courier who can reach the order's branch within this time. */
const NEAR = 800

/**
 * Simulates that an operator checks the order and perhaps assigns it to another free courier nearby. Returns false if
 * no operator checks the order at `at`, for example because its courier has already reached the branch.
 */
export function simulateOperatorReview(world: World, order: OrderRecord, at: number): boolean {
  if (order.status !== ORDER_STATUS.courierAssigned || order.courierId === null) return false
  const courier = world.db.courier(order.courierId)
  const arrivesAt = courier.leg?.arrivesAt ?? at
  if (arrivesAt <= at || operatorReviewAt(world, order, at) === null) return false
  const other = bestFreeCourier(world, order, at, NEAR)
  const userId = other ? reassigningOperatorId(world, order) : null
  if (!other || userId === null) {
    world.db.orders.update(order.id, { nextAt: arrivesAt })
    return true
  }
  reassignOrder(world, order, other, reasonFor(world, order, { courier, other, at }), { at, userId })
  return true
}

type HandOver = { courier: CourierRecord; other: CourierRecord; at: number }

function reasonFor(world: World, order: OrderRecord, { courier, other, at }: HandOver): string {
  if (delayInStatus(world.random, order.id, ORDER_STATUS.courierAssigned) > 0)
    return world.random.fork('reassigned', order.id).pick(reassignReasonsWithDelay(courier.typeId))
  const metres = distanceKm(courierPositionAt(other, at), world.db.branch(order.branchId)) * 1000
  return reassignReasonWithoutDelay(at + metres / COURIER_SPEED[other.typeId] < (courier.leg?.arrivesAt ?? at))
}
