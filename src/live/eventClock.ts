import type { Order } from '../api/orders'
import { NEW_STATUS } from '../domain/orders'
import { isMachineClock } from '../lib/clock'
import { toEpochSecond } from '../lib/moments'
import { forgetEventTimes, noteEventTime } from '../lib/serverClock'
import { cityTimezone } from '../session/timezones'
import type { OrderBook, OrderChange } from './orderBook/orderBook'

/**
 * Reads the server's clock off the stream (contract, «skew of clocks»): what has just happened to an order happened now. Returns
 * a function that stops.
 */
export function readEventClock(book: Pick<OrderBook, 'follow'>): () => void {
  return book.follow({
    onChanges(changes) {
      if (!isMachineClock()) return
      const receivedAt = Date.now()
      for (const change of changes) {
        const moment = freshMoment(change)
        if (moment === undefined) continue
        noteEventTime(toEpochSecond(moment, cityTimezone(change.after.cityId)) * 1000, receivedAt)
      }
    },
    onReconnect: forgetEventTimes,
  })
}

/**
 * When the change of an event happened; undefined where that is not certain: an event may be about a corrected comment.
 */
function freshMoment({ before, after, isNew, isLive }: OrderChange): string | undefined {
  if (!isLive) return undefined
  if (before) return steps(before) > 0 && steps(after) > steps(before) ? lastStep(after) : undefined
  // An order that was there before may be met for the first time: it has come further by then.
  return isNew && after.status === NEW_STATUS && steps(after) <= 1 ? after.createdAt : undefined
}

const steps = ({ statusesHistory }: Order): number => statusesHistory?.length ?? 0

/** The newest entry of the history, whichever end it stands at. */
function lastStep({ statusesHistory = [] }: Order): string | undefined {
  const moments = statusesHistory.flatMap(({ createdAt }) => createdAt ?? [])
  return moments.length === statusesHistory.length ? moments.sort().at(-1) : undefined
}
