import { type BonusStep, bonusForOrderCount } from './pay'

/** Maps a number of orders to the number of days on which a courier had that many orders; days of several couriers are added up. */
export type DaysByOrderCount = ReadonlyMap<number, number>

type BonusGridEffect = {
  days: { before: number; after: number }
  sum: { before: number; after: number }
}

/**
 * Compares the bonuses that two bonus grids would pay for the same days. The result is an estimate, because couriers would work differently
 * for another bonus.
 */
export function bonusGridEffect(
  days: DaysByOrderCount,
  before: readonly BonusStep[],
  after: readonly BonusStep[],
): BonusGridEffect {
  const effect: BonusGridEffect = { days: { before: 0, after: 0 }, sum: { before: 0, after: 0 } }
  for (const [orders, count] of days) {
    const [was, is] = [bonusForOrderCount(before, orders), bonusForOrderCount(after, orders)]
    effect.days.before += was > 0 ? count : 0
    effect.days.after += is > 0 ? count : 0
    effect.sum.before += was * count
    effect.sum.after += is * count
  }
  return effect
}

export const isBonusThresholdRepeated = (steps: readonly Partial<BonusStep>[], threshold: number): boolean =>
  steps.filter(({ minQuantityOrder }) => minQuantityOrder === threshold).length > 1

export function findDecreasingBonusSteps(steps: readonly BonusStep[]): { lower: BonusStep; higher: BonusStep }[] {
  const rising = [...steps].sort((a, b) => a.minQuantityOrder - b.minQuantityOrder)
  return rising.flatMap((higher, index) => {
    const lower = rising[index - 1]
    return lower && higher.price < lower.price ? [{ lower, higher }] : []
  })
}
