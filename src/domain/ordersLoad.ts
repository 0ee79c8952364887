import { toEpochSecond } from '../lib/moments'
import { type Deadlines, needsAttention } from './ordersAttention'

/** How active orders spread over the time by which they are promised. All times are seconds since the epoch. */

/** A quarter of an hour. */
export const SLOT_SECONDS = 15 * 60
const SLOTS_BEFORE = 4
/** How many quarters of an hour are looked at. */
export const SLOTS = SLOTS_BEFORE + 12

/** The moment by which an order should be with its customer. */
export type Promised = { promised: number | undefined }

type PromisedOrder = {
  createdAt?: string | undefined
  deliveryDateTime?: string | undefined
  /** Minutes. */
  timeForReady?: number | undefined
  timeForDelivery?: number | undefined
}

/**
 * What was agreed with the customer, else the creation and the minutes that are planned for preparation and delivery, else
 * none (contract, «promise of an order»). Local to a city `timezone` hours east of UTC.
 */
export function promisedAt(order: PromisedOrder, timezone: number): number | undefined {
  const { createdAt, deliveryDateTime, timeForReady, timeForDelivery } = order
  const at = (moment: string) => toEpochSecond(moment, timezone)
  if (deliveryDateTime !== undefined) return at(deliveryDateTime)
  if (createdAt !== undefined && timeForReady !== undefined && timeForDelivery !== undefined) {
    return at(createdAt) + (timeForReady + timeForDelivery) * 60
  }
  return undefined
}

/** The orders promised within a quarter of an hour, and how many of them are late. */
export type LoadSlot = { from: number; count: number; late: number }

export type OrdersLoad = {
  /** From an hour ago to three hours ahead. What was promised earlier stands in the first. */
  slots: LoadSlot[]
  /** Full minutes. */
  now: number
}

/**
 * Counts orders by the quarter of an hour for which they are promised; those without a time, or for later, are left out.
 * Late is what the counts call so, and what was promised for a time that is over.
 */
export function loadByTime(orders: Iterable<Deadlines & Promised>, now: number): OrdersLoad {
  const start = (Math.floor(now / SLOT_SECONDS) - SLOTS_BEFORE) * SLOT_SECONDS
  const slots = Array.from({ length: SLOTS }, (_, place) => ({ from: start + place * SLOT_SECONDS, count: 0, late: 0 }))
  for (const order of orders) {
    const { promised } = order
    if (promised === undefined) continue
    const slot = slots[Math.max(0, Math.floor((promised - start) / SLOT_SECONDS))]
    if (!slot) continue
    slot.count++
    if (promised < now || needsAttention(order, 'late', now)) slot.late++
  }
  return { slots, now: Math.floor(now / 60) * 60 }
}

/** The fullest quarter of an hour, the first of several; undefined when none has an order. */
export function peakSlot({ slots }: OrdersLoad): LoadSlot | undefined {
  const peak = slots.reduce((fullest, slot) => (slot.count > fullest.count ? slot : fullest))
  return peak.count > 0 ? peak : undefined
}
