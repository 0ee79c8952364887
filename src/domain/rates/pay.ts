/** What rates give for an hour, an order and a number of orders a day. Whole tenge; rounded per order and per shift. */

/** An order at its price, raised by the coefficient of its moment. */
export const raisedPrice = (orderPrice: number, ratio: number): number => Math.round(orderPrice * ratio)

/** Time at work; a part of an hour counts as a part. */
export const hoursPay = (hourPrice: number, seconds: number): number => Math.round((hourPrice * seconds) / 3600)

export type BonusStep = { minQuantityOrder: number; price: number }

/** The step of the grid that so many orders a day reach, whatever the order of the steps; undefined below the first. */
export function reachedStep<S extends BonusStep>(steps: readonly S[], orders: number): S | undefined {
  let reached: S | undefined
  for (const step of steps) {
    const isReached = orders > 0 && orders >= step.minQuantityOrder
    if (isReached && (!reached || step.minQuantityOrder >= reached.minQuantityOrder)) reached = step
  }
  return reached
}

export const gridBonus = (steps: readonly BonusStep[], orders: number): number => reachedStep(steps, orders)?.price ?? 0
