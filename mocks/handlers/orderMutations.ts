import type { HttpHandler } from 'msw'
import { Order, OrderCoordinateBody, OrderCourierBody } from '../../src/api/orders'
import { distanceKm } from '../../src/domain/geo'
import { isActiveOrderStatus } from '../../src/domain/orders'
import { type ApiCaller, requireCityAccess } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, forbiddenError, validationError } from '../http/httpError'
import { latitudePayloadRule, longitudePayloadRule, notBlank, withPayloadRules } from '../http/payloadRules'
import { parseRequestPayload } from '../http/requestPayload'
import { respondWithJson } from '../http/respond'
import { generateOrder } from '../seeds/generateOrder'
import { ORDER_STATUS } from '../seeds/orderStatuses'
import { serializeOrder } from '../serializers/orders'
import { deliveryTermsForPlace, geocodeAddress } from '../simulation/addresses'
import { activeOrdersOfCourier, MAX_COURIER_ORDERS } from '../simulation/courierOrders'
import { changeOrderDestination, reassignOrder, recalculateOrderDeadlines } from '../simulation/orderAdjustments'
import { findOpenBranches, receiveOrder } from '../simulation/orderArrivals'
import type { BranchRecord, CourierRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { parseOrderPayload } from './orderPayload'
import { requireVisibleOrder } from './orders'

const Coordinate = withPayloadRules(OrderCoordinateBody, { lat: latitudePayloadRule, long: longitudePayloadRule })
const Courier = withPayloadRules(OrderCourierBody, { reason: notBlank })

/** Kilometres. Largest distance between an order's address and its branch. */
const FARTHEST = 50
const WEB = 1

/** Specification: operations, sections 2 and 7. */
export const orderMutationHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/order', async ({ caller, json }) =>
    respondWithJson(Order, serializeOrder(world, createOrder(world, caller, await json()))),
  ),

  createEndpointHandler(world, 'POST /v1/manage/order/{id}', async ({ caller, params, json }) => {
    const order = requireVisibleOrder(world, caller, params.id)
    requireActive(order, 'Заказ в архиве, изменить его нельзя')
    editOrder(world, order, await json())
    return respondWithJson(Order, serializeOrder(world, order))
  }),

  createEndpointHandler(world, 'POST /v1/manage/order/{id}/change-coordinate', async ({ caller, params, json }) => {
    const order = requireVisibleOrder(world, caller, params.id)
    const place = parseRequestPayload(await json(), Coordinate)
    const branch = world.db.branches.get(order.branchId)
    if (branch && distanceKm(branch, place) > FARTHEST) {
      throw validationError({ lat: 'Слишком далеко' }, `Адрес дальше ${FARTHEST} км от заведения`)
    }
    changeOrderDestination(world, order, place, world.clock.second())
    return respondWithJson(Order, serializeOrder(world, order))
  }),

  createEndpointHandler(world, 'POST /v1/manage/order/{id}/change-courier', async ({ caller, params, json }) => {
    const order = requireVisibleOrder(world, caller, params.id)
    const { courierId, reason } = parseRequestPayload(await json(), Courier)
    requireActive(order, 'Заказ в архиве, курьера сменить нельзя')
    const courier = courierFor(world, order, courierId)
    reassignOrder(world, order, courier, reason.trim(), { at: world.clock.second(), userId: caller.user.id })
    return respondWithJson(Order, serializeOrder(world, order))
  }),
]

function createOrder(world: World, caller: ApiCaller, payload: unknown): OrderRecord {
  if (caller.companyId === null) throw forbiddenError('Добавлять заказы могут только партнёры')
  const { cityId, branchId, change } = parseOrderPayload(world, payload)
  requireCityAccess(caller, cityId)
  if (branchId === undefined) throw validationError({ branchId: 'Поле обязательное' })
  const branch = branchFor(world, caller.companyId, cityId, branchId)
  const { db, random, clock } = world
  const at = clock.second()
  const order = generateOrder(db, random, db.orders.nextId(), branch, at)
  const place = geocodeAddress(world, branch, change)
  receiveOrder(world, {
    ...order,
    ...change,
    ...place,
    ...deliveryTermsForPlace(world, branch, place),
    addressMore: null,
    externalCreatedAt: at,
    history: [{ status: ORDER_STATUS.new, at, userId: caller.user.id }],
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
    throw validationError({ branchId: 'Такого филиала в городе нет' })
  }
  if (!findOpenBranches(world.db, cityId).includes(branch)) throw conflictError('Филиал сейчас не принимает заказы')
  return branch
}

function editOrder(world: World, order: OrderRecord, payload: unknown): void {
  const { cityId, branchId = order.branchId, change } = parseOrderPayload(world, payload)
  if (cityId !== order.cityId) throw validationError({ cityId: 'Город заказа не меняется' })
  if (branchId !== order.branchId) throw validationError({ branchId: 'Филиал заказа не меняется' })
  const isMoved = change.street !== order.street || change.house !== order.house
  const isRescheduled = change.timeForReady !== order.timeForReady || change.deliveryDateTime !== order.deliveryDateTime
  world.db.orders.update(order.id, change)
  const at = world.clock.second()
  if (isRescheduled) recalculateOrderDeadlines(world, order, at)
  const branch = world.db.branches.get(order.branchId)
  if (isMoved && branch) changeOrderDestination(world, order, geocodeAddress(world, branch, order), at)
  else world.events.emit({ type: 'order', order })
}

function courierFor(world: World, order: OrderRecord, courierId: number): CourierRecord {
  const courier = world.db.couriers.get(courierId)
  if (courier?.cityId !== order.cityId) throw validationError({ courierId: 'Такого курьера в городе нет' })
  if (courier.id === order.courierId) throw conflictError('Заказ уже у этого курьера')
  if (courier.slotId === null) throw conflictError('Курьер не на смене')
  const held = activeOrdersOfCourier(world, courier.id).map(({ id }) => id)
  if (held.length >= MAX_COURIER_ORDERS)
    throw conflictError(`У курьера уже ${held.length} заказа: № ${held.join(', № ')}`)
  return courier
}

function requireActive({ status }: OrderRecord, message: string): void {
  if (!isActiveOrderStatus(status)) throw conflictError(message)
}
