import type { Loaded } from '../../../lib/loaded'
import { loadOrderRow } from '../../../live/orderBook/loadOrderRow'
import { type OrderChange, orderBook } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { useLoaded } from '../../../ui/load/useLoaded'

/**
 * An order whole, in the row that all screens share: loaded when its screen opens, after an interruption of the stream, and
 * when an event about it leaves something out that the screen shows.
 */
export function useLoadedOrder(id: number, leavesOut: (change: OrderChange) => boolean): Loaded<OrderRow> {
  return useLoaded(loadOrderRow, [id], {
    follow: (invalidate) =>
      orderBook.follow({
        onChanges: (changes) => {
          if (changes.some((change) => change.isLive && change.row.id === id && leavesOut(change))) invalidate()
        },
        onReconnect: invalidate,
      }),
  })
}

/** The open detail shows transitions and items: they have to be those of the present status (contract, «an order»). */
export const leavesOutDetails = ({ row }: OrderChange): boolean => !orderBook.isWhole(row.id)

/** The edit form saves the order as a whole, so that a position changed elsewhere and left out of the event would be undone. */
export const leavesOutSaved = (): boolean => true
