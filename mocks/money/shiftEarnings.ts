import { localDay } from '../store/moments'
import type { OrderRecord, SlotRecord } from '../store/records'
import type { RateBookRecord } from '../store/records/rates'
import { gridBonus, orderPay } from './rateBook'

/** Whole tenge and metres. */
export type Earned = {
  /** Delivered orders, first delivered first. */
  orders: readonly OrderRecord[]
  orderAmount: number
  /** By the number of orders of the whole day: what this shift adds to what earlier shifts of the day had reached. */
  dailyBonus: number
  /** Delivery that customers paid in cash and the courier keeps. */
  sumDelivery: number
  distance: number
}

/** What pay depends on beside shifts and orders. */
export type PayRules = {
  /** Hours east of UTC of a city. */
  timezoneOf: (cityId: number) => number
  /** The rates that a shift is paid by. */
  bookFor: (slot: SlotRecord) => RateBookRecord | undefined
}

const CASH = 1

export const NOTHING: Earned = { orders: [], orderAmount: 0, dailyBonus: 0, sumDelivery: 0, distance: 0 }

/** Each order goes to the last shift that began before it was delivered; slots and orders come in the order of time. */
export function shareOut(
  { slots, orders }: { slots: readonly SlotRecord[]; orders: readonly OrderRecord[] },
  { timezoneOf, bookFor }: PayRules,
): Map<number, Earned> {
  const out = new Map<number, Earned>()
  let next = 0
  let day = Number.NaN
  let ordersOfDay = 0
  slots.forEach((slot, index) => {
    const timezone = timezoneOf(slot.cityId)
    const end = slots[index + 1]?.startedAt ?? Number.POSITIVE_INFINITY
    const from = next
    while (next < orders.length && (orders[next]?.finishedAt ?? 0) < end) next++
    // What was delivered before the first shift that is known belongs to none.
    const own = orders.slice(from, next).filter(({ finishedAt }) => (finishedAt ?? 0) >= slot.startedAt)
    const started = localDay(slot.startedAt, timezone)
    if (started !== day) ordersOfDay = 0
    day = started
    out.set(slot.id, earnedIn(slot, own, ordersOfDay, bookFor(slot), timezone))
    ordersOfDay += own.length
  })
  return out
}

function earnedIn(
  { terms }: SlotRecord,
  orders: OrderRecord[],
  earlierToday: number,
  book: RateBookRecord | undefined,
  timezone: number,
): Earned {
  if (orders.length === 0) return NOTHING
  let orderAmount = 0
  let sumDelivery = 0
  let distance = 0
  for (const order of orders) {
    orderAmount += orderPay(book, terms, order, timezone)
    if (order.paymentTypeId === CASH) sumDelivery += order.deliveryPrice
    distance += order.distance
  }
  const dailyBonus =
    gridBonus(book, terms.typeId, earlierToday + orders.length) - gridBonus(book, terms.typeId, earlierToday)
  return { orders, orderAmount, dailyBonus, sumDelivery, distance }
}

/** Seconds at work, the break left out. An open shift counts until `now`. */
export function secondsWorked({ startedAt, finishedAt, breakStart, breakEnd }: SlotRecord, now: number): number {
  const end = finishedAt ?? Math.max(now, startedAt)
  const pause =
    breakStart === null || breakEnd === null
      ? 0
      : Math.max(0, Math.min(breakEnd, end) - Math.max(breakStart, startedAt))
  return end - startedAt - pause
}
