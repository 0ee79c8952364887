import { getIn } from 'final-form'
import type { BonusRateBody } from '../../../api/rates'
import { fallingSteps, repeatedThresholds } from '../../../domain/rates/grid'
import type { BonusStep } from '../../../domain/rates/pay'
import { groupDigits } from '../../../domain/text'
import { fieldNames } from '../../../ui/form/fieldNames'
import { all, min, type Rule, required } from '../../../ui/form/rules'

export type BonusForm = { rates: Partial<BonusStep>[] }

export const bonusRows = fieldNames<BonusForm>()('rates')

export const NEW_STEP: BonusStep = { minQuantityOrder: 0, price: 0 }

/** The contract («Rates») forbids two bonus steps with the same number of orders. */
const unlike: Rule<number> = (value, values) => {
  const steps = (getIn(values(), bonusRows) ?? []) as Partial<BonusStep>[]
  return typeof value === 'number' && repeatedThresholds(steps).has(value) ? 'Такой порог уже есть' : undefined
}

export const THRESHOLD_RULE = all<number>(required, min(0), unlike)
export const PRICE_RULE = all<number>(required, min(0))

export const wholeSteps = (rows: readonly Partial<BonusStep>[] | undefined): BonusStep[] =>
  (rows ?? []).flatMap(({ minQuantityOrder, price }) =>
    typeof minQuantityOrder === 'number' && typeof price === 'number' ? [{ minQuantityOrder, price }] : [],
  )

export const bonusBody = (rows: readonly Partial<BonusStep>[] | undefined): BonusRateBody['rates'] => wholeSteps(rows)

/** Warns if a bonus step with more orders has a smaller bonus; the warning does not block saving. */
export function fallingText(steps: readonly BonusStep[]): string | undefined {
  const [falling] = fallingSteps(steps)
  if (!falling) return undefined
  const { lower, higher } = falling
  return (
    `Бонус падает: от ${lower.minQuantityOrder} заказов ${groupDigits(lower.price)} ₸, ` +
    `от ${higher.minQuantityOrder} — ${groupDigits(higher.price)} ₸`
  )
}
