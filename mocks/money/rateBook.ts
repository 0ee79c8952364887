import type { CourierType } from '../../src/domain/couriers'
import { dayOfDate } from '../moments'
import type { OrderRecord, ShiftTerms } from '../records'
import type { RateBookRecord, RatioCondition } from '../records/rates'

/** What a city's rate book gives for an order, an hour, a number of orders. Whole tenge. */

const DAY = 86_400
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
  const ratio = book ? ratioAt(book.conditions, terms.typeId, (finishedAt ?? 0) + timezone * 3600) : 1
  const sticker = terms.typeId === 10 && terms.isSticker ? (bonusForSticker ?? 0) : 0
  return Math.round(orderPrice * ratio) + courierBonus + sticker
}

/** Time at work; a part of an hour counts as a part. */
export const hoursPay = (book: RateBookRecord | undefined, terms: ShiftTerms, seconds: number): number =>
  Math.round((rateOf(book, terms).hourPrice * seconds) / 3600)

/** The bonus for so many orders a day: the price of the highest step that is reached. */
export function gridBonus(book: RateBookRecord | undefined, typeId: CourierType, orders: number): number {
  let bonus = 0
  for (const { minQuantityOrder, price } of book?.bonuses.find((grid) => grid.typeId === typeId)?.rates ?? []) {
    if (orders >= minQuantityOrder && orders > 0) bonus = price
  }
  return bonus
}

/**
 * The coefficient at a moment of city time (`localSecond` counts from 1970 in it): of the conditions that are on and hold,
 * the one with the highest priority, the later one of equals; 1 without any.
 */
export function ratioAt(conditions: RatioCondition[], typeId: CourierType, localSecond: number): number {
  let best: Compiled | undefined
  for (const condition of compiled(conditions)) {
    if (condition.typeId !== null && condition.typeId !== typeId) continue
    if (!holds(condition, localSecond)) continue
    if (!best || condition.priority > best.priority || (condition.priority === best.priority && condition.id > best.id))
      best = condition
  }
  return best?.ratio ?? 1
}

type Compiled = Pick<RatioCondition, 'id' | 'typeId' | 'ratio' | 'priority' | 'days'> & {
  firstDay: number
  lastDay: number
  from: number
  to: number
}

/** Dates and times are read once: a month of salaries asks tens of thousands of times. */
const cache = new WeakMap<RatioCondition[], Compiled[]>()

function compiled(conditions: RatioCondition[]): Compiled[] {
  const known = cache.get(conditions)
  if (known) return known
  const made = conditions
    .filter(({ status }) => status)
    .map(({ id, typeId, ratio, priority, days, dateStart, dateEnd, timeStart, timeEnd }) => ({
      ...{ id, typeId, ratio, priority },
      days: days?.length ? days : null,
      firstDay: dateStart ? dayOfDate(dateStart) : Number.NEGATIVE_INFINITY,
      lastDay: dateEnd ? dayOfDate(dateEnd) : Number.POSITIVE_INFINITY,
      from: timeStart ? secondOfDay(timeStart) : 0,
      to: timeEnd ? secondOfDay(timeEnd) : DAY,
    }))
  cache.set(conditions, made)
  return made
}

/** Day and weekday are those of the moment itself, also after midnight of a period that began the evening before. */
function holds({ days, firstDay, lastDay, from, to }: Compiled, localSecond: number): boolean {
  const day = Math.floor(localSecond / DAY)
  const time = localSecond - day * DAY
  if (day < firstDay || day > lastDay) return false
  // 1 January 1970 was a Thursday.
  if (days && !days.includes((((day + 4) % 7) + 7) % 7)) return false
  return from <= to ? time >= from && time < to : time >= from || time < to
}

function secondOfDay(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
