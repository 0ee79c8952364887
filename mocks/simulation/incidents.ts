import { isActiveOrderStatus } from '../../src/domain/orders'
import { conflictError } from '../http/httpError'
import { reassignReasonsWithDelay } from '../seeds/operatorActions'
import { ORDER_STATUS } from '../seeds/orderStatuses'
import type { CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { courierPositionAt, createTripLeg } from './courierMovement'
import { closeCourierSlot } from './courierSlots'
import { addNotification } from './notifications'
import { setArrivalRush } from './orderArrivals'
import { releaseCourier, setOrderStatus, setStatusDeadlines } from './orderStatus'
import { findCourierShiftAt, nextShiftStart } from './roster'
import { lateNotificationAt } from './statusDeadlines'

/**
 * Events that a script or an instructor causes on purpose. Unlike the random delays of the simulation, they do not
 * depend on chance.
 */

/**
 * Seconds. An order that was taken from a broken-down courier waits this long before the simulation looks for another
 * courier.
 */
const OFFICE_TIME = 600

/** Extends the current status of an order by `minutes`. Afterwards the simulated operators do not reassign this order. */
export function delayOrderStep(world: World, orderId: number, minutes: number): void {
  const order = world.db.order(orderId)
  if (!isActiveOrderStatus(order.status)) throw conflictError('Заказ завершён, задержать его нельзя')
  delay(world, order, minutes * 60)
}

function delay(world: World, order: OrderRecord, seconds: number): void {
  const at = world.clock.second()
  const { status, dueAt } = order
  const courier = order.courierId === null ? undefined : world.db.couriers.get(order.courierId)
  const leg = courier?.orderId === order.id && courier.leg && courier.leg.arrivesAt > at ? courier.leg : null
  const end = Math.max(order.nextAt ?? at, leg?.arrivesAt ?? at) + seconds
  if (courier && leg) slowDown(world, courier, end)
  setStatusDeadlines(world, order, {
    dueAt,
    nextAt: end,
    lateAt: lateNotificationAt(world, order, { status, at, end }),
  })
}

/** Restarts the trip from the courier's current position, so that the courier does not jump back on the map. */
function slowDown(world: World, courier: CourierRecord, arrivesAt: number): void {
  const at = world.clock.second()
  const from = courierPositionAt(courier, at)
  const to = courier.leg?.path.at(-1) ?? from
  const leg = createTripLeg(world, courier.id, courier.typeId, from, to, at)
  world.db.couriers.update(courier.id, { ...from, leg: { ...leg, arrivesAt } })
}

export function simulateCourierBreakdown(world: World, courierId: number): void {
  const at = world.clock.second()
  const courier = world.db.courier(courierId)
  if (courier.slotId === null) throw conflictError('Курьер не на смене')
  const reason = reassignReasonsWithDelay(courier.typeId)[0] ?? ''
  const orders = world.db.activeOrders().filter((order) => order.courierId === courierId)
  for (const order of orders) {
    releaseCourier(world, order, at)
    world.db.orders.update(order.id, {
      courierId: null,
      oldCouriers: [...order.oldCouriers, { courierId, reason }],
      redistributed: true,
    })
    setOrderStatus(world, order, ORDER_STATUS.accepted, { at, userId: null })
    delay(world, order, OFFICE_TIME)
    const description = `Заказ № ${order.id} остался без курьера: ${reason.toLowerCase()}`
    addNotification(world, { description, orderId: order.id, courierId, cityId: order.cityId, createdAt: at })
  }
  closeCourierSlot(world, world.db.courier(courierId), at)
}

export function simulateNoShow(world: World, courierId: number): void {
  const { db, clock } = world
  const at = clock.second()
  const courier = db.courier(courierId)
  if (courier.slotId !== null) throw conflictError('Курьер уже на смене')
  if (db.employee(courierId).status !== 10) throw conflictError('Курьер заблокирован')
  const missed = findCourierShiftAt(db, courier, at) ?? findCourierShiftAt(db, courier, nextShiftStart(db, courier, at))
  if (!missed) throw conflictError('В ближайшие дни у курьера нет смен')
  db.couriers.update(courierId, { slotNextAt: nextShiftStart(db, courier, missed.start) })
}

export function startOrderRush(world: World, factor: number, minutes: number): void {
  const from = world.clock.second()
  setArrivalRush(world, { rushFactor: factor, rushFrom: from, rushUntil: from + minutes * 60 })
}
