import { isActiveStatus } from '../../src/domain/orders'
import { conflict } from '../http/httpError'
import { heldUpReasons } from '../seeds/officeHabits'
import { STATUS } from '../seeds/orderStatuses'
import type { CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { startRush } from './arrivals'
import { courierPlace, legBetween } from './movement'
import { notify } from './notifications'
import { releaseCourier, replan, setStatus } from './orderStatus'
import { lateAt } from './pace'
import { nextShiftStart, shiftAt } from './roster'
import { closeSlot } from './slots'

/**
 * Events that a script or a trainer causes on purpose. Unlike the trouble of the simulation they do not depend on
 * chance.
 */

/** Seconds that an order taken from a broken-down courier waits before the simulation looks for another courier. */
const OFFICE_TIME = 600

/** Delays the current step of an order by `minutes`. The simulated operators leave the order to the office. */
export function holdUp(world: World, orderId: number, minutes: number): void {
  const order = world.db.order(orderId)
  if (!isActiveStatus(order.status)) throw conflict('Заказ завершён, задержать его нельзя')
  delay(world, order, minutes * 60)
}

function delay(world: World, order: OrderRecord, seconds: number): void {
  const at = world.clock.second()
  const { status, dueAt } = order
  const courier = order.courierId === null ? undefined : world.db.couriers.get(order.courierId)
  const leg = courier?.orderId === order.id && courier.leg && courier.leg.arrivesAt > at ? courier.leg : null
  const end = Math.max(order.nextAt ?? at, leg?.arrivesAt ?? at) + seconds
  if (courier && leg) slowDown(world, courier, end)
  replan(world, order, { dueAt, nextAt: end, lateAt: lateAt(world, order, { status, at, end }) })
}

/** Starts the rest of the trip at the courier's present place, so that the courier does not jump back on the map. */
function slowDown(world: World, courier: CourierRecord, arrivesAt: number): void {
  const at = world.clock.second()
  const from = courierPlace(courier, at)
  const to = courier.leg?.path.at(-1) ?? from
  const leg = legBetween(world, courier.id, courier.typeId, from, to, at)
  world.db.couriers.update(courier.id, { ...from, leg: { ...leg, arrivesAt } })
}

/** Ends the courier's shift. His orders are accepted again and wait for another courier. */
export function breakDown(world: World, courierId: number): void {
  const at = world.clock.second()
  const courier = world.db.courier(courierId)
  if (courier.slotId === null) throw conflict('Курьер не на смене')
  const reason = heldUpReasons(courier.typeId)[0] ?? ''
  const orders = world.db.activeOrders().filter((order) => order.courierId === courierId)
  for (const order of orders) {
    releaseCourier(world, order, at)
    world.db.orders.update(order.id, {
      courierId: null,
      oldCouriers: [...order.oldCouriers, { courierId, reason }],
      redistributed: true,
    })
    setStatus(world, order, STATUS.accepted, { at, userId: null })
    delay(world, order, OFFICE_TIME)
    const description = `Заказ № ${order.id} остался без курьера: ${reason.toLowerCase()}`
    notify(world, { description, orderId: order.id, courierId, cityId: order.cityId, createdAt: at })
  }
  closeSlot(world, world.db.courier(courierId), at)
}

/** The courier does not come to his present or next shift. */
export function noShow(world: World, courierId: number): void {
  const { db, clock } = world
  const at = clock.second()
  const courier = db.courier(courierId)
  if (courier.slotId !== null) throw conflict('Курьер уже на смене')
  if (db.employee(courierId).status !== 10) throw conflict('Курьер заблокирован')
  const missed = shiftAt(db, courier, at) ?? shiftAt(db, courier, nextShiftStart(db, courier, at))
  if (!missed) throw conflict('В ближайшие дни у курьера нет смен')
  db.couriers.update(courierId, { slotNextAt: nextShiftStart(db, courier, missed.end - 1) })
}

/** For `minutes`, `factor` times as many orders arrive in each city. */
export function rush(world: World, factor: number, minutes: number): void {
  const from = world.clock.second()
  startRush(world, { rushFactor: factor, rushFrom: from, rushUntil: from + minutes * 60 })
}
