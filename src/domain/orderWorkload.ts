import { type OrderDeadlines, orderNeedsAttention } from './ordersAttention'

/** Counts active orders by promised delivery time. All times are seconds since the epoch. */

export const WORKLOAD_SLOT_SECONDS = 15 * 60
const SLOTS_BEFORE = 4
export const WORKLOAD_SLOT_COUNT = SLOTS_BEFORE + 12

export type WithPromisedTime = { promised: number | undefined }

export type OrderWorkloadSlot = { from: number; count: number; late: number }

export type OrderWorkload = {
  /** Intervals of 15 minutes from one hour ago to three hours ahead. The first interval also counts all orders promised earlier. */
  slots: OrderWorkloadSlot[]
  now: number
}

/**
 * Counts active orders in intervals by promised delivery time. Orders without a promised time, and orders promised after the last interval,
 * are left out. `late` counts the same orders as the filter chip «Опаздывают».
 */
export function calculateOrderWorkload(
  orders: Iterable<OrderDeadlines & WithPromisedTime>,
  now: number,
): OrderWorkload {
  const start = (Math.floor(now / WORKLOAD_SLOT_SECONDS) - SLOTS_BEFORE) * WORKLOAD_SLOT_SECONDS
  const slots = Array.from({ length: WORKLOAD_SLOT_COUNT }, (_, index) => ({
    from: start + index * WORKLOAD_SLOT_SECONDS,
    count: 0,
    late: 0,
  }))
  for (const order of orders) {
    const { promised } = order
    if (promised === undefined) continue
    const slot = slots[Math.max(0, Math.floor((promised - start) / WORKLOAD_SLOT_SECONDS))]
    if (!slot) continue
    slot.count++
    if (orderNeedsAttention(order, 'late', now)) slot.late++
  }
  return { slots, now: Math.floor(now / 60) * 60 }
}

export function peakWorkloadSlot({ slots }: OrderWorkload): OrderWorkloadSlot | undefined {
  const peak = slots.reduce((fullest, slot) => (slot.count > fullest.count ? slot : fullest))
  return peak.count > 0 ? peak : undefined
}
