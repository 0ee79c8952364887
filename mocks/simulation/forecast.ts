import { FORWARD, STATUS } from '../seeds/orderStatuses'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { legBetween, type SPEED } from './movement'

/** How long an order usually stays in each status, and when it is going to arrive by that. Seconds. */

/** Nobody knows how far away the courier is who has not been found yet. */
const USUAL_WAY = 200

/** When the customer has been told to expect his order (contract, «promise of an order»). */
export const promiseOf = (order: OrderRecord): number =>
  order.deliveryDateTime ?? order.createdAt + (order.timeForReady + order.timeForDelivery) * 60

/** An order for a later hour is begun so many seconds before it has to be. */
const RESERVE = 600

/** When kitchen and courier begin with an order: as it comes, or, where its customer named a later hour, shortly before they have to. */
export function beginsAt({ createdAt, deliveryDateTime, timeForReady, timeForDelivery }: OrderRecord): number {
  if (deliveryDateTime === null) return createdAt
  return Math.max(createdAt, deliveryDateTime - (timeForReady + timeForDelivery) * 60 - RESERVE)
}

/** The usual end of a status that is entered at `at`; of a way, where it is not known yet. */
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

/** When a kitchen has an order ready that needs `share` of the time that it asked for. */
export const readyAt = (order: OrderRecord, share: number): number =>
  Math.round(beginsAt(order) + order.timeForReady * 60 * share)

/** When an order that leaves a status at `end` will have been handed over, if nothing else goes wrong. */
export function expectedAt(world: World, order: OrderRecord, status: number, end: number): number {
  const next = FORWARD.slice(FORWARD.indexOf(status) + 1, FORWARD.indexOf(STATUS.delivered))
  return next.reduce((at, later) => usualEnd(world, order, later, at), end)
}

/** What carries it, or, while nobody does, what its zone is for. */
function carrierType({ db }: World, order: OrderRecord): keyof typeof SPEED {
  if (order.isExternalCourier) return 10
  if (order.courierId !== null) return db.courier(order.courierId).typeId
  const type = db.points.get(order.pointId)?.deliveryZones.find(({ id }) => id === order.zoneId)?.typeId ?? 10
  return type === 20 ? 10 : type
}
