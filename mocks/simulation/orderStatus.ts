import { isActiveOrderStatus } from '../../src/domain/orders'
import { conflictError } from '../http/httpError'
import { ORDER_STATUS, ORDER_STATUS_SEQUENCE, orderStatusTitle } from '../seeds/orderStatuses'
import type { CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { sendCourier } from './courierMovement'
import { activeOrdersOfCourier } from './courierOrders'
import { hideLateNotification, hideNonLateNotifications } from './notifications'
import { planStatusDeadlines, type StatusDeadlines } from './statusDeadlines'
import { deadlinesWithNewCourier } from './tripDeadlines'

export type OrderStatusChangeInfo = { at: number; userId: number | null }

/** Seconds. */
const REOPEN_WITHIN = 24 * 3600

export function allowedNextStatuses(order: OrderRecord, now: number): number[] {
  const { status } = order
  if (!isActiveOrderStatus(status)) {
    if (order.finishedAt === null || now - order.finishedAt > REOPEN_WITHIN) return []
    return status === ORDER_STATUS.delivered ? [ORDER_STATUS.clientRefused] : [ORDER_STATUS.new]
  }
  const next = ORDER_STATUS_SEQUENCE[ORDER_STATUS_SEQUENCE.indexOf(status) + 1]
  const offered = next === undefined ? [] : [next, ORDER_STATUS.cancelled]
  if (status >= ORDER_STATUS.courierAtBranch) offered.push(ORDER_STATUS.clientRefused)
  if (status < ORDER_STATUS.onTheWay) offered.push(ORDER_STATUS.branchRefused)
  if (status <= ORDER_STATUS.accepted) offered.push(ORDER_STATUS.duplicate)
  return offered
}

export const orderTransitions = (order: OrderRecord, now: number): { status: number; title: string }[] =>
  allowedNextStatuses(order, now).map((status) => ({ status, title: orderStatusTitle(status) }))

export function setOrderStatus(world: World, order: OrderRecord, status: number, act: OrderStatusChangeInfo): void {
  const needsCourier = status >= ORDER_STATUS.courierAssigned && isActiveOrderStatus(status)
  if (needsCourier && order.courierId === null && !order.isExternalCourier) throw conflictError('У заказа нет курьера')
  const { db, events } = world
  const isOver = !isActiveOrderStatus(status)
  if (!isOver && !isActiveOrderStatus(order.status)) reopen(world, order)
  hideNonLateNotifications(world, order.id)
  db.orders.update(order.id, {
    status,
    history: [...order.history, { status, at: act.at, userId: act.userId }],
    finishedAt: isOver ? act.at : null,
  })
  setStatusDeadlines(world, order, planStatusDeadlines(world, order, status, act.at))
  if (isOver) releaseCourier(world, order, act.at)
  events.emit({ type: 'order', order })
}

export function setStatusDeadlines(world: World, order: OrderRecord, pace: StatusDeadlines): void {
  world.db.orders.update(order.id, pace)
  if (pace.lateAt === null) hideLateNotification(world, order.id)
}

export function assignCourier(
  world: World,
  order: OrderRecord,
  courier: CourierRecord,
  act: OrderStatusChangeInfo,
): void {
  world.db.couriers.update(courier.id, { orderId: courier.orderId ?? order.id })
  world.db.orders.update(order.id, { courierId: courier.id })
  setOrderStatus(world, order, ORDER_STATUS.courierAssigned, act)
}

export function releaseCourier(world: World, order: OrderRecord, at: number): void {
  const courier = order.courierId === null ? undefined : world.db.couriers.get(order.courierId)
  if (!courier || courier.orderId !== order.id) return
  const next = activeOrdersOfCourier(world, courier.id).find(({ id }) => id !== order.id)
  world.db.couriers.update(courier.id, { orderId: next?.id ?? null })
  if (next) {
    setStatusDeadlines(world, next, deadlinesWithNewCourier(world, next, courier, at))
    world.events.emit({ type: 'order', order: next })
    return
  }
  const point = world.db.points.get(courier.pointId)
  if (point) sendCourier(world, courier, point, { at })
}

function reopen(world: World, order: OrderRecord): void {
  world.db.orders.update(order.id, {
    courierId: null,
    isExternalCourier: false,
    deliveryService: null,
    externalCourierName: null,
    redistributed: true,
  })
}
