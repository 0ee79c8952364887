import type { Order, OrderFilters } from '../../api/orders'
import type { Query } from '../../lib/address'
import type { ListStore, Page } from '../../lib/listStore'
import type { OrderBook } from './orderBook'
import type { OrderRow } from './orderRow'
import type { SearchFollower } from './pageRows'
import type { OrderFilter } from './selection'

export type OrderPageDef = {
  book: OrderBook
  search: (query: Query<OrderFilters>, signal: AbortSignal) => Promise<Page<Order>>
  counts: (order: Order, filter: OrderFilter) => boolean
  stays: (order: Order, filter: OrderFilter) => boolean
  takesNew: boolean
}

export type OrderPage = {
  store: ListStore<OrderRow, OrderFilters>
  /**
   * `waiting` is the number of new orders that the table does not show yet. `gone` contains the ids of orders that have
   * left the list, but that the table still shows while the user is using it.
   */
  live: { byStatus: Record<number, number>; waiting: number; gone: readonly number[] }
  /** When the request for the current rows was sent, in ms since the epoch; null before the first response. */
  loaded: { at: number | null }
  /**
   * Sends the first search before the screen mounts. If the screen then loads the same query, it uses this response and
   * sends no request.
   */
  prefetch: (query: Query<OrderFilters>) => void
  dropPrefetch: () => void
  /** Puts the prefetched response into the store if it has arrived. Call this before the store is read. */
  openPrefetched: (query: Query<OrderFilters>) => void
  prefetchResponse: (query: Query<OrderFilters>) => Promise<unknown> | undefined
  start: () => () => void
  /**
   * Sets which order is open. The open order remains on the page even if it leaves the list, because its detail may
   * contain unsaved input.
   */
  keepOpen: (id: number | undefined) => void
  /**
   * Call this when the user presses a row. The row and its neighbours remain in the table, even if the row has just
   * left the page.
   */
  press: (row: OrderRow) => void
  /**
   * While `isHeld` returns true, the table shows no new orders and keeps the rows of orders that have left the list.
   * `isMoving` returns true while the pointer moves over the table.
   */
  holdWhile: (isHeld: () => boolean, isMoving?: () => boolean) => () => void
  /** Shows the waiting new orders unless the user is using the table; with `force`, shows them in any case. */
  enter: (force?: boolean) => void
  followSearches: (follower: SearchFollower) => () => void
}
