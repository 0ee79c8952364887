import type { CourierType } from '../../src/domain/couriers'
import { gridBonus as bonusOf, hoursPay as payOfHours, raisedPrice } from '../../src/domain/rates/pay'
import { type CompiledRatio, compileRatio, PLAIN_RATIO, winnerAt } from '../../src/domain/rates/ratio'
import type { OrderRecord, ShiftTerms } from '../store/records'
import type { RateBookRecord, RatioCondition } from '../store/records/rates'

/** All amounts are in integer tenge. */

const NO_RATE = { orderPrice: 0, hourPrice: 0, bonusForSticker: null }

const rateOf = (book: RateBookRecord | undefined, { typeId, rateTypeId }: ShiftTerms) =>
  book?.rates.find((rate) => rate.typeId === typeId && rate.rateTypeId === rateTypeId) ?? NO_RATE

/**
 * A courier's pay for an order: the order price times the ratio at the moment of delivery, plus the zone's bonus and,
 * for a car with a sticker, the sticker bonus.
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

export const hoursPay = (book: RateBookRecord | undefined, terms: ShiftTerms, seconds: number): number =>
  payOfHours(rateOf(book, terms).hourPrice, seconds)

export const gridBonus = (book: RateBookRecord | undefined, typeId: CourierType, orders: number): number =>
  bonusOf(book?.bonuses.find((grid) => grid.typeId === typeId)?.rates ?? [], orders)

/** `localSecond` is city-local seconds since 1970. */
const ratioAt = (conditions: RatioCondition[], typeId: CourierType, localSecond: number): number =>
  winnerAt(compiled(conditions), typeId, localSecond)?.ratio ?? PLAIN_RATIO

/**
 * Conditions are compiled once and cached, because computing a month of salaries evaluates them tens of thousands of
 * times.
 */
const cache = new WeakMap<RatioCondition[], CompiledRatio[]>()

function compiled(conditions: RatioCondition[]): CompiledRatio[] {
  const known = cache.get(conditions)
  if (known) return known
  const made = conditions.filter(({ status }) => status).map(compileRatio)
  cache.set(conditions, made)
  return made
}
