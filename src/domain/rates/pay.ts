/** Pay per hour, per order and per daily number of orders. Whole tenge, rounded per order and per shift. */

export const raisedPrice = (orderPrice: number, ratio: number): number => Math.round(orderPrice * ratio)

export const hoursPay = (hourPrice: number, seconds: number): number => Math.round((hourPrice * seconds) / 3600)

export type BonusStep = { minQuantityOrder: number; price: number }

/** Steps may be in any order; undefined below the first step. */
export function reachedStep<S extends BonusStep>(steps: readonly S[], orders: number): S | undefined {
  let reached: S | undefined
  for (const step of steps) {
    const isReached = orders > 0 && orders >= step.minQuantityOrder
    if (isReached && (!reached || step.minQuantityOrder >= reached.minQuantityOrder)) reached = step
  }
  return reached
}

export const gridBonus = (steps: readonly BonusStep[], orders: number): number => reachedStep(steps, orders)?.price ?? 0
