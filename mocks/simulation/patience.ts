import type { Random } from '../store/random'
import type { ZoneRecord } from '../store/records'

/**
 * How long an accepted order waits for a courier of the company's own, in seconds: one rule for the archive and the living day, so that
 * as many orders go by an external service yesterday as today.
 */
const EXTERNAL_AFTER = 900
/** By then an external service gets the order even where the zone would rather not have one. */
const LAST_RESORT_AFTER = 1080
/** Where no service works, an order that nobody could carry is given up. */
export const GIVE_UP_AFTER = 1500
/** Of the orders to zones where an external service may come, those that it gets at once. */
const BY_CHOICE = 0.04

/** How long before an external service is asked. `zone` is missing where it was deleted meanwhile; `more` is added to the choice. */
export function drawPatience(random: Random, zone: ZoneRecord | undefined, more = 0): number {
  if (!zone?.allowExternalCourier) return LAST_RESORT_AFTER
  return random.chance(zone.typeId === 20 ? 1 : BY_CHOICE + more) ? 0 : EXTERNAL_AFTER
}
