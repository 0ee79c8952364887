import { ORDER_STATUS } from '../seeds/orderStatuses'
import type { SeededRandom, WeightedChoices } from '../store/random'

const SHARE = 0.175
const WHERE: WeightedChoices<number> = [
  [ORDER_STATUS.courierAssigned, 3],
  [ORDER_STATUS.cooking, 6],
  [ORDER_STATUS.onTheWay, 5],
  [ORDER_STATUS.atClient, 1],
]
/** Minutes. */
const SHORTEST = 6
const LONGEST = 36

export type RandomStatusDelay = { status: number; seconds: number }

export function generateStatusDelay(random: SeededRandom, orderId: number): RandomStatusDelay | null {
  const own = random.fork('trouble', orderId)
  if (!own.chance(SHARE)) return null
  const status = own.weighted(WHERE)
  return { status, seconds: Math.round(60 * (SHORTEST + (LONGEST - SHORTEST) * own.next() ** 1.6)) }
}

export function delayInStatus(random: SeededRandom, orderId: number, status: number): number {
  const trouble = generateStatusDelay(random, orderId)
  return trouble?.status === status ? trouble.seconds : 0
}
