import type { Order } from '../api/orders'
import { NEW_ORDER_STATUS } from '../domain/orders'
import { isRealClock } from '../lib/clock'
import { toEpochSecond } from '../lib/moments'
import { forgetServerEventTimes, recordServerEventTime } from '../lib/serverClock'
import { cityTimezone } from '../session/timezones'
import type { OrderBook, OrderChange } from './orderBook/orderBook'

/**
 * Estimates by how much the local clock differs from the server's, using the times in new order events (contract, «skew
 * of clocks»). Returns a function that stops the estimation.
 */
export function estimateSkewFromEvents(book: Pick<OrderBook, 'follow'>): () => void {
  return book.follow({
    onChanges(changes) {
      if (!isRealClock()) return
      const receivedAt = Date.now()
      for (const change of changes) {
        const moment = freshMoment(change)
        if (moment === undefined) continue
        recordServerEventTime(toEpochSecond(moment, cityTimezone(change.after.cityId)) * 1000, receivedAt)
      }
    },
    onReconnect: forgetServerEventTimes,
  })
}

/**
 * City-local time at which the order in the event was created or changed its status. Undefined if the event may have another cause, such as
 * an edited comment.
 */
function freshMoment({ before, after, isNew, isLive }: OrderChange): string | undefined {
  if (!isLive) return undefined
  if (before) return steps(before) > 0 && steps(after) > steps(before) ? lastStep(after) : undefined
  // `isNew` is also true for an older order that this tab receives for the first time. The creation time of such an order is not the time
  // of the event, so ignore orders whose status has already changed.
  return isNew && after.status === NEW_ORDER_STATUS && steps(after) <= 1 ? after.createdAt : undefined
}

const steps = ({ statusesHistory }: Order): number => statusesHistory?.length ?? 0

/** The status history may be sorted in either direction. */
function lastStep({ statusesHistory = [] }: Order): string | undefined {
  const moments = statusesHistory.flatMap(({ createdAt }) => createdAt ?? [])
  return moments.length === statusesHistory.length ? moments.sort().at(-1) : undefined
}
