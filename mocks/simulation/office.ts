import { BY_OPERATOR, REASSIGNED } from '../seeds/officeHabits'
import { STATUS } from '../seeds/orderStatuses'
import { PEOPLE } from '../seeds/people'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { delayIn } from './trouble'

/**
 * Simulated operators: they accept, cancel and reassign orders as often as the operators in the archive. Each decision
 * has its own random generator, so it does not change other random values.
 */

const LOOKED_AFTER = { heldUp: 0.6, other: 0.8 * REASSIGNED }
/** Earliest and latest time at which an operator checks an order, in seconds after the courier's assignment. */
const LOOKED_AFTER_FROM = 60
const LOOKED_AFTER_TO = 240

const SIGNERS = new Set(Object.values(PEOPLE).map(({ id }) => id))

export const acceptedBy = (world: World, order: OrderRecord): number | null =>
  operatorOf(world, order, STATUS.accepted, BY_OPERATOR.accepted)

export const endedBy = (world: World, order: OrderRecord): number | null =>
  operatorOf(world, order, STATUS.cancelled, BY_OPERATOR.ended)

export const reassignedBy = (world: World, order: OrderRecord): number | null =>
  operatorOf(world, order, STATUS.courierAssigned, 1)

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
 * When an operator checks an order whose courier starts for the branch at `at`. Null if no operator checks the order,
 * as for most orders and for orders assigned by hand.
 */
export function lookedAfterAt({ db, random, start }: World, order: OrderRecord, at: number): number | null {
  const { id, courierId, oldCouriers, history } = order
  // Before the world's start time operators reassign no orders, because tests and stories rely on the initial state.
  if (at < start) return null
  const isOnHisWay = courierId !== null && db.couriers.get(courierId)?.leg
  if (!isOnHisWay || oldCouriers.length > 0 || history.at(-1)?.userId !== null) return null
  const own = random.fork('looked after', id)
  const { heldUp, other } = LOOKED_AFTER
  const share = delayIn(random, id, STATUS.courierAssigned) > 0 ? heldUp : other
  return own.chance(share) ? at + own.int(LOOKED_AFTER_FROM, LOOKED_AFTER_TO) : null
}
