import { STATUS } from '../seeds/orderStatuses'
import type { Random, Weighted } from '../store/random'

/**
 * What delays an order in one status of its way. Beside the wait for a courier at a peak, this is what makes orders late: a short
 * delay is made up for by what the promise leaves over, a long one is not.
 */

/** Of all orders. */
const SHARE = 0.175
/** Where: a courier who does not come, a kitchen that is behind, a road that is blocked, a door that nobody opens. */
const WHERE: Weighted<number> = [
  [STATUS.courierAssigned, 3],
  [STATUS.cooking, 6],
  [STATUS.onTheWay, 5],
  [STATUS.atClient, 1],
]
/** Minutes; most delays are nearer to the shortest. */
const SHORTEST = 6
const LONGEST = 36

export type Trouble = { status: number; seconds: number }

/** In which status an order stays for longer than usual, and by how many seconds; null for most. */
export function troubleOf(random: Random, orderId: number): Trouble | null {
  const own = random.fork('trouble', orderId)
  if (!own.chance(SHARE)) return null
  const status = own.weighted(WHERE)
  return { status, seconds: Math.round(60 * (SHORTEST + (LONGEST - SHORTEST) * own.next() ** 1.6)) }
}

/** By how many seconds an order stays in a status for longer than usual. */
export function delayIn(random: Random, orderId: number, status: number): number {
  const trouble = troubleOf(random, orderId)
  return trouble?.status === status ? trouble.seconds : 0
}
