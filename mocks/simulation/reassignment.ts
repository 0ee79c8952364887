import { distanceKm } from '../../src/domain/geo'
import { heldUpReasons, idleReason } from '../seeds/officeHabits'
import { STATUS } from '../seeds/orderStatuses'
import type { CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { nearestFree } from './assignment'
import { courierPlace, SPEED } from './movement'
import { lookedAfterAt, reassignedBy } from './office'
import { changeCourier } from './redirect'
import { delayIn } from './trouble'

/** Highest cost of the new courier (see `nearestFree`), in seconds. */
const NEAR = 800

/**
 * Lets an operator check the order and perhaps give it to another free courier nearby. Returns false if no operator
 * checks the order at this second, which is then the arrival of the courier.
 */
export function lookAfter(world: World, order: OrderRecord, at: number): boolean {
  if (order.status !== STATUS.courierAssigned || order.courierId === null) return false
  const courier = world.db.courier(order.courierId)
  const arrivesAt = courier.leg?.arrivesAt ?? at
  if (arrivesAt <= at || lookedAfterAt(world, order, at) === null) return false
  const other = nearestFree(world, order, at, NEAR)
  const userId = other ? reassignedBy(world, order) : null
  if (!other || userId === null) {
    world.db.orders.update(order.id, { nextAt: arrivesAt })
    return true
  }
  changeCourier(world, order, other, reasonFor(world, order, { courier, other, at }), { at, userId })
  return true
}

type HandOver = { courier: CourierRecord; other: CourierRecord; at: number }

function reasonFor(world: World, order: OrderRecord, { courier, other, at }: HandOver): string {
  if (delayIn(world.random, order.id, STATUS.courierAssigned) > 0)
    return world.random.fork('reassigned', order.id).pick(heldUpReasons(courier.typeId))
  const metres = distanceKm(courierPlace(other, at), world.db.branch(order.branchId)) * 1000
  return idleReason(at + metres / SPEED[other.typeId] < (courier.leg?.arrivesAt ?? at))
}
