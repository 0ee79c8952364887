import { CAR_ZONE_TYPE, MIN_DELIVERY_MINUTES } from '../../domain/zones'
import { combineRules, type FieldRule, minValue, required, ruleWhen, tooShortMessage } from '../../ui/form/rules'
import type { ZoneValues } from './zoneValues'

/** In minutes. The error message is from reference-data, section 5. */
export const DELIVERY_TIME_RULE: FieldRule<number> = combineRules<number>(
  required,
  minValue(MIN_DELIVERY_MINUTES, tooShortMessage(MIN_DELIVERY_MINUTES)),
)

/** Whole tenge. Only a car zone requires a price, at least 1. */
export const DELIVERY_PRICE_RULE: FieldRule<number> = ruleWhen<ZoneValues, number>(
  ({ typeId }) => typeId === CAR_ZONE_TYPE,
  combineRules<number>(required, minValue(1)),
)
