import type { HttpHandler } from 'msw'
import { CourierDetails, CourierDispatchPointBody } from '../../src/api/couriers'
import type { AccessRule } from '../../src/domain/permissions'
import { canSeeOrder, requireAccess } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, validationError } from '../http/httpError'
import { parseRequestPayload, readExpandParam } from '../http/requestPayload'
import { noContentResponse, respondWithJson } from '../http/respond'
import { serializeCourier } from '../serializers/couriers'
import { serializeDocumentsOfEmployee } from '../serializers/employees'
import { courierTracks } from '../serializers/tracks'
import { sendCourier } from '../simulation/courierMovement'
import { closeCourierSlot, openCourierSlot } from '../simulation/courierSlots'
import { findCurrentOrNextShift, UNSCHEDULED_SHIFT_SECONDS } from '../simulation/roster'
import type { World } from '../store/world'
import { requireVisibleCourier } from './couriers'

const CARD: AccessRule = { every: ['courier_view'] }
const POSITION: AccessRule = { every: ['courier_location_view'] }

/** Specification: operations, «Courier card». */
export const courierCardHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'GET /v1/manage/courier/{id}', ({ caller, params, url }) => {
    const courier = requireVisibleCourier(world, caller, params.id)
    const expand = readExpandParam(url)
    if (expand.includes('docs')) requireAccess(caller, CARD)
    if (expand.includes('location')) requireAccess(caller, POSITION)
    const { location, ...card } = serializeCourier(world, caller, courier, expand)
    return respondWithJson(CourierDetails, {
      ...card,
      ...(expand.includes('location') ? { location } : {}),
      ...(expand.includes('docs') ? { docs: serializeDocumentsOfEmployee(world, courier.id) } : {}),
      ...(expand.includes('trackInfo')
        ? { trackInfo: courierTracks(world, courier, (order) => canSeeOrder(caller, order)) }
        : {}),
    })
  }),

  createEndpointHandler(world, 'POST /v1/manage/courier/{id}/location', async ({ caller, params, json }) => {
    const courier = requireVisibleCourier(world, caller, params.id)
    const point = world.db.points.get(parseRequestPayload(await json(), CourierDispatchPointBody).pointId)
    if (point?.cityId !== courier.cityId) throw validationError({ pointId: 'Такой точки в городе курьера нет' })
    world.db.couriers.update(courier.id, { pointId: point.id })
    if (courier.orderId === null) sendCourier(world, courier, point, { at: world.clock.second() })
    return noContentResponse()
  }),

  createEndpointHandler(world, 'GET /v1/manage/courier/{id}/slot-start', ({ caller, params }) => {
    const courier = requireVisibleCourier(world, caller, params.id)
    if (courier.slotId !== null) throw conflictError('Курьер уже на смене')
    if (world.db.employee(courier.id).status !== 10) throw conflictError('Курьер заблокирован')
    const at = world.clock.second()
    const shift = findCurrentOrNextShift(world.db, courier, at)
    openCourierSlot(world, courier, at, shift?.end ?? at + UNSCHEDULED_SHIFT_SECONDS)
    return noContentResponse()
  }),

  createEndpointHandler(world, 'GET /v1/manage/courier/{id}/slot-stop', ({ caller, params }) => {
    const courier = requireVisibleCourier(world, caller, params.id)
    if (courier.slotId === null) throw conflictError('Курьер не на смене')
    if (courier.orderId !== null) throw conflictError(`Курьер везёт заказ № ${courier.orderId}, сначала передайте его`)
    closeCourierSlot(world, courier, world.clock.second())
    return noContentResponse()
  }),
]
