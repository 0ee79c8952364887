import { DELIVERY_SERVICE_LABEL, type DeliveryService } from '../../src/domain/cities'
import { COURIER_TYPES } from '../../src/domain/couriers'
import { distanceKm } from '../../src/domain/geo'
import { customerName } from '../seeds/names'
import { STATUS } from '../seeds/orderStatuses'
import type { CourierRecord, OrderRecord, ZoneRecord } from '../store/records'
import type { World } from '../store/world'
import { beginsAt } from './forecast'
import { courierPlace, SPEED } from './movement'
import { notify } from './notifications'
import { endedBy } from './office'
import { assignCourier, setStatus } from './orderStatus'
import { lateAt } from './pace'
import { drawPatience, GIVE_UP_AFTER } from './patience'

/** How an accepted order finds somebody to carry it. Seconds since it was accepted, or since its kitchen began. */
const RETRY = 20
const CALL_FOR_HELP_AFTER = 300
/** Nobody is given an order so close to the end of his shift, in seconds. */
const LAST_ORDER_BEFORE_END = 600
/** Seconds by which a courier is spared whose transport reaches further than needed, for each kind in between. */
const SPARED = 240
/** How far from the branch a courier may be, in seconds of his way, by how long the order has waited. */
const REACH: readonly (readonly [waited: number, seconds: number])[] = [
  [150, 1500],
  [80, 720],
  [0, 420],
]

/** One attempt; the order ends up assigned, given to an external service, cancelled, or waiting for the next attempt. */
export function findCourier(world: World, order: OrderRecord, at: number): void {
  const zone = zoneOf(world, order)
  const waited = at - Math.max(order.history.at(-1)?.at ?? at, beginsAt(order))
  const service = world.db.city(order.cityId).deliveryService
  if (service !== null && waited >= drawPatience(world.random.fork('external choice', order.id), zone)) {
    giveToService(world, order, service, at)
    return
  }
  const courier = nearestFree(world, order, at, REACH.find(([from]) => waited >= from)?.[1])
  if (courier) {
    assignCourier(world, order, courier, { at, userId: null })
    return
  }
  if (waited >= GIVE_UP_AFTER) {
    setStatus(world, order, STATUS.cancelled, { at, userId: endedBy(world, order) })
    return
  }
  const { status } = order
  world.db.orders.update(order.id, {
    nextAt: at + RETRY,
    lateAt: lateAt(world, order, { status, at, end: at + RETRY }),
  })
  if (waited >= CALL_FOR_HELP_AFTER && waited < CALL_FOR_HELP_AFTER + RETRY) {
    const description = `Нет свободных курьеров для заказа № ${order.id}`
    notify(world, { description, orderId: order.id, cityId: order.cityId, createdAt: at })
  }
}

/**
 * The free courier at work in the city who is at the branch first, if his transport reaches the zone and he needs at most `limit` seconds;
 * nobody from whom the order was taken. Whoever could carry further orders is kept for those while somebody else is not much further away.
 */
export function nearestFree(
  world: World,
  order: OrderRecord,
  at: number,
  limit = Number.POSITIVE_INFINITY,
): CourierRecord | undefined {
  const branch = world.db.branch(order.branchId)
  const zoneType = zoneOf(world, order)?.typeId ?? 1
  const needed = zoneType === 20 ? 10 : zoneType
  const former = order.oldCouriers.map(({ courierId }) => courierId)
  let best: CourierRecord | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (const courier of world.db.couriers.all()) {
    if (courier.cityId !== order.cityId || courier.typeId < needed || !isFree(world, courier, at)) continue
    if (former.includes(courier.id)) continue
    const seconds = (distanceKm(courierPlace(courier, at), branch) * 1000) / SPEED[courier.typeId]
    const cost = seconds + SPARED * (COURIER_TYPES.indexOf(courier.typeId) - COURIER_TYPES.indexOf(needed))
    // Of two who stand at the same place the older one, in whatever order they were added.
    if (seconds < limit && (cost < bestCost || (cost === bestCost && best && courier.id < best.id))) {
      best = courier
      bestCost = cost
    }
  }
  return best
}

/** At work, without an order, and not about to go home. */
function isFree(world: World, { slotId, orderId }: CourierRecord, at: number): boolean {
  return slotId !== null && orderId === null && world.db.slot(slotId).endsAt - at > LAST_ORDER_BEFORE_END
}

function giveToService(world: World, order: OrderRecord, service: string, at: number): void {
  world.db.orders.update(order.id, {
    isExternalCourier: true,
    deliveryService: DELIVERY_SERVICE_LABEL[service as DeliveryService] ?? service,
    externalCourierName: customerName(world.random.fork('external courier', order.id)),
  })
  setStatus(world, order, STATUS.courierAssigned, { at, userId: null })
}

const zoneOf = (world: World, order: OrderRecord): ZoneRecord | undefined =>
  world.db.points.get(order.pointId)?.deliveryZones.find(({ id }) => id === order.zoneId)
