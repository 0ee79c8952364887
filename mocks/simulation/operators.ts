import { DEMO_ACCOUNTS } from '../seeds/demoAccounts'
import { OPERATOR_ACTION_SHARE, REASSIGNED_ORDER_SHARE } from '../seeds/operatorActions'
import { ORDER_STATUS } from '../seeds/orderStatuses'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { delayInStatus } from './randomDelay'

/**
 * Simulated operators accept, cancel and reassign orders as often as happened in the archived orders. Each decision has its own random
 * generator, so that it does not change other random values.
 */

const LOOKED_AFTER = { heldUp: 0.6, other: 0.8 * REASSIGNED_ORDER_SHARE }
/** Earliest and latest time at which an operator checks an order, in seconds after the courier's assignment. */
const LOOKED_AFTER_FROM = 60
const LOOKED_AFTER_TO = 240

const SIGNERS = new Set(Object.values(DEMO_ACCOUNTS).map(({ id }) => id))

export const acceptingOperatorId = (world: World, order: OrderRecord): number | null =>
  operatorOf(world, order, ORDER_STATUS.accepted, OPERATOR_ACTION_SHARE.accepted)

export const cancellingOperatorId = (world: World, order: OrderRecord): number | null =>
  operatorOf(world, order, ORDER_STATUS.cancelled, OPERATOR_ACTION_SHARE.ended)

export const reassigningOperatorId = (world: World, order: OrderRecord): number | null =>
  operatorOf(world, order, ORDER_STATUS.courierAssigned, 1)

function operatorOf({ db, random }: World, { id, cityId }: OrderRecord, doing: number, share: number): number | null {
  const own = random.fork('operator', id, doing)
  if (!own.chance(share)) return null
  const operators = db.employees
    .all()
    .filter((person) => person.role === 'operator' && person.status === 10 && person.cities.includes(cityId))
    .filter((person) => !SIGNERS.has(person.id))
  return operators.length > 0 ? own.pick(operators).id : null
}

/**
 * Returns the time at which an operator checks an order whose courier leaves for the branch at `at`. Both times are in
 * seconds since 1970. Returns null if no operator checks the order, as for most orders and all orders assigned by hand.
 */
export function operatorReviewAt({ db, random, start }: World, order: OrderRecord, at: number): number | null {
  const { id, courierId, oldCouriers, history } = order
  // Before the start time of the mock world operators reassign no orders, because tests and stories rely on the initial
  // state.
  if (at < start) return null
  const isOnHisWay = courierId !== null && db.couriers.get(courierId)?.leg
  if (!isOnHisWay || oldCouriers.length > 0 || history.at(-1)?.userId !== null) return null
  const own = random.fork('looked after', id)
  const { heldUp, other } = LOOKED_AFTER
  const share = delayInStatus(random, id, ORDER_STATUS.courierAssigned) > 0 ? heldUp : other
  return own.chance(share) ? at + own.int(LOOKED_AFTER_FROM, LOOKED_AFTER_TO) : null
}
