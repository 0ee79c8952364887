import { isActiveOrderStatus } from '../../src/domain/orders'
import { ORDER_STATUS, ORDER_STATUS_SEQUENCE } from '../seeds/orderStatuses'
import { RETURN_CHECK_PLACEHOLDER } from '../seeds/returnCheck'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { tryAssignCourier } from './assignment'
import { isQueuedForCourier, queuedOrderDeadlines } from './courierOrders'
import { addNotification } from './notifications'
import { simulateOperatorReview } from './operatorReview'
import { acceptingOperatorId, cancellingOperatorId } from './operators'
import { setOrderStatus } from './orderStatus'

const RETURNED = 0.04

/** If an order was reopened after its end, the simulation does not choose a random cancellation or refusal for it. */
function fateOf(world: World, { id, history }: OrderRecord): { at: number; status: number } | null {
  if (history.some(({ status }) => !isActiveOrderStatus(status))) return null
  const own = world.random.fork('fate', id)
  return own.weighted([
    [null, 920],
    [{ at: ORDER_STATUS.new, status: ORDER_STATUS.duplicate }, 12],
    [{ at: ORDER_STATUS.accepted, status: ORDER_STATUS.branchRefused }, 12],
    [{ at: ORDER_STATUS.cooking, status: ORDER_STATUS.branchRefused }, 8],
    [{ at: ORDER_STATUS.new, status: ORDER_STATUS.cancelled }, 10],
    [{ at: ORDER_STATUS.cooking, status: ORDER_STATUS.cancelled }, 14],
    [{ at: ORDER_STATUS.courierAssigned, status: ORDER_STATUS.cancelled }, 8],
    [{ at: ORDER_STATUS.atClient, status: ORDER_STATUS.clientRefused }, 16],
  ])
}

export function simulateOrderStep(world: World, order: OrderRecord, at: number): void {
  if (isQueuedForCourier(world, order)) {
    world.db.orders.update(order.id, queuedOrderDeadlines(order, at))
    return
  }
  if (simulateOperatorReview(world, order, at)) return
  const fate = fateOf(world, order)
  if (fate?.at === order.status) {
    setOrderStatus(world, order, fate.status, { at, userId: cancellingOperatorId(world, order) })
    if (order.courierId !== null) reportLostOrder(world, order, at)
    return
  }
  if (order.status === ORDER_STATUS.accepted) {
    tryAssignCourier(world, order, at)
    return
  }
  const next = ORDER_STATUS_SEQUENCE[ORDER_STATUS_SEQUENCE.indexOf(order.status) + 1]
  if (next === undefined) return
  setOrderStatus(world, order, next, {
    at,
    userId: next === ORDER_STATUS.accepted ? acceptingOperatorId(world, order) : null,
  })
  if (next === ORDER_STATUS.delivered && world.random.fork('return', order.id).chance(RETURNED)) {
    world.db.orders.update(order.id, { returnCheckUrl: RETURN_CHECK_PLACEHOLDER })
  }
}

function reportLostOrder(world: World, order: OrderRecord, at: number): void {
  addNotification(world, {
    description: `Заказ № ${order.id} отменён, курьер был в пути`,
    orderId: order.id,
    courierId: order.courierId,
    cityId: order.cityId,
    createdAt: at,
  })
}
