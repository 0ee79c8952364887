import type { HttpHandler } from 'msw'
import { OrderCourierLocation, OrderCourierPhone } from '../../src/api/orders'
import { isActiveOrderStatus } from '../../src/domain/orders'
import { createEndpointHandler } from '../http/endpointHandlers'
import { notFoundError } from '../http/httpError'
import { respondWithJson } from '../http/respond'
import { courierPositionAt } from '../simulation/courierMovement'
import { externalCourierPosition } from '../simulation/externalCourier'
import type { World } from '../store/world'
import { requireVisibleOrder } from './orders'

/**
 * Invented switchboard numbers by city id. In Kazakhstan no real number has a 0 after the city code, so a call never
 * reaches a real phone.
 */
const SWITCHBOARDS: Record<number, string> = {
  1: '77212090909',
  2: '77172090909',
  3: '77272090909',
  4: '77132090909',
  5: '77232090909',
}
const TTL_SECONDS = 60

/** Specification: operations, «Order detail». */
export const orderCourierContactHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'GET /v1/manage/order/{id}/phone', ({ caller, params }) => {
    const { id, cityId, courierId, isExternalCourier } = requireVisibleOrder(world, caller, params.id)
    if (courierId === null && !isExternalCourier) throw notFoundError('У заказа нет курьера')
    return respondWithJson(OrderCourierPhone, {
      phone: SWITCHBOARDS[cityId] ?? SWITCHBOARDS[1],
      ext: String(1000 + (id % 9000)),
      ttlSeconds: TTL_SECONDS,
    })
  }),

  createEndpointHandler(world, 'GET /v1/manage/order/{id}/location', ({ caller, params }) => {
    const order = requireVisibleOrder(world, caller, params.id)
    const at = world.clock.second()
    const own = order.courierId === null ? undefined : world.db.couriers.get(order.courierId)
    const place =
      own && isActiveOrderStatus(order.status) ? courierPositionAt(own, at) : externalCourierPosition(world, order, at)
    if (!place) throw notFoundError('Местоположение курьера неизвестно')
    return respondWithJson(OrderCourierLocation, { lat: place.lat, long: place.long })
  }),
]
