import type { Order, OrderFilters } from '../../api/orders'
import type { ListQuery } from '../../lib/listQuery'
import type { ListStore, RowsPage } from '../../lib/listStore'
import type { OrderBook } from './orderBook'
import type { OrderCriteria } from './orderCriteria'
import type { OrderRow } from './orderRow'
import type { OrderSearchListener } from './pageRows'

export type OrderListModelDef = {
  book: OrderBook
  search: (query: ListQuery<OrderFilters>, signal: AbortSignal) => Promise<RowsPage<Order>>
  counts: (order: Order, criteria: OrderCriteria) => boolean
  keepsRow: (order: Order, criteria: OrderCriteria) => boolean
  addsNewOrders: boolean
}

export type OrderListModel = {
  store: ListStore<OrderRow, OrderFilters>
  /**
   * `waiting`: number of new orders that the table does not show yet. `gone`: ids of orders that have left the list and are still shown
   * while the user works in the table.
   */
  live: { byStatus: Record<number, number>; waiting: number; gone: readonly number[] }
  /** When the request for the current rows was sent, in ms since the epoch; null before the first response. */
  loaded: { at: number | null }
  prefetch: (query: ListQuery<OrderFilters>) => void
  dropPrefetch: () => void
  /** Stores the prefetched response if it has arrived; otherwise returns its promise. Call it before the store is read. */
  openPrefetched: (query: ListQuery<OrderFilters>) => Promise<unknown> | undefined
  start: () => () => void
  /**
   * Sets which order is open. The open order remains on the page even if it leaves the list, because its detail may
   * contain unsaved input.
   */
  keepOpen: (id: number | undefined) => void
  /** Call it when the user presses a row. If a live event has just removed the row, the table shows its previous rows again. */
  press: (row: OrderRow) => void
  /**
   * While `isHeld` returns true, no new orders enter the table, and rows of orders that left the list are kept. `isMoving` returns true
   * while the pointer moves over the table.
   */
  holdRowsWhile: (isHeld: () => boolean, isMoving?: () => boolean) => () => void
  /** Adds the new orders that are waiting to be shown. While the user is working in the table, it adds them only with `force`. */
  showWaiting: (force?: boolean) => void
  followSearches: (follower: OrderSearchListener) => () => void
}
