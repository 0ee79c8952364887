import type { HourRate } from '../salary/proof'
import { hoursPay } from './pay'
import { type CompiledRatio, PLAIN_RATIO, winnerAt } from './ratio'

/**
 * Estimates how much couriers would have earned for worked shifts at other rates; the result is never paid out. The estimate ignores that
 * couriers would work differently, and the server does not say how much each order earned. Whole tenge.
 */

export type WorkedPay = {
  courierId: number
  name: string
  typeId: number
  before: number
  /** Pay of the day at the other rates; undefined if it cannot be estimated. Such a day is counted only in `count`. */
  after: number | undefined
  /** Lowest and highest possible `after`, because the server does not say what each order earned. */
  range?: Range | undefined
}

export type Range = { low: number; high: number }

export type Difference = { before: number; after: number }

export type WhatIf = {
  sum: Difference
  /** Bounds of `sum.after`. */
  range: Range
  byType: { typeId: number; sum: Difference }[]
  winners: (Difference & { courierId: number; name: string })[]
  losers: (Difference & { courierId: number; name: string })[]
  known: number
  count: number
}

const MAX_COURIERS = 3

export function whatIf(days: readonly WorkedPay[]): WhatIf {
  const known = days.flatMap((day) => (day.after === undefined ? [] : [{ ...day, after: day.after }]))
  const couriers = [...groups(known, ({ courierId }) => courierId)].map(([courierId, own]) => ({
    courierId,
    name: own[0]?.name ?? '',
    ...sumOf(own),
  }))
  const gain = ({ before, after }: Difference) => after - before
  return {
    sum: sumOf(known),
    range: rangeOf(known),
    byType: [...groups(known, ({ typeId }) => typeId)]
      .sort(([a], [b]) => a - b)
      .map(([typeId, own]) => ({ typeId, sum: sumOf(own) })),
    winners: couriers
      .filter((one) => gain(one) > 0)
      .sort((a, b) => gain(b) - gain(a))
      .slice(0, MAX_COURIERS),
    losers: couriers
      .filter((one) => gain(one) < 0)
      .sort((a, b) => gain(a) - gain(b))
      .slice(0, MAX_COURIERS),
    known: known.length,
    count: days.length,
  }
}

const sumOf = (days: readonly Difference[]): Difference =>
  days.reduce((sum, { before, after }) => ({ before: sum.before + before, after: sum.after + after }), {
    before: 0,
    after: 0,
  })

const rangeOf = (days: readonly { after: number; range?: Range | undefined }[]): Range =>
  days.reduce(
    (sum, { after, range = { low: after, high: after } }) => ({
      low: sum.low + range.low,
      high: sum.high + range.high,
    }),
    { low: 0, high: 0 },
  )

function groups<T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> {
  const found = new Map<number, T[]>()
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return found
}

export type TariffRate = HourRate & { orderPrice: number }

/**
 * Recalculates the pay of a day at other rates of the same tariff. The pay for orders is scaled by the order price, because the server does
 * not say for which orders the rate was raised. Undefined if the tariff no longer has rates, or if its order price was 0.
 */
export function dayAtRates(
  { orderAmount, seconds }: { orderAmount: number; seconds: readonly number[] },
  before: TariffRate,
  after: TariffRate | undefined,
): number | undefined {
  if (!after || (before.orderPrice === 0 && orderAmount !== 0)) return undefined
  const orders = orderAmount === 0 ? 0 : Math.round((orderAmount * after.orderPrice) / before.orderPrice)
  return orders + seconds.reduce((sum, time) => sum + hoursPay(after.hourPrice, time), 0)
}

/**
 * How far `dayAtRates` may be from the real pay: each order was rounded to a whole tenge before, and would be again. `orders` is the number
 * of orders of the day.
 */
export const roundingError = (orders: number, before: TariffRate, after: TariffRate): number =>
  before.orderPrice === after.orderPrice
    ? 0
    : Math.ceil((orders * (1 + after.orderPrice / Math.max(1, before.orderPrice))) / 2)

const STEP_SECONDS = 300

/**
 * Mean coefficient of a courier type between two moments, assuming that orders are spread evenly. Moments are seconds of city time since
 * 1970.
 */
export function meanRatio(conditions: readonly CompiledRatio[], typeId: number, from: number, to: number): number {
  let [sum, count] = [0, 0]
  for (let second = from; second < to; second += STEP_SECONDS) {
    sum += ratioAt(conditions, typeId, second)
    count++
  }
  return count === 0 ? PLAIN_RATIO : sum / count
}

/** Lowest and highest change of the coefficient between two moments: the pay for orders changes by a factor between the two. */
export function ratioChange(
  before: readonly CompiledRatio[],
  after: readonly CompiledRatio[],
  typeId: number,
  from: number,
  to: number,
): Range {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let second = from; second < to; second += STEP_SECONDS) {
    const change = ratioAt(after, typeId, second) / ratioAt(before, typeId, second)
    low = Math.min(low, change)
    high = Math.max(high, change)
  }
  return low <= high ? { low, high } : { low: 1, high: 1 }
}

const ratioAt = (conditions: readonly CompiledRatio[], typeId: number, second: number): number =>
  winnerAt(conditions, typeId, second)?.ratio ?? PLAIN_RATIO

export const ordersAtRatio = (orderAmount: number, before: number, after: number): number =>
  Math.round((orderAmount * after) / before)
