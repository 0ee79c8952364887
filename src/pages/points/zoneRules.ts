import { CAR_ZONE, MIN_DELIVERY } from '../../domain/zones'
import { all, min, type Rule, required, tooShort, when } from '../../ui/form/rules'
import type { ZoneValues } from './zoneValues'

/** In minutes. The error message is from reference-data, section 5. */
export const DELIVERY_TIME: Rule<number> = all<number>(required, min(MIN_DELIVERY, tooShort(MIN_DELIVERY)))

/** Whole tenge. Only a car zone requires a price, at least 1. */
export const DELIVERY_PRICE: Rule<number> = when<ZoneValues, number>(
  ({ typeId }) => typeId === CAR_ZONE,
  all<number>(required, min(1)),
)
