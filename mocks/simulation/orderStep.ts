import { FORWARD, STATUS } from '../seeds/orderStatuses'
import { RETURN_CHECK } from '../seeds/returnCheck'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { findCourier } from './assignment'
import { notify } from './notifications'
import { acceptedBy, endedBy } from './office'
import { setStatus } from './orderStatus'
import { lookAfter } from './reassignment'

const RETURNED = 0.04

function fateOf(world: World, orderId: number): { at: number; status: number } | null {
  const own = world.random.fork('fate', orderId)
  return own.weighted([
    [null, 920],
    [{ at: STATUS.new, status: STATUS.duplicate }, 12],
    [{ at: STATUS.accepted, status: STATUS.branchRefused }, 12],
    [{ at: STATUS.cooking, status: STATUS.branchRefused }, 8],
    [{ at: STATUS.new, status: STATUS.cancelled }, 10],
    [{ at: STATUS.cooking, status: STATUS.cancelled }, 14],
    [{ at: STATUS.courierAssigned, status: STATUS.cancelled }, 8],
    [{ at: STATUS.atClient, status: STATUS.clientRefused }, 16],
  ])
}

export function stepOrder(world: World, order: OrderRecord, at: number): void {
  if (lookAfter(world, order, at)) return
  const fate = fateOf(world, order.id)
  if (fate?.at === order.status) {
    setStatus(world, order, fate.status, { at, userId: endedBy(world, order) })
    if (order.courierId !== null) reportLostOrder(world, order, at)
    return
  }
  if (order.status === STATUS.accepted) {
    findCourier(world, order, at)
    return
  }
  const next = FORWARD[FORWARD.indexOf(order.status) + 1]
  if (next === undefined) return
  setStatus(world, order, next, { at, userId: next === STATUS.accepted ? acceptedBy(world, order) : null })
  if (next === STATUS.delivered && world.random.fork('return', order.id).chance(RETURNED)) {
    world.db.orders.update(order.id, { returnCheckUrl: RETURN_CHECK })
  }
}

function reportLostOrder(world: World, order: OrderRecord, at: number): void {
  notify(world, {
    description: `Заказ № ${order.id} отменён, курьер был в пути`,
    orderId: order.id,
    courierId: order.courierId,
    cityId: order.cityId,
    createdAt: at,
  })
}
