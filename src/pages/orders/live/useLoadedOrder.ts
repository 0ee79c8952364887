import type { LoadedValue } from '../../../lib/loadedValue'
import { loadOrderRow } from '../../../live/orderBook/loadOrderRow'
import { type OrderChange, orderBook } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'

/**
 * Loads the full order on mount and when the live stream reconnects. Also loads it after a change of the order if `leavesOut(change)` is
 * true: the changed order may lack a field that the caller needs.
 */
export function useLoadedOrder(id: number, leavesOut: (change: OrderChange) => boolean): LoadedValue<OrderRow> {
  return useLoadedValue(loadOrderRow, [id], {
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
 * True if the order's detail must load the full order again (contract, «an order»). After a live event, or a search response with a changed
 * status, the known status transitions and items may be outdated.
 */
export const orderMayLackDetails = ({ row, before, after, isLive }: OrderChange): boolean =>
  !orderBook.isComplete(row.id) && (isLive || (before !== undefined && before.status !== after.status))

/**
 * The edit form must load the full order again after each event. Events omit the items of an order, and the form also
 * saves the items, so saving outdated items would undo a change.
 */
export const orderMayLackFormFields = ({ isLive }: OrderChange): boolean => isLive
