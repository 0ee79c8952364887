import type { Order, OrderFilters } from '../../api/orders'
import type { Query } from '../../lib/address'
import { equal } from '../../lib/equal'
import type { Page } from '../../lib/listStore'
import type { OrderBook, OrderChange } from './orderBook'

/** A screen that has not come by then asks for itself: this response would be out of date. */
const MAX_EARLY_MS = 5000

/** A search sent before the list is there that shows it. */
export type EarlySearch = {
  query: Query<OrderFilters>
  /** Of the book, as `ask()` tells it. */
  askedAt: number
  /** Milliseconds since the epoch. */
  sentAt: number
  response: Promise<Page<Order>>
  /** The response, once it has come. */
  page: Page<Order> | undefined
  /** What the book has told since it was sent, and the response may not know. */
  arrived: OrderChange[]
  cancel: () => void
}

/**
 * Sends the first search of a page before its screen is there. While the screen is being built the book holds back what is pushed: a
 * list that is being drawn for the first time would be drawn once more for each event.
 */
export function createEarlySearch(
  book: OrderBook,
  search: (query: Query<OrderFilters>, signal: AbortSignal) => Promise<Page<Order>>,
) {
  let early: EarlySearch | undefined
  let release = (): void => undefined
  let hold = (): void => undefined

  function drop(): void {
    early?.cancel()
    early = undefined
    release()
  }

  return {
    /** `isBuilding`: nothing that follows the book is in sight. */
    ask(query: Query<OrderFilters>, isBuilding: boolean): void {
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
          if (early === mine) mine.arrived.push(...changes)
        },
        onReconnect: drop,
      })
      let unhold: (() => void) | undefined
      hold = () => {
        unhold ??= book.hold()
      }
      release = () => {
        clearTimeout(timer)
        hold = () => undefined
        release = () => undefined
        stopFollowing()
        unhold?.()
      }
      if (isBuilding) hold()
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
      hold()
      return mine
    },
    /** Settles with the response to a search of this query; undefined where none is on its way. */
    awaited(query: Query<OrderFilters>): Promise<unknown> | undefined {
      return early && !early.page && equal(early.query, query) ? early.response : undefined
    },
    /** The list follows the book by now. */
    release: () => release(),
    drop,
  }
}
