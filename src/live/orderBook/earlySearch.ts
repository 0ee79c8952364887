import type { Order, OrderFilters } from '../../api/orders'
import type { Query } from '../../lib/address'
import { equal } from '../../lib/equal'
import type { Page } from '../../lib/listStore'
import type { BookFollower, OrderBook, OrderChange } from './orderBook'

/** A screen that has not come by then asks for itself: this response would be out of date. */
const MAX_EARLY_MS = 5000

/** A search sent before the list is there that shows it. */
type EarlySearch = {
  query: Query<OrderFilters>
  /** Of the book, as `ask()` tells it. */
  askedAt: number
  /** Milliseconds since the epoch. */
  sentAt: number
  response: Promise<Page<Order>>
  /** The response, once it has come. */
  page: Page<Order> | undefined
  /** Changes that the book has told since the search was sent, up to `take`; the response may not know them. */
  arrived: OrderChange[]
  isTaken: boolean
  cancel: () => void
}

/**
 * Sends the first search of a page before its screen is there. From `take` to `release` the page's own follower hears of changes, since
 * the page does not follow the book before its screen is mounted.
 */
export function createEarlySearch(
  book: OrderBook,
  search: (query: Query<OrderFilters>, signal: AbortSignal) => Promise<Page<Order>>,
  follower: Required<BookFollower>,
) {
  let early: EarlySearch | undefined
  let release = (): void => undefined

  function drop(): void {
    early?.cancel()
    early = undefined
    release()
  }

  return {
    ask(query: Query<OrderFilters>): void {
      // A pointer that has left a link and is back on it.
      if (early && equal(early.query, query)) return
      drop()
      const controller = new AbortController()
      const response = search(query, controller.signal)
      const mine: EarlySearch = {
        query,
        askedAt: book.ask(),
        sentAt: Date.now(),
        response,
        page: undefined,
        arrived: [],
        isTaken: false,
        cancel: () => controller.abort(),
      }
      early = mine
      response.then(
        (page) => {
          mine.page = page
        },
        // Whoever takes it over is told; a search that nobody needs any more may fail.
        () => undefined,
      )
      const timer = setTimeout(drop, MAX_EARLY_MS)
      const stopFollowing = book.follow({
        onChanges: (changes) => {
          if (mine.isTaken) follower.onChanges(changes)
          else mine.arrived.push(...changes)
        },
        onReconnect: () => (mine.isTaken ? follower.onReconnect() : drop()),
      })
      release = () => {
        clearTimeout(timer)
        stopFollowing()
        release = () => undefined
      }
    },
    /** Hands over the search, if it is of this query and, where `isAwaited`, has been answered. */
    take(query: Query<OrderFilters>, isAwaited = false): EarlySearch | undefined {
      const mine = early
      if (!mine || (isAwaited && !mine.page)) return undefined
      if (!equal(mine.query, query)) {
        drop()
        return undefined
      }
      early = undefined
      mine.isTaken = true
      return mine
    },
    /** Settles with the response to a search of this query; undefined where none is on its way. */
    awaited(query: Query<OrderFilters>): Promise<unknown> | undefined {
      return early && !early.page && equal(early.query, query) ? early.response : undefined
    },
    /** The page follows the book by now. */
    release: () => release(),
    drop,
  }
}
