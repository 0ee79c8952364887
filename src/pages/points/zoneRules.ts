import { CAR_ZONE, MIN_DELIVERY } from '../../domain/zones'
import { all, min, type Rule, required, tooShort, when } from '../../ui/form/rules'
import type { ZoneValues } from './zoneValues'

/** Rules of the zone form (reference-data, section 5). */

/** Minutes. The message is the specification's own. */
export const DELIVERY_TIME: Rule<number> = all<number>(required, min(MIN_DELIVERY, tooShort(MIN_DELIVERY)))

/** Whole tenge. Only a car's way must have a price, of 1 at least. */
export const DELIVERY_PRICE: Rule<number> = when<ZoneValues, number>(
  ({ typeId }) => typeId === CAR_ZONE,
  all<number>(required, min(1)),
)
