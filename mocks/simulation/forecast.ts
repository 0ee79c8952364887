import { FORWARD, STATUS } from '../seeds/orderStatuses'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { legBetween, type SPEED } from './movement'

/** Seconds. Assumed duration of the trip to the branch while no courier is assigned. */
const USUAL_WAY = 200

/** Contract, «promise of an order». */
export const promiseOf = (order: OrderRecord): number =>
  order.deliveryDateTime ?? order.createdAt + (order.timeForReady + order.timeForDelivery) * 60

/** Seconds. */
const RESERVE = 600

export function beginsAt({ createdAt, deliveryDateTime, timeForReady, timeForDelivery }: OrderRecord): number {
  if (deliveryDateTime === null) return createdAt
  return Math.max(createdAt, deliveryDateTime - (timeForReady + timeForDelivery) * 60 - RESERVE)
}

/** When the status usually ends. Before a courier is assigned, the end of a trip is an estimate. */
export function usualEnd(world: World, order: OrderRecord, status: number, at: number): number {
  const own = world.random.fork('pace', order.id, status + 10)
  const after = (from: number, to: number) => at + own.int(from, to)
  switch (status) {
    case STATUS.new:
      return after(8, 50)
    case STATUS.accepted:
      return Math.max(after(10, 60), beginsAt(order))
    case STATUS.courierAssigned:
      return at + USUAL_WAY
    case STATUS.courierAtBranch:
      return after(20, 70)
    case STATUS.cooking:
      return Math.max(readyAt(order, own.between(0.75, 1)), after(90, 150))
    case STATUS.ready:
      return after(15, 60)
    case STATUS.onTheWay:
      return legBetween(world, order.id, carrierType(world, order), world.db.branch(order.branchId), order, at)
        .arrivesAt
    default:
      return after(50, 200)
  }
}

/**
 * When the kitchen has finished the order. `share` is the part of the requested preparation time that it really needs.
 */
export const readyAt = (order: OrderRecord, share: number): number =>
  Math.round(beginsAt(order) + order.timeForReady * 60 * share)

export function expectedAt(world: World, order: OrderRecord, status: number, end: number): number {
  const next = FORWARD.slice(FORWARD.indexOf(status) + 1, FORWARD.indexOf(STATUS.delivered))
  return next.reduce((at, later) => usualEnd(world, order, later, at), end)
}

function carrierType({ db }: World, order: OrderRecord): keyof typeof SPEED {
  if (order.isExternalCourier) return 10
  if (order.courierId !== null) return db.courier(order.courierId).typeId
  const type = db.points.get(order.pointId)?.deliveryZones.find(({ id }) => id === order.zoneId)?.typeId ?? 10
  return type === 20 ? 10 : type
}
