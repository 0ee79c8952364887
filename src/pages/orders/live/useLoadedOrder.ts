import type { Loaded } from '../../../lib/loaded'
import { loadOrderRow } from '../../../live/orderBook/loadOrderRow'
import { type OrderChange, orderBook } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { useLoaded } from '../../../ui/load/useLoaded'

/**
 * Loads the full order on mount, after a stream interruption and when an update omits fields that the screen shows.
 */
export function useLoadedOrder(id: number, leavesOut: (change: OrderChange) => boolean): Loaded<OrderRow> {
  return useLoaded(loadOrderRow, [id], {
    follow: (invalidate) =>
      orderBook.follow({
        onChanges: (changes) => {
          if (changes.some((change) => change.row.id === id && leavesOut(change))) invalidate()
        },
        onReconnect: invalidate,
      }),
  })
}

/**
 * Transitions and items must match the current status (contract, «an order»). Reload after an event, or after a search
 * that changed the status.
 */
export const leavesOutDetails = ({ row, before, after, isLive }: OrderChange): boolean =>
  !orderBook.isWhole(row.id) && (isLive || (before !== undefined && before.status !== after.status))

/** The form saves the whole order: an item changed elsewhere but omitted from the event would be undone. */
export const leavesOutSaved = ({ isLive }: OrderChange): boolean => isLive
