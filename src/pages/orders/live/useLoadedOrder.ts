import type { Loaded } from '../../../lib/loaded'
import { loadOrderRow } from '../../../live/orderBook/loadOrderRow'
import { type OrderChange, orderBook } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { useLoaded } from '../../../ui/load/useLoaded'

/**
 * An order whole, in the row that all screens share: loaded when its screen opens, after an interruption of the stream, and
 * when an event or a search leaves something out of it that the screen shows.
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
 * The open detail shows transitions and items: they have to be those of the present status (contract, «an order»), whether an
 * event or a search has told it. A search that tells the status of before leaves the detail as it is, and so does the first one, beside
 * which the order is being loaded.
 */
export const leavesOutDetails = ({ row, before, after, isLive }: OrderChange): boolean =>
  !orderBook.isWhole(row.id) && (isLive || (before !== undefined && before.status !== after.status))

/** The edit form saves the order as a whole, so that a position changed elsewhere and left out of the event would be undone. */
export const leavesOutSaved = ({ isLive }: OrderChange): boolean => isLive
