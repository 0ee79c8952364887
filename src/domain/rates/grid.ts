import { type BonusStep, gridBonus } from './pay'

/** Maps a number of orders to the number of days on which a courier had that many orders; days of several couriers are added up. */
export type OrderDays = ReadonlyMap<number, number>

export type GridEffect = {
  days: { before: number; after: number }
  sum: { before: number; after: number }
}

/**
 * Compares the bonuses that two grids would pay for the same days. The result is an estimate, because couriers would work differently for
 * another bonus.
 */
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
