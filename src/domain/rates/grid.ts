import { type BonusStep, gridBonus } from './pay'

/** How many courier-days had so many orders; by the number of orders. */
export type OrderDays = ReadonlyMap<number, number>

export type GridEffect = {
  /** Courier-days that reach a bonus. */
  days: { before: number; after: number }
  /** What the bonuses of these days add up to; whole tenge. */
  sum: { before: number; after: number }
}

/** What another grid would have given for the same days. An estimate: people work otherwise for another bonus. */
export function gridEffect(days: OrderDays, before: readonly BonusStep[], after: readonly BonusStep[]): GridEffect {
  const effect: GridEffect = { days: { before: 0, after: 0 }, sum: { before: 0, after: 0 } }
  for (const [orders, count] of days) {
    const [was, is] = [gridBonus(before, orders), gridBonus(after, orders)]
    effect.days.before += was > 0 ? count : 0
    effect.days.after += is > 0 ? count : 0
    effect.sum.before += was * count
    effect.sum.after += is * count
  }
  return effect
}

/** Thresholds that stand in more than one step. */
export function repeatedThresholds(steps: readonly Partial<BonusStep>[]): Set<number> {
  const seen = new Set<number>()
  const repeated = new Set<number>()
  for (const { minQuantityOrder } of steps) {
    if (minQuantityOrder === undefined) continue
    if (seen.has(minQuantityOrder)) repeated.add(minQuantityOrder)
    seen.add(minQuantityOrder)
  }
  return repeated
}

/** Neighbouring thresholds at which more orders earn less. */
export function fallingSteps(steps: readonly BonusStep[]): { lower: BonusStep; higher: BonusStep }[] {
  const rising = [...steps].sort((a, b) => a.minQuantityOrder - b.minQuantityOrder)
  return rising.flatMap((higher, index) => {
    const lower = rising[index - 1]
    return lower && higher.price < lower.price ? [{ lower, higher }] : []
  })
}
