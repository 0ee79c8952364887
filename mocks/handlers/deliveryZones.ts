import type { HttpHandler } from 'msw'
import { DeliveryZone, DeliveryZoneBody, ZonePolygonBody } from '../../src/api/points'
import type { ApiCaller } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, notFoundError, validationError } from '../http/httpError'
import { integerAtLeast, notBlank, oneOf, type PayloadRule, withPayloadRules } from '../http/payloadRules'
import { parseIdParam, parseRequestPayload } from '../http/requestPayload'
import { noContentResponse, respondWithJson } from '../http/respond'
import { savePastZoneTerms } from '../money/pastPartnerTerms'
import type { PointRecord, ZoneRecord } from '../store/records'
import type { World } from '../store/world'
import { requireVisiblePoint } from './points'

const CAR = 10
/** Minutes (reference-data, section 9). */
const MIN_DELIVERY = 5

/** The outline of a delivery zone as `[long, lat]` pairs; it may be empty. */
const outline: PayloadRule<readonly [number, number][]> = (pairs) => {
  const isOnEarth = pairs.every(([long, lat]) => Math.abs(long) <= 180 && Math.abs(lat) <= 90)
  return (isOnEarth && (pairs.length === 0 || pairs.length >= 3)) || 'Неверный контур зоны'
}
const Outline = withPayloadRules(ZonePolygonBody, { polygon: outline })
const Form = withPayloadRules(DeliveryZoneBody, {
  name: notBlank,
  typeId: oneOf(1, 5, 8, 10, 20),
  deliveryTime: integerAtLeast(MIN_DELIVERY),
  deliveryPrice: integerAtLeast(0),
  courierBonus: integerAtLeast(0),
  polygon: outline,
})

/** Specification: reference-data, sections 2.5, 2.6 and 5. */
export const deliveryZoneHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'GET /v1/manage/point/delivery-zone/{id}', ({ caller, params }) =>
    respondWithJson(DeliveryZone, zoneFor(world, caller, params.id).zone),
  ),

  createEndpointHandler(world, 'POST /v1/manage/point/{id}/delivery-zone', async ({ caller, params, json }) => {
    const point = requireVisiblePoint(world, caller, params.id)
    const zone = { id: nextZoneId(world), ...zoneOf(await json()) }
    world.db.points.update(point.id, { deliveryZones: [...point.deliveryZones, zone] })
    return respondWithJson(DeliveryZone, zone)
  }),

  createEndpointHandler(world, 'POST /v1/manage/point/delivery-zone/{id}', async ({ caller, params, json }) => {
    const { point, zone } = zoneFor(world, caller, params.id)
    const payload = await json()
    const change = isOutline(payload) ? parseRequestPayload(payload, Outline) : zoneOf(payload, zone)
    const changed = { ...zone, ...change }
    if (changed.deliveryPrice !== zone.deliveryPrice || changed.typeId !== zone.typeId) savePastZoneTerms(world, zone)
    const deliveryZones = point.deliveryZones.map((other) => (other.id === zone.id ? changed : other))
    world.db.points.update(point.id, { deliveryZones })
    return respondWithJson(DeliveryZone, changed)
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/point/delivery-zone/{id}', ({ caller, params }) => {
    const { point, zone } = zoneFor(world, caller, params.id)
    requireUnused(world, zone)
    world.db.points.update(point.id, { deliveryZones: point.deliveryZones.filter(({ id }) => id !== zone.id) })
    return noContentResponse()
  }),
]

function requireUnused({ db }: World, { id }: ZoneRecord): void {
  const count = db.activeOrders().filter(({ zoneId }) => zoneId === id).length
  if (count > 0) throw conflictError(`В зону едут активные заказы (${count}), удалите её после их доставки`)
  const branches = db.branches
    .all()
    .filter(({ deliveryZones }) => deliveryZones.some((row) => row.deliveryZoneId === id))
  if (branches.length > 0)
    throw conflictError(`В зону доставляют филиалы (${branches.length}), сначала уберите её у них`)
  if (db.orders.all().some(({ zoneId }) => zoneId === id))
    throw conflictError('В зону доставляли заказы, её можно только отключить')
}

/** Imports of zone outlines send only the polygon (contract, «zone update»). */
const isOutline = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && Object.keys(payload).length === 1 && 'polygon' in payload

function zoneFor(world: World, caller: ApiCaller, id: unknown): { point: PointRecord; zone: ZoneRecord } {
  const zoneId = parseIdParam(id)
  for (const { id: pointId, deliveryZones } of world.db.points.all()) {
    const zone = deliveryZones.find((candidate) => candidate.id === zoneId)
    if (zone) return { point: requireVisiblePoint(world, caller, pointId), zone }
  }
  throw notFoundError('Зона доставки не найдена')
}

function zoneOf(payload: unknown, own?: ZoneRecord): Omit<ZoneRecord, 'id'> {
  const form = parseRequestPayload(payload, Form)
  const deliveryPrice = form.deliveryPrice ?? 0
  if (form.typeId === CAR && deliveryPrice < 1) {
    throw validationError({ deliveryPrice: 'Для автомобильной зоны цена не меньше 1' })
  }
  const { allowExternalCourier, polygon } = form
  return {
    ...form,
    deliveryPrice,
    allowExternalCourier: allowExternalCourier ?? false,
    polygon: polygon ?? own?.polygon ?? [],
  }
}

const nextZoneId = ({ db }: World): number =>
  db.points.all().reduce((largest, { deliveryZones }) => Math.max(largest, ...deliveryZones.map(({ id }) => id)), 0) + 1
