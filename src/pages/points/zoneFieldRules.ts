import { CAR_ZONE_TYPE, MIN_DELIVERY_MINUTES } from '../../domain/zones'
import {
  combineFieldRules,
  type FieldRule,
  fieldRuleWhen,
  minValueRule,
  requiredRule,
  tooShortMessage,
} from '../../ui/form/fieldRules'
import type { ZoneValues } from './zoneValues'

/** In minutes. The error message is from reference-data, section 5. */
export const DELIVERY_TIME_RULE: FieldRule<number> = combineFieldRules<number>(
  requiredRule,
  minValueRule(MIN_DELIVERY_MINUTES, tooShortMessage(MIN_DELIVERY_MINUTES)),
)

/** Whole tenge. Only a car zone requires a price, at least 1. */
export const DELIVERY_PRICE_RULE: FieldRule<number> = fieldRuleWhen<ZoneValues, number>(
  ({ typeId }) => typeId === CAR_ZONE_TYPE,
  combineFieldRules<number>(requiredRule, minValueRule(1)),
)
