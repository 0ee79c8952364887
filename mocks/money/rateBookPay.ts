import type { CourierType } from '../../src/domain/couriers'
import { bonusForOrderCount as bonusOf, payForHours as payOfHours, priceAtRatio } from '../../src/domain/rates/pay'
import {
  BASE_RATIO,
  type CompiledRatioCondition,
  compileRatioCondition,
  effectiveRatioConditionAt,
} from '../../src/domain/rates/ratio'
import type { OrderRecord, PayTerms } from '../store/records'
import type { RateBookRecord, RatioCondition } from '../store/records/rates'

/** All amounts are in integer tenge. */

const NO_RATE = { orderPrice: 0, hourPrice: 0, bonusForSticker: null }

const rateOf = (book: RateBookRecord | undefined, { typeId, rateTypeId }: PayTerms) =>
  book?.rates.find((rate) => rate.typeId === typeId && rate.rateTypeId === rateTypeId) ?? NO_RATE

/**
 * A courier's pay for an order: the order price times the rate multiplier at the moment of delivery, plus the zone's
 * bonus and, for a car with a sticker, the sticker bonus.
 */
export function courierPayForOrder(
  book: RateBookRecord | undefined,
  terms: PayTerms,
  { finishedAt, courierBonus }: Pick<OrderRecord, 'finishedAt' | 'courierBonus'>,
  timezone: number,
): number {
  const { orderPrice, bonusForSticker } = rateOf(book, terms)
  const ratio = book ? ratioAt(book.conditions, terms.typeId, (finishedAt ?? 0) + timezone * 3600) : BASE_RATIO
  const sticker = terms.typeId === 10 && terms.isSticker ? (bonusForSticker ?? 0) : 0
  return priceAtRatio(orderPrice, ratio) + courierBonus + sticker
}

export const payForWorkedHours = (book: RateBookRecord | undefined, terms: PayTerms, seconds: number): number =>
  payOfHours(rateOf(book, terms).hourPrice, seconds)

export const bonusFromRateBook = (book: RateBookRecord | undefined, typeId: CourierType, orders: number): number =>
  bonusOf(book?.bonuses.find((grid) => grid.typeId === typeId)?.rates ?? [], orders)

/** `localSecond` is city-local seconds since 1970. */
const ratioAt = (conditions: RatioCondition[], typeId: CourierType, localSecond: number): number =>
  effectiveRatioConditionAt(compiled(conditions), typeId, localSecond)?.ratio ?? BASE_RATIO

/**
 * Conditions are compiled once and cached, because computing a month of salaries evaluates them tens of thousands of
 * times.
 */
const cache = new WeakMap<RatioCondition[], CompiledRatioCondition[]>()

function compiled(conditions: RatioCondition[]): CompiledRatioCondition[] {
  const known = cache.get(conditions)
  if (known) return known
  const made = conditions.filter(({ status }) => status).map(compileRatioCondition)
  cache.set(conditions, made)
  return made
}
