import type { CourierType } from '../../src/domain/couriers'
import { gridBonus as bonusOf, hoursPay as payOfHours, raisedPrice } from '../../src/domain/rates/pay'
import { type CompiledRatio, compileRatio, PLAIN_RATIO, winnerAt } from '../../src/domain/rates/ratio'
import type { OrderRecord, ShiftTerms } from '../store/records'
import type { RateBookRecord, RatioCondition } from '../store/records/rates'

/** What a city's rate book gives for an order, an hour, a number of orders. Whole tenge. */

const NO_RATE = { orderPrice: 0, hourPrice: 0, bonusForSticker: null }

const rateOf = (book: RateBookRecord | undefined, { typeId, rateTypeId }: ShiftTerms) =>
  book?.rates.find((rate) => rate.typeId === typeId && rate.rateTypeId === rateTypeId) ?? NO_RATE

/**
 * A delivered order: the order price of the courier's type and tariff level, raised by the coefficient that held at the
 * moment of delivery, then what the zone adds and, for a car with a sticker, the sticker bonus.
 */
export function orderPay(
  book: RateBookRecord | undefined,
  terms: ShiftTerms,
  { finishedAt, courierBonus }: Pick<OrderRecord, 'finishedAt' | 'courierBonus'>,
  timezone: number,
): number {
  const { orderPrice, bonusForSticker } = rateOf(book, terms)
  const ratio = book ? ratioAt(book.conditions, terms.typeId, (finishedAt ?? 0) + timezone * 3600) : PLAIN_RATIO
  const sticker = terms.typeId === 10 && terms.isSticker ? (bonusForSticker ?? 0) : 0
  return raisedPrice(orderPrice, ratio) + courierBonus + sticker
}

/** Time at work; a part of an hour counts as a part. */
export const hoursPay = (book: RateBookRecord | undefined, terms: ShiftTerms, seconds: number): number =>
  payOfHours(rateOf(book, terms).hourPrice, seconds)

/** The bonus for so many orders a day: the price of the highest step that is reached. */
export const gridBonus = (book: RateBookRecord | undefined, typeId: CourierType, orders: number): number =>
  bonusOf(book?.bonuses.find((grid) => grid.typeId === typeId)?.rates ?? [], orders)

/** The coefficient at a moment of city time (`localSecond` counts from 1970 in it). */
const ratioAt = (conditions: RatioCondition[], typeId: CourierType, localSecond: number): number =>
  winnerAt(compiled(conditions), typeId, localSecond)?.ratio ?? PLAIN_RATIO

/** Dates and times are read once: a month of salaries asks tens of thousands of times. */
const cache = new WeakMap<RatioCondition[], CompiledRatio[]>()

function compiled(conditions: RatioCondition[]): CompiledRatio[] {
  const known = cache.get(conditions)
  if (known) return known
  const made = conditions.filter(({ status }) => status).map(compileRatio)
  cache.set(conditions, made)
  return made
}
