import { DELIVERY_SERVICE_LABEL, type DeliveryService } from '../../src/domain/cities'
import { COURIER_TYPES } from '../../src/domain/couriers'
import { distanceKm } from '../../src/domain/geo'
import { ORDER_STATUS } from '../seeds/orderStatuses'
import { randomCustomerName } from '../seeds/randomPersonData'
import type { CourierRecord, OrderRecord, ZoneRecord } from '../store/records'
import type { World } from '../store/world'
import { COURIER_SPEED, courierPositionAt } from './courierMovement'
import { NO_COURIER_CANCEL_SECONDS, randomWaitForCourierSeconds } from './courierWaitTime'
import { addNotification } from './notifications'
import { cancellingOperatorId } from './operators'
import { assignCourier, setOrderStatus } from './orderStatus'
import { preparationBeginsAt } from './orderTimeEstimates'
import { lateNotificationAt } from './statusDeadlines'

/**
 * Seconds. The search for a courier is repeated every RETRY; an order that has waited for CALL_FOR_HELP_AFTER causes a
 * notification.
 */
const RETRY = 20
const CALL_FOR_HELP_AFTER = 300
/** Seconds. Couriers get no order this close to the end of their shift. */
const LAST_ORDER_BEFORE_END = 600
/**
 * Seconds added to a courier's travel time for each step by which the courier's transport is better than the order needs. So walkers and
 * cyclists carry most near orders, as in the archived orders, and cars remain free for far orders.
 */
const SPARED = 900
/** Longest allowed travel to the branch for an order that has waited at least `waited`. Both numbers are in seconds. */
const REACH: readonly (readonly [waited: number, seconds: number])[] = [
  [150, 1200],
  [0, 1080],
]

export function tryAssignCourier(world: World, order: OrderRecord, at: number): void {
  const zone = zoneOf(world, order)
  const waited = at - Math.max(order.history.at(-1)?.at ?? at, preparationBeginsAt(order))
  const service = world.db.city(order.cityId).deliveryService
  if (service !== null && waited >= randomWaitForCourierSeconds(world.random.fork('external choice', order.id), zone)) {
    giveToService(world, order, service, at)
    return
  }
  const courier = bestFreeCourier(world, order, at, REACH.find(([from]) => waited >= from)?.[1])
  if (courier) {
    assignCourier(world, order, courier, { at, userId: null })
    return
  }
  if (waited >= NO_COURIER_CANCEL_SECONDS) {
    setOrderStatus(world, order, ORDER_STATUS.cancelled, { at, userId: cancellingOperatorId(world, order) })
    return
  }
  const { status } = order
  world.db.orders.update(order.id, {
    nextAt: at + RETRY,
    lateAt: lateNotificationAt(world, order, { status, at, end: at + RETRY }),
  })
  if (waited >= CALL_FOR_HELP_AFTER && waited < CALL_FOR_HELP_AFTER + RETRY) {
    const description = `Нет свободных курьеров для заказа № ${order.id}`
    addNotification(world, { description, orderId: order.id, cityId: order.cityId, createdAt: at })
  }
}

/**
 * Finds the free courier with the lowest cost in seconds: travel time to the branch, plus `SPARED` for each step by which the courier's
 * transport is better than needed. The travel time must be shorter than `limit`. Couriers from whom the order was taken away are excluded.
 */
export function bestFreeCourier(
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
    const seconds = (distanceKm(courierPositionAt(courier, at), branch) * 1000) / COURIER_SPEED[courier.typeId]
    if (seconds >= limit) continue
    const cost = seconds + SPARED * (COURIER_TYPES.indexOf(courier.typeId) - COURIER_TYPES.indexOf(needed))
    // At equal cost the lower courier id wins, so that the result does not depend on the order of insertion.
    if (cost < bestCost || (cost === bestCost && best && courier.id < best.id)) {
      best = courier
      bestCost = cost
    }
  }
  return best
}

function isFree(world: World, { slotId, orderId }: CourierRecord, at: number): boolean {
  return slotId !== null && orderId === null && world.db.slot(slotId).endsAt - at > LAST_ORDER_BEFORE_END
}

function giveToService(world: World, order: OrderRecord, service: string, at: number): void {
  world.db.orders.update(order.id, {
    isExternalCourier: true,
    deliveryService: DELIVERY_SERVICE_LABEL[service as DeliveryService] ?? service,
    externalCourierName: randomCustomerName(world.random.fork('external courier', order.id)),
  })
  setOrderStatus(world, order, ORDER_STATUS.courierAssigned, { at, userId: null })
}

const zoneOf = (world: World, order: OrderRecord): ZoneRecord | undefined =>
  world.db.points.get(order.pointId)?.deliveryZones.find(({ id }) => id === order.zoneId)
