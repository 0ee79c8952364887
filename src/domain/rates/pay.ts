/** Calculates a courier's pay for hours and orders and the daily bonus. Whole tenge, rounded for each order and each shift. */

export const priceAtRatio = (orderPrice: number, ratio: number): number => Math.round(orderPrice * ratio)

/** `hourPrice` is in tenge per hour; the result is rounded to whole tenge. */
export const payForHours = (hourPrice: number, seconds: number): number => Math.round((hourPrice * seconds) / 3600)

export type BonusStep = { minQuantityOrder: number; price: number }

/** Returns the highest bonus step that the number of orders reaches. Steps may be in any order. */
export function findReachedBonusStep<S extends BonusStep>(steps: readonly S[], orders: number): S | undefined {
  let reached: S | undefined
  for (const step of steps) {
    const isReached = orders > 0 && orders >= step.minQuantityOrder
    if (isReached && (!reached || step.minQuantityOrder >= reached.minQuantityOrder)) reached = step
  }
  return reached
}

/** Bonus in tenge for a number of orders; 0 if the number is too low for the first bonus step. */
export const bonusForOrderCount = (steps: readonly BonusStep[], orders: number): number =>
  findReachedBonusStep(steps, orders)?.price ?? 0
