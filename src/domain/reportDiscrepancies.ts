/** Checks whether the figures of a report add up (contract, «Reports»). Amounts are tenge. */

import { moneyDifference } from './money'

type DailyFigures = {
  incomeDelivery?: number | undefined
  incomeOrders?: number | undefined
  acquiringCommission?: number | undefined
  income?: number | undefined
  payment?: number | undefined
  paymentForOrders?: number | undefined
  paymentForHours?: number | undefined
  paymentBonuses?: number | undefined
  paymentPenalties?: number | undefined
  paymentForExternal?: number | undefined
  profit?: number | undefined
}

/** A penalty as reports show it: negative, regardless of the sign that the server sends. */
export const toNegativePenalty = (penalty: number): number => (penalty === 0 ? 0 : -Math.abs(penalty))

/**
 * Difference between a day's income and the sum of its components. Like `paymentDiscrepancy` and `profitDiscrepancy`, it is undefined if
 * it is zero or if a figure is missing.
 */
export function incomeDiscrepancy({ income, incomeDelivery, incomeOrders, acquiringCommission }: DailyFigures) {
  return residue(income, [incomeDelivery, incomeOrders, acquiringCommission && -acquiringCommission])
}

export function paymentDiscrepancy(row: DailyFigures) {
  const { payment, paymentForOrders, paymentForHours, paymentBonuses, paymentPenalties, paymentForExternal } = row
  const penalties = paymentPenalties && toNegativePenalty(paymentPenalties)
  return residue(payment, [paymentForOrders, paymentForHours, paymentBonuses, penalties, paymentForExternal])
}

export function profitDiscrepancy({ profit, income, payment }: DailyFigures) {
  return residue(profit, [income, payment && -payment])
}

function residue(sum: number | undefined, parts: readonly (number | undefined)[]): number | undefined {
  if (sum === undefined) return undefined
  let rest = sum
  for (const part of parts) {
    if (part === undefined) return undefined
    rest = moneyDifference(rest, part)
  }
  return rest === 0 ? undefined : rest
}
