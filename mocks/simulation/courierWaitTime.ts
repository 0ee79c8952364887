import type { SeededRandom } from '../store/random'
import type { ZoneRecord } from '../store/records'

/**
 * Seconds that an order waits for one of the company's own couriers. The archive and the live simulation share this
 * rule, so both have the same share of orders delivered by external services.
 */
const EXTERNAL_AFTER = 900
/** Seconds. An order that waits this long for a courier goes to an external service, even if the delivery zone allows none. */
const LAST_RESORT_AFTER = 1080
/** Seconds. In a city without an external service, an order without a courier is cancelled after this time. */
export const NO_COURIER_CANCEL_SECONDS = 1500
const BY_CHOICE = 0.05

/**
 * Picks at random how many seconds an order waits for one of the company's own couriers. `zone` is undefined if the zone
 * was deleted. `more` (0 to 1) is added to the share of orders that an external service gets at once.
 */
export function randomWaitForCourierSeconds(random: SeededRandom, zone: ZoneRecord | undefined, more = 0): number {
  if (!zone?.allowExternalCourier) return LAST_RESORT_AFTER
  return random.chance(zone.typeId === 20 ? 1 : BY_CHOICE + more) ? 0 : EXTERNAL_AFTER
}
