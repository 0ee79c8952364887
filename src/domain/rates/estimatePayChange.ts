import { groupBy } from '../../lib/groupBy'
import type { HourRate } from '../salary/reconciliation'
import { payForHours } from './pay'
import { BASE_RATIO, type CompiledRatioCondition, effectiveRatioConditionAt } from './ratio'

/**
 * Estimates how much couriers would have earned for worked shifts at other rates, in whole tenge. The estimate assumes that they would have
 * worked the same.
 */

export type DayPayEstimate = {
  courierId: number
  name: string
  typeId: number
  before: number
  /**
   * Pay of the day at the new rates; undefined if it cannot be estimated. A day without an estimate is left out of the sums, but is
   * included in `count`.
   */
  after: number | undefined
  /**
   * Lowest and highest possible pay at the new rates. The exact pay is unknown, because the server does not return the pay of each order.
   */
  range?: PayRange | undefined
}

export type PayRange = { low: number; high: number }

export type PayChange = { before: number; after: number }

export type PayChangeEstimate = {
  sum: PayChange
  range: PayRange
  byType: { typeId: number; sum: PayChange }[]
  gaining: (PayChange & { courierId: number; name: string })[]
  losing: (PayChange & { courierId: number; name: string })[]
  known: number
  count: number
}

const MAX_COURIERS = 3

/** Sums the old and the new pay over the days whose new pay is known, in whole tenge. */
export function estimatePayChange(days: readonly DayPayEstimate[]): PayChangeEstimate {
  const known = days.flatMap((day) => (day.after === undefined ? [] : [{ ...day, after: day.after }]))
  const couriers = [...groupBy(known, ({ courierId }) => courierId)].map(([courierId, own]) => ({
    courierId,
    name: own[0]?.name ?? '',
    ...sumOf(own),
  }))
  const gain = ({ before, after }: PayChange) => after - before
  const mostChanged = (sign: 1 | -1) =>
    couriers
      .filter((one) => sign * gain(one) > 0)
      .sort((a, b) => sign * (gain(b) - gain(a)))
      .slice(0, MAX_COURIERS)
  return {
    sum: sumOf(known),
    range: rangeOf(known),
    byType: [...groupBy(known, ({ typeId }) => typeId)]
      .sort(([a], [b]) => a - b)
      .map(([typeId, own]) => ({ typeId, sum: sumOf(own) })),
    gaining: mostChanged(1),
    losing: mostChanged(-1),
    known: known.length,
    count: days.length,
  }
}

const sumOf = (days: readonly PayChange[]): PayChange =>
  days.reduce((sum, { before, after }) => ({ before: sum.before + before, after: sum.after + after }), {
    before: 0,
    after: 0,
  })

const rangeOf = (days: readonly { after: number; range?: PayRange | undefined }[]): PayRange =>
  days.reduce(
    (sum, { after, range = { low: after, high: after } }) => ({
      low: sum.low + range.low,
      high: sum.high + range.high,
    }),
    { low: 0, high: 0 },
  )

export type TariffRate = HourRate & { orderPrice: number }

/**
 * Recalculates the pay of a day at other rates of the same tariff. The pay for orders is multiplied by the new price per order and divided
 * by the old one, because the server does not say for which orders the rate was raised. Undefined if the tariff has no new rates, or if
 * there is pay for orders although the old price per order is 0.
 */
export function recalculateDayPay(
  { orderAmount, seconds }: { orderAmount: number; seconds: readonly number[] },
  before: TariffRate,
  after: TariffRate | undefined,
): number | undefined {
  if (!after || (before.orderPrice === 0 && orderAmount !== 0)) return undefined
  const orders = orderAmount === 0 ? 0 : Math.round((orderAmount * after.orderPrice) / before.orderPrice)
  return orders + seconds.reduce((sum, time) => sum + payForHours(after.hourPrice, time), 0)
}

/**
 * Maximum error of `recalculateDayPay` in tenge: the pay of each order is rounded to a whole tenge, at the old rates and at the new ones.
 * `orders` is the number of orders of the day.
 */
export const maxPayRoundingError = (orders: number, before: TariffRate, after: TariffRate): number =>
  before.orderPrice === after.orderPrice
    ? 0
    : Math.ceil((orders * (1 + after.orderPrice / Math.max(1, before.orderPrice))) / 2)

const STEP_SECONDS = 300

/**
 * Mean pay coefficient of a courier type between two moments, assuming that orders are spread evenly. Moments are seconds of city time
 * since 1970.
 */
export function meanRatioBetween(
  conditions: readonly CompiledRatioCondition[],
  typeId: number,
  from: number,
  to: number,
): number {
  let [sum, count] = [0, 0]
  for (let second = from; second < to; second += STEP_SECONDS) {
    sum += ratioAt(conditions, typeId, second)
    count++
  }
  return count === 0 ? BASE_RATIO : sum / count
}

/**
 * Compares the pay coefficients before and after an edit. Returns the lowest and the highest factor by which the edit changes the pay for
 * orders between `from` and `to` (seconds of city time since 1970).
 */
export function ratioPayFactorRange(
  before: readonly CompiledRatioCondition[],
  after: readonly CompiledRatioCondition[],
  typeId: number,
  from: number,
  to: number,
): PayRange {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let second = from; second < to; second += STEP_SECONDS) {
    const change = ratioAt(after, typeId, second) / ratioAt(before, typeId, second)
    low = Math.min(low, change)
    high = Math.max(high, change)
  }
  return low <= high ? { low, high } : { low: 1, high: 1 }
}

const ratioAt = (conditions: readonly CompiledRatioCondition[], typeId: number, second: number): number =>
  effectiveRatioConditionAt(conditions, typeId, second)?.ratio ?? BASE_RATIO

/** Converts pay for orders from the pay coefficient `before` to the pay coefficient `after`, in whole tenge. */
export const orderAmountAtRatio = (orderAmount: number, before: number, after: number): number =>
  Math.round((orderAmount * after) / before)
