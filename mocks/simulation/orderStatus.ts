import { isActiveStatus } from '../../src/domain/orders'
import { conflict } from '../http/httpError'
import { FORWARD, STATUS, statusTitle } from '../seeds/orderStatuses'
import type { CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { sendCourier } from './movement'
import { hideLate, hideNews } from './notifications'
import { orderPace, type Pace } from './pace'

export type Act = { at: number; userId: number | null }

/** Seconds. */
const REOPEN_WITHIN = 24 * 3600

export function offeredStatuses(order: OrderRecord, now: number): number[] {
  const { status } = order
  if (!isActiveStatus(status)) {
    if (order.finishedAt === null || now - order.finishedAt > REOPEN_WITHIN) return []
    return status === STATUS.delivered ? [STATUS.clientRefused] : [STATUS.new]
  }
  const next = FORWARD[FORWARD.indexOf(status) + 1]
  const offered = next === undefined ? [] : [next, STATUS.cancelled]
  if (status >= STATUS.courierAtBranch) offered.push(STATUS.clientRefused)
  if (status < STATUS.onTheWay) offered.push(STATUS.branchRefused)
  if (status <= STATUS.accepted) offered.push(STATUS.duplicate)
  return offered
}

export const orderTransitions = (order: OrderRecord, now: number): { status: number; title: string }[] =>
  offeredStatuses(order, now).map((status) => ({ status, title: statusTitle(status) }))

export function setStatus(world: World, order: OrderRecord, status: number, act: Act): void {
  const needsCourier = status >= STATUS.courierAssigned && isActiveStatus(status)
  if (needsCourier && order.courierId === null && !order.isExternalCourier) throw conflict('У заказа нет курьера')
  const { db, events } = world
  const isOver = !isActiveStatus(status)
  if (!isOver && !isActiveStatus(order.status)) reopen(world, order)
  hideNews(world, order.id)
  db.orders.update(order.id, {
    status,
    history: [...order.history, { status, at: act.at, userId: act.userId }],
    finishedAt: isOver ? act.at : null,
  })
  replan(world, order, orderPace(world, order, status, act.at))
  if (isOver) releaseCourier(world, order, act.at)
  events.emit({ type: 'order', order })
}

export function replan(world: World, order: OrderRecord, pace: Pace): void {
  world.db.orders.update(order.id, pace)
  if (pace.lateAt === null) hideLate(world, order.id)
}

export function assignCourier(world: World, order: OrderRecord, courier: CourierRecord, act: Act): void {
  world.db.couriers.update(courier.id, { orderId: order.id })
  world.db.orders.update(order.id, { courierId: courier.id })
  setStatus(world, order, STATUS.courierAssigned, act)
}

export function releaseCourier(world: World, order: OrderRecord, at: number): void {
  const courier = order.courierId === null ? undefined : world.db.couriers.get(order.courierId)
  if (!courier || courier.orderId !== order.id) return
  world.db.couriers.update(courier.id, { orderId: null })
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
