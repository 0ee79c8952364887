import type { HttpHandler } from 'msw'
import { Order, OrderCoordinateBody, OrderCourierBody } from '../../src/api/orders'
import { distanceKm } from '../../src/domain/geo'
import { isActiveStatus } from '../../src/domain/orders'
import { type Caller, requireCity } from '../http/access'
import { conflict, forbidden, invalid } from '../http/httpError'
import { parsePayload } from '../http/payload'
import { respond } from '../http/respond'
import { route } from '../http/route'
import { filled, latitude, longitude, withRules } from '../http/rules'
import { newOrder } from '../seeds/newOrder'
import { STATUS } from '../seeds/orderStatuses'
import { serializeOrder } from '../serializers/orders'
import { placeOfAddress, zoneAt } from '../simulation/addresses'
import { nextOrderId, openBranches, receive } from '../simulation/arrivals'
import { changeCourier, changeTimes, moveCustomer } from '../simulation/redirect'
import type { BranchRecord, CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { orderChange } from './orderForm'
import { findOrder } from './orders'

const Coordinate = withRules(OrderCoordinateBody, { lat: latitude, long: longitude })
const Courier = withRules(OrderCourierBody, { reason: filled })

/** Kilometres. Largest distance between an order's address and its branch. */
const FARTHEST = 50
const WEB = 1

/** Operations, sections 2 and 7. */
export const orderChangeHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/order', async ({ caller, json }) =>
    respond(Order, serializeOrder(world, createOrder(world, caller, await json()))),
  ),

  route(world, 'POST /v1/manage/order/{id}', async ({ caller, params, json }) => {
    const order = findOrder(world, caller, params.id)
    requireActive(order, 'Заказ в архиве, изменить его нельзя')
    editOrder(world, order, await json())
    return respond(Order, serializeOrder(world, order))
  }),

  route(world, 'POST /v1/manage/order/{id}/change-coordinate', async ({ caller, params, json }) => {
    const order = findOrder(world, caller, params.id)
    const place = parsePayload(await json(), Coordinate)
    const branch = world.db.branches.get(order.branchId)
    if (branch && distanceKm(branch, place) > FARTHEST) {
      throw invalid({ lat: 'Слишком далеко' }, `Адрес дальше ${FARTHEST} км от заведения`)
    }
    moveCustomer(world, order, place, world.clock.second())
    return respond(Order, serializeOrder(world, order))
  }),

  route(world, 'POST /v1/manage/order/{id}/change-courier', async ({ caller, params, json }) => {
    const order = findOrder(world, caller, params.id)
    const { courierId, reason } = parsePayload(await json(), Courier)
    requireActive(order, 'Заказ в архиве, курьера сменить нельзя')
    const courier = courierFor(world, order, courierId)
    changeCourier(world, order, courier, reason.trim(), { at: world.clock.second(), userId: caller.user.id })
    return respond(Order, serializeOrder(world, order))
  }),
]

function createOrder(world: World, caller: Caller, payload: unknown): OrderRecord {
  if (caller.companyId === null) throw forbidden('Добавлять заказы могут только партнёры')
  const { cityId, branchId, change } = orderChange(world, payload)
  requireCity(caller, cityId)
  if (branchId === undefined) throw invalid({ branchId: 'Поле обязательное' })
  const branch = branchFor(world, caller.companyId, cityId, branchId)
  const { db, random, clock } = world
  const at = clock.second()
  const order = newOrder(db, random, nextOrderId(db), branch, at)
  const place = placeOfAddress(world, branch, change)
  const zone = zoneAt(world, branch, place)
  receive(world, {
    ...order,
    ...change,
    ...place,
    ...(zone ? { zoneId: zone.id, courierBonus: zone.courierBonus ?? 0, timeForDelivery: zone.deliveryTime } : {}),
    addressMore: null,
    externalCreatedAt: at,
    history: [{ status: STATUS.new, at, userId: caller.user.id }],
    isNewClient: !db.orders.all().some(({ phone }) => phone === change.phone),
    isPromoUsed: false,
    deviceType: WEB,
    notCall: false,
  })
  return db.order(order.id)
}

function branchFor(world: World, companyId: number, cityId: number, branchId: number): BranchRecord {
  const branch = world.db.branches.get(branchId)
  if (branch?.companyId !== companyId || branch.cityId !== cityId) {
    throw invalid({ branchId: 'Такого филиала в городе нет' })
  }
  if (!openBranches(world.db, cityId).includes(branch)) throw conflict('Филиал сейчас не принимает заказы')
  return branch
}

/** The city and the branch of an order cannot change (operations, «Edit order»). */
function editOrder(world: World, order: OrderRecord, payload: unknown): void {
  const { cityId, branchId = order.branchId, change } = orderChange(world, payload)
  if (cityId !== order.cityId) throw invalid({ cityId: 'Город заказа не меняется' })
  if (branchId !== order.branchId) throw invalid({ branchId: 'Филиал заказа не меняется' })
  const isMoved = change.street !== order.street || change.house !== order.house
  const isRescheduled = change.timeForReady !== order.timeForReady || change.deliveryDateTime !== order.deliveryDateTime
  world.db.orders.update(order.id, change)
  const at = world.clock.second()
  if (isRescheduled) changeTimes(world, order, at)
  const branch = world.db.branches.get(order.branchId)
  if (isMoved && branch) moveCustomer(world, order, placeOfAddress(world, branch, order), at)
  else world.events.emit({ type: 'order', order })
}

function courierFor(world: World, order: OrderRecord, courierId: number): CourierRecord {
  const courier = world.db.couriers.get(courierId)
  if (courier?.cityId !== order.cityId) throw invalid({ courierId: 'Такого курьера в городе нет' })
  if (courier.id === order.courierId) throw conflict('Заказ уже у этого курьера')
  if (courier.slotId === null) throw conflict('Курьер не на смене')
  if (courier.orderId !== null) throw conflict(`Курьер занят заказом № ${courier.orderId}`)
  return courier
}

function requireActive({ status }: OrderRecord, message: string): void {
  if (!isActiveStatus(status)) throw conflict(message)
}
