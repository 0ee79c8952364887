import { getIn } from 'final-form'
import { formatMoney } from '../../../domain/money'
import { findDecreasingBonusSteps, isBonusThresholdRepeated } from '../../../domain/rates/bonusGrid'
import type { BonusStep } from '../../../domain/rates/pay'
import { countWithNoun, groupDigits } from '../../../domain/textFormatting'
import { fieldNames } from '../../../ui/form/fieldNames'
import { combineFieldRules, type FieldRule, minValueRule, requiredRule } from '../../../ui/form/fieldRules'

export type BonusFormValues = { rates: Partial<BonusStep>[] }

export const bonusRatesField = fieldNames<BonusFormValues>()('rates')

export const NEW_BONUS_STEP: BonusStep = { minQuantityOrder: 0, price: 0 }

/** The contract («Rates») forbids two bonus steps with the same number of orders. */
const unlike: FieldRule<number> = (value, values) => {
  const steps = (getIn(values(), bonusRatesField) ?? []) as Partial<BonusStep>[]
  return typeof value === 'number' && isBonusThresholdRepeated(steps, value) ? 'Такой порог уже есть' : undefined
}

export const BONUS_THRESHOLD_RULE = combineFieldRules<number>(requiredRule, minValueRule(0), unlike)
export const BONUS_PRICE_RULE = combineFieldRules<number>(requiredRule, minValueRule(0))

export const pickCompleteBonusSteps = (rows: readonly Partial<BonusStep>[] | undefined): BonusStep[] =>
  (rows ?? []).flatMap(({ minQuantityOrder, price }) =>
    typeof minQuantityOrder === 'number' && typeof price === 'number' ? [{ minQuantityOrder, price }] : [],
  )

export function decreasingBonusWarning(steps: readonly BonusStep[]): string | undefined {
  const [falling] = findDecreasingBonusSteps(steps)
  if (!falling) return undefined
  const { lower, higher } = falling
  const orders = countWithNoun(lower.minQuantityOrder, 'заказа', 'заказов', 'заказов')
  return (
    `Бонус падает: от ${orders} ${formatMoney(lower.price)}, ` +
    `от ${groupDigits(higher.minQuantityOrder)} — ${formatMoney(higher.price)}`
  )
}
