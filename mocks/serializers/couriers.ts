import type { Courier, CourierLocation } from '../../src/api/couriers'
import type { ApiCaller } from '../http/access'
import { orderStatusTitle } from '../seeds/orderStatuses'
import { courierPositionAt } from '../simulation/courierMovement'
import { formatLocalDateTime } from '../store/dateTime'
import { fullName } from '../store/personName'
import type { CourierRecord } from '../store/records'
import type { World } from '../store/world'

/** `slot` and `lastActiveOrder` are null if the courier has none, and undefined if `expand` does not contain them. */
export type CourierResponse = Omit<Courier, 'slot' | 'lastActiveOrder'> & {
  slot?: Courier['slot'] | null
  lastActiveOrder?: Courier['lastActiveOrder'] | null
}

/** Specification: contract, «courier `slot`, `lastActiveOrder`». Only users with `courier_location_view` get `location`. */
export function serializeCourier(
  { db, clock }: World,
  { accesses }: ApiCaller,
  courier: CourierRecord,
  expand: readonly string[],
): CourierResponse {
  const person = db.employee(courier.id)
  const point = db.points.get(courier.pointId)
  const order = courier.orderId === null ? undefined : db.orders.get(courier.orderId)
  return {
    id: courier.id,
    fio: fullName(person),
    phone: person.phone,
    cityId: courier.cityId,
    courierTypeId: courier.typeId,
    ...(accesses.includes('courier_location_view') ? { location: courierPositionAt(courier, clock.second()) } : {}),
    point: point && { id: point.id, name: point.name },
    orderStatusName: order && orderStatusTitle(order.status),
    ...(expand.includes('slot') ? { slot: courier.slotId === null ? null : { id: courier.slotId, status: true } } : {}),
    ...(expand.includes('lastActiveOrder')
      ? { lastActiveOrder: order ? { id: order.id, status: order.status } : null }
      : {}),
  }
}

export function serializeCourierLocation(world: World, courier: CourierRecord): CourierLocation {
  const now = world.clock.second()
  return {
    courierId: courier.id,
    fio: fullName(world.db.employee(courier.id)),
    courierTypeId: courier.typeId,
    ...courierPositionAt(courier, now),
    updatedAt: formatLocalDateTime(now - (now % 5), world.db.timezone(courier.cityId)),
  }
}
