import { array, boolean, type Infer, number, object, optional, string, tuple, type, unknown } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import type { RowsPage } from '../lib/listStore'
import { listOrEmpty, maybe, numberStruct, textStruct } from '../lib/structs'
import { loadResource, parseValidRows, searchUnpagedRows, sendCreateRequest, sendMutation } from './client'
import { coordinatePairStruct, nullish } from './fieldFormats'
import type { InferFilters, UnsentRequestBody } from './requestBody'

export const DeliveryZone = type({
  id: numberStruct(),
  name: textStruct(),
  description: maybe(textStruct()),
  typeId: maybe(numberStruct()),
  status: maybe(boolean()),
  /** Minutes; the two amounts after this field are whole tenge. */
  deliveryTime: maybe(numberStruct()),
  deliveryPrice: maybe(numberStruct()),
  courierBonus: maybe(numberStruct()),
  allowExternalCourier: maybe(boolean()),
  /** The zone's outline as `[long, lat]` pairs, the order of the maps service. Some servers do not send outlines. */
  polygon: maybe(array(coordinatePairStruct())),
})
export type DeliveryZone = Infer<typeof DeliveryZone>

export const DispatchPoint = type({
  id: numberStruct(),
  name: textStruct(),
  description: maybe(textStruct()),
  cityId: maybe(numberStruct()),
  status: maybe(boolean()),
  lat: maybe(numberStruct()),
  long: maybe(numberStruct()),
  deliveryZones: listOrEmpty(DeliveryZone),
})
export type DispatchPoint = Infer<typeof DispatchPoint>

export const DispatchPointBody = object({
  name: string(),
  description: nullish(string()),
  cityId: number(),
  status: boolean(),
  lat: number(),
  long: number(),
})
export type DispatchPointBody = Infer<typeof DispatchPointBody>

const Polygon = array(tuple([number(), number()]))

/** `deliveryTime` is minutes, amounts are whole tenge. */
export const DeliveryZoneBody = object({
  name: string(),
  description: nullish(string()),
  typeId: number(),
  status: boolean(),
  deliveryTime: number(),
  deliveryPrice: nullish(number()),
  courierBonus: nullish(number()),
  allowExternalCourier: nullish(boolean()),
  /** The outline is omitted if the server did not send one, so that saving the form does not overwrite the outline on the server. */
  polygon: optional(Polygon),
})
export type DeliveryZoneBody = Infer<typeof DeliveryZoneBody>

export const ZonePolygonBody = object({ polygon: Polygon })
export type ZonePolygonBody = Infer<typeof ZonePolygonBody>

export const POINT_FILTERS = {
  cityId: numberStruct(),
}
type DispatchPointFilters = InferFilters<typeof POINT_FILTERS>

export const searchPoints = (query: ListQuery<DispatchPointFilters>, signal?: AbortSignal) =>
  searchUnpagedRows(array(DispatchPoint), { path: '/v1/manage/point/search', signal }, POINT_FILTERS, query)

export const loadPoint = (id: number, signal?: AbortSignal) =>
  loadResource(DispatchPoint, { method: 'GET', path: pointPath(id), signal })

const PointAlone = type({ ...DispatchPoint.schema, deliveryZones: listOrEmpty(unknown()) })

/**
 * Loads a dispatch point with its delivery zones. `unreadable` counts zones that were left out because of invalid data (contract, «an
 * optional field of the wrong type»).
 */
export async function loadPointWithZones(id: number, signal?: AbortSignal): Promise<DispatchPointWithZones> {
  const call = { method: 'GET', path: pointPath(id), signal } as const
  const point = await loadResource(PointAlone, call)
  const { rows, unreadable } = parseValidRows(array(DeliveryZone), point.deliveryZones, call, ['deliveryZones'])
  return { ...point, deliveryZones: rows, unreadable }
}
export type DispatchPointWithZones = DispatchPoint & Pick<RowsPage<DeliveryZone>, 'unreadable'>

export const createPoint = (point: UnsentRequestBody<DispatchPointBody>) =>
  sendCreateRequest({ method: 'POST', path: '/v1/manage/point' }, DispatchPointBody, point)

export const updatePoint = (id: number, point: UnsentRequestBody<DispatchPointBody>) =>
  sendMutation({ method: 'POST', path: pointPath(id) }, DispatchPointBody, point)

export const deletePoint = (id: number) => sendMutation({ method: 'DELETE', path: pointPath(id) })

export const loadDeliveryZone = (id: number, signal?: AbortSignal) =>
  loadResource(DeliveryZone, { method: 'GET', path: zonePath(id), signal })

export const createDeliveryZone = (pointId: number, zone: UnsentRequestBody<DeliveryZoneBody>) =>
  sendMutation({ method: 'POST', path: `${pointPath(pointId)}/delivery-zone` }, DeliveryZoneBody, zone)

export const updateDeliveryZone = (id: number, zone: UnsentRequestBody<DeliveryZoneBody>) =>
  sendMutation({ method: 'POST', path: zonePath(id) }, DeliveryZoneBody, zone)

/** Changes the outline of an existing zone and no other field (contract, «zone update»). Used by the import of zones from a file. */
export const updateZonePolygon = (id: number, polygon: ZonePolygonBody['polygon']) =>
  sendMutation({ method: 'POST', path: zonePath(id) }, ZonePolygonBody, { polygon })

export const deleteDeliveryZone = (id: number) => sendMutation({ method: 'DELETE', path: zonePath(id) })

const pointPath = (id: number) => `/v1/manage/point/${id}`
const zonePath = (id: number) => `/v1/manage/point/delivery-zone/${id}`
