import { ORDER_STATUS, ORDER_STATUS_SEQUENCE } from '../seeds/orderStatuses'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { type COURIER_SPEED, createTripLeg } from './courierMovement'

/** Seconds. Assumed duration of the trip to the branch while no courier is assigned. */
const USUAL_WAY = 200

/** Specification: contract, «promise of an order». */
export const orderPromisedAt = (order: OrderRecord): number =>
  order.deliveryDateTime ?? order.createdAt + (order.timeForReady + order.timeForDelivery) * 60

/** Seconds. */
const RESERVE = 600

export function preparationBeginsAt({
  createdAt,
  deliveryDateTime,
  timeForReady,
  timeForDelivery,
}: OrderRecord): number {
  if (deliveryDateTime === null) return createdAt
  return Math.max(createdAt, deliveryDateTime - (timeForReady + timeForDelivery) * 60 - RESERVE)
}

/** Returns the estimated time at which a status that began at `at` ends. Both times are in seconds since 1970. */
export function estimateStatusEnd(world: World, order: OrderRecord, status: number, at: number): number {
  const own = world.random.fork('pace', order.id, status + 10)
  const after = (from: number, to: number) => at + own.int(from, to)
  switch (status) {
    case ORDER_STATUS.new:
      return after(8, 50)
    case ORDER_STATUS.accepted:
      return Math.max(after(10, 60), preparationBeginsAt(order))
    case ORDER_STATUS.courierAssigned:
      return at + USUAL_WAY
    case ORDER_STATUS.courierAtBranch:
      return after(20, 70)
    case ORDER_STATUS.cooking:
      return Math.max(orderReadyAt(order, own.between(0.75, 1)), after(90, 150))
    case ORDER_STATUS.ready:
      return after(15, 60)
    case ORDER_STATUS.onTheWay:
      return createTripLeg(world, order.id, carrierType(world, order), world.db.branch(order.branchId), order, at)
        .arrivesAt
    default:
      return after(50, 200)
  }
}

/**
 * Returns the time at which the branch has cooked the order, in seconds since 1970. `share` (0 to 1) is the part of the
 * requested preparation time that the branch really needs.
 */
export const orderReadyAt = (order: OrderRecord, share: number): number =>
  Math.round(preparationBeginsAt(order) + order.timeForReady * 60 * share)

export function expectedDeliveryAt(world: World, order: OrderRecord, status: number, end: number): number {
  const next = ORDER_STATUS_SEQUENCE.slice(
    ORDER_STATUS_SEQUENCE.indexOf(status) + 1,
    ORDER_STATUS_SEQUENCE.indexOf(ORDER_STATUS.delivered),
  )
  return next.reduce((at, later) => estimateStatusEnd(world, order, later, at), end)
}

function carrierType({ db }: World, order: OrderRecord): keyof typeof COURIER_SPEED {
  if (order.isExternalCourier) return 10
  if (order.courierId !== null) return db.courier(order.courierId).typeId
  const type = db.points.get(order.pointId)?.deliveryZones.find(({ id }) => id === order.zoneId)?.typeId ?? 10
  return type === 20 ? 10 : type
}
