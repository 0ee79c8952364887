import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { ArchiveSummary, Order } from '../../src/api/orders'
import { type ApiCaller, canSeeOrder, requireCityAccess } from '../http/access'
import { createEndpointHandler, type EndpointContext } from '../http/endpointHandlers'
import { conflictError, notFoundError } from '../http/httpError'
import type { PagedRows } from '../http/listing'
import { parseIdParam, parseRequestPayload, readPageNumber } from '../http/requestPayload'
import { respondWithJson, respondWithPage } from '../http/respond'
import { getEarningsCalculator } from '../money/earningsCalculator'
import { ORDER_STATUS, orderStatusTitle } from '../seeds/orderStatuses'
import { archiveSummary } from '../serializers/archiveSummary'
import { serializeOrder } from '../serializers/orders'
import { bestFreeCourier } from '../simulation/assignment'
import { allowedNextStatuses, assignCourier, setOrderStatus } from '../simulation/orderStatus'
import type { Db } from '../store/db'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { createOrderRowFilters, OrderSearchFilter } from './orderFilter'
import { findOrderRows, paginateOrders } from './orderSearch'

/** Specification: operations, section 7. */
export const orderHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/order/search', (call) => search(world, call, true)),

  createEndpointHandler(world, 'POST /v1/manage/order/archive/search', (call) => search(world, call, false)),

  createEndpointHandler(world, 'POST /v1/manage/order/archive/summary', async ({ caller, json }) => {
    const filter = filterOf(caller, await json())
    return respondWithJson(ArchiveSummary, archiveSummary(world.db.orderColumns, found(world, caller, filter, false)))
  }),

  createEndpointHandler(world, 'GET /v1/manage/order/{id}', ({ caller, params }) =>
    respondWithJson(Order, serializeOrder(world, requireVisibleOrder(world, caller, params.id))),
  ),

  createEndpointHandler(world, 'GET /v1/manage/order/{id}/change-status/{status}', (call) => {
    const order = requireVisibleOrder(world, call.caller, call.params.id)
    changeStatus(world, order, parseIdParam(call.params.status), call.caller)
    return respondWithJson(Order, serializeOrder(world, order))
  }),
]

async function search(world: World, { caller, json, url }: EndpointContext, active: boolean): Promise<Response> {
  const filter = filterOf(caller, await json())
  const rows = found(world, caller, filter, active)
  return respondWithPage(
    array(Order),
    asResponse(world, paginateOrders(world, rows, filter.orderBy, readPageNumber(url))),
  )
}

type Filter = Infer<typeof OrderSearchFilter>

function filterOf(caller: ApiCaller, payload: unknown): Filter {
  const filter = parseRequestPayload(payload, OrderSearchFilter)
  if (filter.cityId !== undefined) requireCityAccess(caller, filter.cityId)
  return filter
}

const found = (world: World, caller: ApiCaller, filter: Filter, active: boolean): Int32Array =>
  findOrderRows(world, caller, { active, cityId: filter.cityId, sieves: createOrderRowFilters(world, filter) })

const asResponse = (world: World, { rows, ...paging }: PagedRows<OrderRecord>) => ({
  ...paging,
  rows: rows.map((order) => serializeOrder(world, order)),
})

export function requireVisibleOrder(world: World, caller: ApiCaller, id: unknown): OrderRecord {
  const order = world.db.order(parseIdParam(id))
  if (!canSeeOrder(caller, order)) throw notFoundError('Заказ не найден')
  return order
}

function changeStatus(world: World, order: OrderRecord, status: number, { user }: ApiCaller): void {
  const at = world.clock.second()
  if (!world.db.branches.get(order.branchId)) throw conflictError('Филиал заказа удалён')
  if (!allowedNextStatuses(order, at).includes(status)) {
    throw conflictError(`Заказ нельзя перевести из «${orderStatusTitle(order.status)}» в «${orderStatusTitle(status)}»`)
  }
  if (order.status === ORDER_STATUS.delivered && isPaidOut(world.db, order)) {
    throw conflictError('Доставка уже оплачена курьеру, статус изменить нельзя')
  }
  const act = { at, userId: user.id }
  if (status !== ORDER_STATUS.courierAssigned || order.courierId !== null) {
    setOrderStatus(world, order, status, act)
    return
  }
  const courier = bestFreeCourier(world, order, at)
  if (!courier) throw conflictError('Нет свободных курьеров')
  assignCourier(world, order, courier, act)
}

const isPaidOut = (db: Db, order: OrderRecord): boolean =>
  typeof getEarningsCalculator(db).slotOfOrder(order)?.paidAt === 'number'
