import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { ArchiveSummary, Order } from '../../src/api/orders'
import { type Caller, requireCity, seesOrder } from '../http/access'
import { conflict, notFound } from '../http/httpError'
import type { Listed } from '../http/listing'
import { parsePayload, readId, readPage } from '../http/payload'
import { respond, respondPage } from '../http/respond'
import { type RouteCall, route } from '../http/route'
import { dbLedger } from '../money/ledger'
import { STATUS, statusTitle } from '../seeds/orderStatuses'
import { archiveSummary } from '../serializers/archiveSummary'
import { serializeOrder } from '../serializers/orders'
import { nearestFree } from '../simulation/assignment'
import { assignCourier, offeredStatuses, setStatus } from '../simulation/orderStatus'
import type { Db } from '../store/db'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { OrderFilter, orderSieves } from './orderFilter'
import { findOrders, orderPage } from './orderSearch'

/** Operations, section 7. */
export const orderHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/order/search', (call) => search(world, call, true)),

  route(world, 'POST /v1/manage/order/archive/search', (call) => search(world, call, false)),

  route(world, 'POST /v1/manage/order/archive/summary', async ({ caller, json }) => {
    const filter = filterOf(caller, await json())
    return respond(ArchiveSummary, archiveSummary(world.db.orderColumns, found(world, caller, filter, false)))
  }),

  route(world, 'GET /v1/manage/order/{id}', ({ caller, params }) =>
    respond(Order, serializeOrder(world, findOrder(world, caller, params.id))),
  ),

  route(world, 'GET /v1/manage/order/{id}/change-status/{status}', (call) => {
    const order = findOrder(world, call.caller, call.params.id)
    changeStatus(world, order, readId(call.params.status), call.caller)
    return respond(Order, serializeOrder(world, order))
  }),
]

async function search(world: World, { caller, json, url }: RouteCall, active: boolean): Promise<Response> {
  const filter = filterOf(caller, await json())
  const places = found(world, caller, filter, active)
  return respondPage(array(Order), asResponse(world, orderPage(world, places, filter.orderBy, readPage(url))))
}

type Filter = Infer<typeof OrderFilter>

function filterOf(caller: Caller, payload: unknown): Filter {
  const filter = parsePayload(payload, OrderFilter)
  if (filter.cityId !== undefined) requireCity(caller, filter.cityId)
  return filter
}

const found = (world: World, caller: Caller, filter: Filter, active: boolean): Int32Array =>
  findOrders(world, caller, { active, cityId: filter.cityId, sieves: orderSieves(world, filter) })

const asResponse = (world: World, { rows, ...paging }: Listed<OrderRecord>) => ({
  ...paging,
  rows: rows.map((order) => serializeOrder(world, order)),
})

export function findOrder(world: World, caller: Caller, id: unknown): OrderRecord {
  const order = world.db.order(readId(id))
  if (!seesOrder(caller, order)) throw notFound('Заказ не найден')
  return order
}

function changeStatus(world: World, order: OrderRecord, status: number, { user }: Caller): void {
  const at = world.clock.second()
  if (!world.db.branches.get(order.branchId)) throw conflict('Филиал заказа удалён')
  if (!offeredStatuses(order, at).includes(status)) {
    throw conflict(`Заказ нельзя перевести из «${statusTitle(order.status)}» в «${statusTitle(status)}»`)
  }
  if (order.status === STATUS.delivered && isPaidOut(world.db, order)) {
    throw conflict('Доставка уже оплачена курьеру, статус изменить нельзя')
  }
  const act = { at, userId: user.id }
  if (status !== STATUS.courierAssigned || order.courierId !== null) {
    setStatus(world, order, status, act)
    return
  }
  const courier = nearestFree(world, order, at)
  if (!courier) throw conflict('Нет свободных курьеров')
  assignCourier(world, order, courier, act)
}

const isPaidOut = (db: Db, order: OrderRecord): boolean => typeof dbLedger(db).slotOfOrder(order)?.paidAt === 'number'
