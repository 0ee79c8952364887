import type { Order, OrderFilters } from '../../api/orders'
import type { Query } from '../../lib/address'
import { equal } from '../../lib/equal'
import type { Page } from '../../lib/listStore'
import type { BookFollower, OrderBook, OrderChange } from './orderBook'

/**
 * An unused prefetched response is dropped after this time, because it is outdated; the screen then sends a new search.
 */
const MAX_PREFETCH_MS = 5000

type SearchPrefetch = {
  query: Query<OrderFilters>
  /** The number of the request that `ask()` of the order book returned. */
  askedAt: number
  /** Milliseconds since the epoch. */
  sentAt: number
  response: Promise<Page<Order>>
  page: Page<Order> | undefined
  /**
   * Changes of orders that were received after the search was sent and before the page took its response. The response
   * may lack them.
   */
  arrived: OrderChange[]
  isTaken: boolean
  cancel: () => void
}

/**
 * Sends the first search of a page before its screen mounts. The page subscribes to changes of orders only on mount, so
 * from `take` to `release` the prefetch passes these changes to the page.
 */
export function createSearchPrefetch(
  book: OrderBook,
  search: (query: Query<OrderFilters>, signal: AbortSignal) => Promise<Page<Order>>,
  follower: Required<BookFollower>,
) {
  let pending: SearchPrefetch | undefined
  let release = (): void => undefined

  function drop(): void {
    pending?.cancel()
    pending = undefined
    release()
  }

  return {
    ask(query: Query<OrderFilters>): void {
      if (pending && equal(pending.query, query)) return
      drop()
      const controller = new AbortController()
      const response = search(query, controller.signal)
      const mine: SearchPrefetch = {
        query,
        askedAt: book.ask(),
        sentAt: Date.now(),
        response,
        page: undefined,
        arrived: [],
        isTaken: false,
        cancel: () => controller.abort(),
      }
      pending = mine
      response.then(
        (page) => {
          mine.page = page
        },
        // Ignore a failure here, because the list that takes the promise handles it.
        () => undefined,
      )
      const timer = setTimeout(drop, MAX_PREFETCH_MS)
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
    take(query: Query<OrderFilters>, isAwaited = false): SearchPrefetch | undefined {
      const mine = pending
      if (!mine || (isAwaited && !mine.page)) return undefined
      if (!equal(mine.query, query)) {
        drop()
        return undefined
      }
      pending = undefined
      mine.isTaken = true
      return mine
    },
    awaited(query: Query<OrderFilters>): Promise<unknown> | undefined {
      return pending && !pending.page && equal(pending.query, query) ? pending.response : undefined
    },
    release: () => release(),
    drop,
  }
}
