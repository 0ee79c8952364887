import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { DispatchPoint, DispatchPointBody, POINT_FILTERS } from '../../src/api/points'
import { type ApiCaller, requireCityAccess, requirePayloadCity } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError } from '../http/httpError'
import {
  integerAtLeast,
  latitudePayloadRule,
  longitudePayloadRule,
  notBlank,
  withPayloadRules,
} from '../http/payloadRules'
import { parseIdParam, parseRequestPayload, searchBodyStruct } from '../http/requestPayload'
import { noContentResponse, respondWithJson } from '../http/respond'
import { addMissingCouriers } from '../simulation/syncCouriers'
import type { PointRecord } from '../store/records'
import type { World } from '../store/world'

const Filter = searchBodyStruct(POINT_FILTERS)

const Form = withPayloadRules(DispatchPointBody, {
  name: notBlank,
  cityId: integerAtLeast(1),
  lat: latitudePayloadRule,
  long: longitudePayloadRule,
})

/** Specification: reference-data, sections 2.4 and 5. The search has no paging. */
export const pointHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/point/search', async ({ caller, json }) => {
    const { cityId } = parseRequestPayload(await json(), Filter)
    if (cityId !== undefined) requireCityAccess(caller, cityId)
    const cities = cityId === undefined ? caller.cityIds : [cityId]
    return respondWithJson(array(DispatchPoint), world.db.points.find({ cityId: { in: cities } }))
  }),

  createEndpointHandler(world, 'GET /v1/manage/point/{id}', ({ caller, params }) =>
    respondWithJson(DispatchPoint, requireVisiblePoint(world, caller, params.id)),
  ),

  createEndpointHandler(world, 'POST /v1/manage/point', async ({ caller, json }) => {
    const form = parseRequestPayload(await json(), Form)
    requirePayloadCity(world.db, caller, form.cityId)
    const { points } = world.db
    const point = points.insert({ id: points.nextId(), ...form, deliveryZones: [] })
    addMissingCouriers(world, point.cityId)
    return respondWithJson(DispatchPoint, point)
  }),

  createEndpointHandler(world, 'POST /v1/manage/point/{id}', async ({ caller, params, json }) => {
    const point = requireVisiblePoint(world, caller, params.id)
    const form = parseRequestPayload(await json(), Form)
    requirePayloadCity(world.db, caller, form.cityId)
    if (form.cityId !== point.cityId) requireUnused(world, point.id)
    world.db.points.update(point.id, form)
    addMissingCouriers(world, point.cityId)
    return respondWithJson(DispatchPoint, point)
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/point/{id}', ({ caller, params }) => {
    const point = requireVisiblePoint(world, caller, params.id)
    requireUnused(world, point.id)
    if (world.db.orders.all().some(({ pointId }) => pointId === point.id))
      throw conflictError('От этой точки возили заказы, её можно только отключить')
    world.db.points.remove(point.id)
    return noContentResponse()
  }),
]

export function requireVisiblePoint(world: World, caller: ApiCaller, id: unknown): PointRecord {
  const point = world.db.point(parseIdParam(id))
  requireCityAccess(caller, point.cityId)
  return point
}

function requireUnused({ db }: World, id: number): void {
  const isHere = ({ pointId }: { pointId: number }) => pointId === id
  if (db.branches.all().some(isHere)) throw conflictError('К отправной точке привязаны филиалы, сначала перенесите их')
  if (db.couriers.all().some(isHere)) throw conflictError('К отправной точке привязаны курьеры, сначала переведите их')
  const isPlanned = db.scheduleDays.all().some(({ published, draft }) => [...published, ...(draft ?? [])].some(isHere))
  if (isPlanned) throw conflictError('Отправная точка стоит в расписании')
}
