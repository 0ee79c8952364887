import { type BonusStep, gridBonus } from './pay'

/** Number of courier-days by number of orders. */
export type OrderDays = ReadonlyMap<number, number>

export type GridEffect = {
  days: { before: number; after: number }
  sum: { before: number; after: number }
}

/** Applies another grid to the same days. An estimate: with another bonus people would work differently. */
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

export function fallingSteps(steps: readonly BonusStep[]): { lower: BonusStep; higher: BonusStep }[] {
  const rising = [...steps].sort((a, b) => a.minQuantityOrder - b.minQuantityOrder)
  return rising.flatMap((higher, index) => {
    const lower = rising[index - 1]
    return lower && higher.price < lower.price ? [{ lower, higher }] : []
  })
}
