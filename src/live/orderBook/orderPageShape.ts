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
   * `waiting`: number of new orders not shown yet. `gone`: ids that have left but are still shown while the table is in
   * use.
   */
  live: { byStatus: Record<number, number>; waiting: number; gone: readonly number[] }
  /** When the request was sent, ms since the epoch; null before the first response. */
  loaded: { at: number | null }
  /** Sends the first search before the screen mounts; loading the same query later uses its response. */
  prefetch: (query: Query<OrderFilters>) => void
  dropPrefetch: () => void
  /** Applies the prefetched response if it has arrived. Call it before reading the store. */
  openPrefetched: (query: Query<OrderFilters>) => void
  prefetchResponse: (query: Query<OrderFilters>) => Promise<unknown> | undefined
  start: () => () => void
  /** The open order remains on the page: its detail may contain unsaved input. */
  keepOpen: (id: number | undefined) => void
  /** Keeps a pressed row and its neighbours in the table even if the row has just left the page. */
  press: (row: OrderRow) => void
  /**
   * While `isHeld`, new orders wait and departed rows remain visible. `isMoving`: the pointer moves over the table.
   */
  holdWhile: (isHeld: () => boolean, isMoving?: () => boolean) => () => void
  /** Shows waiting orders unless the table is in use; `force` shows them anyway. */
  enter: (force?: boolean) => void
  followSearches: (follower: SearchFollower) => () => void
}
