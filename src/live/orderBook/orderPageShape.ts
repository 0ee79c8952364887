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
  /** Whether an order is counted by the server's list. */
  counts: (order: Order, filter: OrderFilter) => boolean
  /** Whether an order that is on the page stays there. */
  stays: (order: Order, filter: OrderFilter) => boolean
  /** Whether pushed orders enter the first page without a search. */
  takesNew: boolean
}

export type OrderPage = {
  store: ListStore<OrderRow, OrderFilters>
  /** Of the page, also what waits to enter it, and the ids of what has left but stays in sight while the table is used. */
  live: { byStatus: Record<number, number>; waiting: number; gone: readonly number[] }
  /** When its rows were asked for, milliseconds since the epoch; null before the first response. */
  loaded: { at: number | null }
  /** Sends the first search before the screen is there, which takes it over by loading the same query. */
  askEarly: (query: Query<OrderFilters>) => void
  dropEarly: () => void
  /** Shows the response to that search, if it has come. Call it before anything of the page is read. */
  openEarly: (query: Query<OrderFilters>) => void
  /** What is on its way for that search; undefined where nothing is. */
  earlyResponse: (query: Query<OrderFilters>) => Promise<unknown> | undefined
  /** Follows the book until the returned function is called. */
  start: () => () => void
  /** Names the order whose detail is open: it stays on the page, since something may be half typed there. */
  keepOpen: (id: number | undefined) => void
  /** A row is being opened in the table, which may show it though it has left the page: it stays, among those it was seen with. */
  press: (row: OrderRow) => void
  /** Tells whether the table is being used, so that new orders wait and what leaves stays in sight; and whether a pointer moves in it. */
  holdWhile: (isHeld: () => boolean, isMoving?: () => boolean) => () => void
  /** Lets waiting orders in, unless the table is being used; `force` lets them in all the same. */
  enter: (force?: boolean) => void
  followSearches: (follower: SearchFollower) => () => void
}
