import { STATUS } from '../seeds/orderStatuses'
import type { Random, Weighted } from '../store/random'

const SHARE = 0.175
const WHERE: Weighted<number> = [
  [STATUS.courierAssigned, 3],
  [STATUS.cooking, 6],
  [STATUS.onTheWay, 5],
  [STATUS.atClient, 1],
]
/** Minutes. */
const SHORTEST = 6
const LONGEST = 36

export type Trouble = { status: number; seconds: number }

export function troubleOf(random: Random, orderId: number): Trouble | null {
  const own = random.fork('trouble', orderId)
  if (!own.chance(SHARE)) return null
  const status = own.weighted(WHERE)
  return { status, seconds: Math.round(60 * (SHORTEST + (LONGEST - SHORTEST) * own.next() ** 1.6)) }
}

export function delayIn(random: Random, orderId: number, status: number): number {
  const trouble = troubleOf(random, orderId)
  return trouble?.status === status ? trouble.seconds : 0
}
