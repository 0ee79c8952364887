import { BY_OPERATOR, REASSIGNED } from '../seeds/officeHabits'
import { STATUS } from '../seeds/orderStatuses'
import { PEOPLE } from '../seeds/people'
import type { OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { delayIn } from './trouble'

/**
 * What operators do by themselves on the living day, as often as in the archive: they accept and cancel some orders, and look after
 * some whose courier does not come. Each decision has numbers of its own, so that it moves nothing else.
 */

/** Somebody who stands still is noticed more often than somebody who asks for it: together they are as many as in the archive. */
const LOOKED_AFTER = { heldUp: 0.6, other: 0.8 * REASSIGNED }
/** After a courier was found, in seconds. */
const LOOKED_AFTER_FROM = 60
const LOOKED_AFTER_TO = 240

/** Who signs in to the demo does his work himself. */
const SIGNERS = new Set(Object.values(PEOPLE).map(({ id }) => id))

/** The operator who accepts an order; null where the system does. */
export const acceptedBy = (world: World, order: OrderRecord): number | null =>
  operatorOf(world, order, STATUS.accepted, BY_OPERATOR.accepted)

/** The operator who cancels an order; null where the system does. */
export const endedBy = (world: World, order: OrderRecord): number | null =>
  operatorOf(world, order, STATUS.cancelled, BY_OPERATOR.ended)

/** The operator who gives an order to another courier; null where none works in the city. */
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
 * When an operator looks after an order whose first courier sets out for the branch at `at`; null for most, and for those that somebody has
 * given to this courier by hand.
 */
export function lookedAfterAt({ db, random, start }: World, order: OrderRecord, at: number): number | null {
  const { id, courierId, oldCouriers, history } = order
  // What a world begins with is what its screens are known by: nobody's hands change before.
  if (at < start) return null
  const isOnHisWay = courierId !== null && db.couriers.get(courierId)?.leg
  if (!isOnHisWay || oldCouriers.length > 0 || history.at(-1)?.userId !== null) return null
  const own = random.fork('looked after', id)
  const { heldUp, other } = LOOKED_AFTER
  const share = delayIn(random, id, STATUS.courierAssigned) > 0 ? heldUp : other
  return own.chance(share) ? at + own.int(LOOKED_AFTER_FROM, LOOKED_AFTER_TO) : null
}
