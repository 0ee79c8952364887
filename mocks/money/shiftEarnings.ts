import { localEpochDay } from '../store/dateTime'
import type { OrderRecord, SlotRecord } from '../store/records'
import type { RateBookRecord } from '../store/records/rates'
import { bonusFromRateBook, courierPayForOrder } from './rateBookPay'

/** Integer tenge and metres. */
export type ShiftEarnings = {
  orders: readonly OrderRecord[]
  orderAmount: number
  /**
   * The bonus for the courier's orders of the day so far, minus the bonus already earned in earlier shifts of that day.
   */
  dailyBonus: number
  sumDelivery: number
  distance: number
}

export type ShiftPayLookups = {
  /** Hours east of UTC. */
  timezoneOf: (cityId: number) => number
  bookFor: (slot: SlotRecord) => RateBookRecord | undefined
}

const CASH = 1

export const NO_EARNINGS: ShiftEarnings = { orders: [], orderAmount: 0, dailyBonus: 0, sumDelivery: 0, distance: 0 }

type Shared = { slots: readonly SlotRecord[]; orders: readonly OrderRecord[]; from: number }

/**
 * Assigns orders to shifts: an order belongs to the last shift that began before its delivery. Returns earnings by shift id, for all shifts
 * that a change of an order, a shift or a rate at `from` (seconds since 1970) may affect.
 */
export function computeShiftEarnings(
  { slots, orders, from }: Shared,
  { timezoneOf, bookFor }: ShiftPayLookups,
): Map<number, ShiftEarnings> {
  const out = new Map<number, ShiftEarnings>()
  const dayOf = ({ startedAt, cityId }: SlotRecord) => localEpochDay(startedAt, timezoneOf(cityId))
  const first = firstTouched(slots, from, dayOf)
  let next = placeOfFirst(orders, slots[first]?.startedAt ?? 0)
  let day = Number.NaN
  let ordersOfDay = 0
  for (let index = first; index < slots.length; index++) {
    const slot = slots[index] as SlotRecord
    const end = slots[index + 1]?.startedAt ?? Number.POSITIVE_INFINITY
    const begin = next
    while (next < orders.length && (orders[next]?.finishedAt ?? 0) < end) next++
    const own = orders.slice(begin, next)
    const started = dayOf(slot)
    if (started !== day) ordersOfDay = 0
    day = started
    out.set(slot.id, earnedIn(slot, own, ordersOfDay, bookFor(slot), timezoneOf(slot.cityId)))
    ordersOfDay += own.length
  }
  return out
}

/**
 * Index of the first shift whose earnings may depend on a change of an order, a shift or a rate at `from`. The last shift before `from` is
 * affected, because it gets all orders delivered until the next shift. All shifts of its day are recomputed, because the bonus counts the
 * orders of the day.
 */
function firstTouched(slots: readonly SlotRecord[], from: number, dayOf: (slot: SlotRecord) => number): number {
  let first = slots.length
  while (first > 0 && (slots[first - 1] as SlotRecord).startedAt >= from) first--
  first = Math.max(0, first - 1)
  while (first > 0 && dayOf(slots[first - 1] as SlotRecord) === dayOf(slots[first] as SlotRecord)) first--
  return first
}

function placeOfFirst(orders: readonly OrderRecord[], second: number): number {
  let place = orders.length
  while (place > 0 && (orders[place - 1]?.finishedAt ?? 0) >= second) place--
  return place
}

function earnedIn(
  { terms }: SlotRecord,
  orders: OrderRecord[],
  earlierToday: number,
  book: RateBookRecord | undefined,
  timezone: number,
): ShiftEarnings {
  if (orders.length === 0) return NO_EARNINGS
  let orderAmount = 0
  let sumDelivery = 0
  let distance = 0
  for (const order of orders) {
    orderAmount += courierPayForOrder(book, terms, order, timezone)
    if (order.paymentTypeId === CASH) sumDelivery += order.deliveryPrice
    distance += order.distance
  }
  const dailyBonus =
    bonusFromRateBook(book, terms.typeId, earlierToday + orders.length) -
    bonusFromRateBook(book, terms.typeId, earlierToday)
  return { orders, orderAmount, dailyBonus, sumDelivery, distance }
}

export function secondsWorked({ startedAt, finishedAt, breakStart, breakEnd }: SlotRecord, now: number): number {
  const end = finishedAt ?? Math.max(now, startedAt)
  const pause =
    breakStart === null || breakEnd === null
      ? 0
      : Math.max(0, Math.min(breakEnd, end) - Math.max(breakStart, startedAt))
  return end - startedAt - pause
}

/** Seconds. A shift without an end counts as unclosed this long after its planned end. */
export const SHIFT_UNCLOSED_AFTER_SECONDS = 3600

export const isShiftUnclosed = (
  { finishedAt, endsAt }: Pick<SlotRecord, 'finishedAt' | 'endsAt'>,
  now: number,
): boolean => finishedAt === null && now - endsAt >= SHIFT_UNCLOSED_AFTER_SECONDS
