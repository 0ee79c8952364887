import type { Order, OrderFilters } from '../../api/orders'
import { deepEqual } from '../../lib/deepEqual'
import type { ListQuery } from '../../lib/listQuery'
import type { RowsPage } from '../../lib/listStore'
import type { OrderBook, OrderBookListener, OrderChange } from './orderBook'

/**
 * An unused prefetched response is dropped after this time, because it is outdated; the screen then sends a new search.
 */
const MAX_PREFETCH_MS = 5000

type SearchPrefetch = {
  query: ListQuery<OrderFilters>
  /** Tick of the search request, as returned by `startRequest()` of the order book. A tick is a count of requests and event batches. */
  requestTick: number
  /** Milliseconds since the epoch. */
  sentAt: number
  response: Promise<RowsPage<Order>>
  page: RowsPage<Order> | undefined
  /** Order changes received between the search request and the call of `take`. The response of the search may not contain them. */
  arrived: OrderChange[]
  isTaken: boolean
  cancel: () => void
}

/**
 * Sends the first order search before the screen with the orders mounts. Order changes that arrive before the screen calls `take` are
 * stored, so that none is lost. Changes after `take` are passed to `follower` until `release` is called.
 */
export function createOrderSearchPrefetch(
  book: OrderBook,
  search: (query: ListQuery<OrderFilters>, signal: AbortSignal) => Promise<RowsPage<Order>>,
  follower: Required<OrderBookListener>,
) {
  let pending: SearchPrefetch | undefined
  let release = (): void => undefined

  function drop(): void {
    pending?.cancel()
    pending = undefined
    release()
  }

  return {
    ask(query: ListQuery<OrderFilters>): void {
      if (pending && deepEqual(pending.query, query)) return
      drop()
      const controller = new AbortController()
      const response = search(query, controller.signal)
      const started: SearchPrefetch = {
        query,
        requestTick: book.startRequest(),
        sentAt: Date.now(),
        response,
        page: undefined,
        arrived: [],
        isTaken: false,
        cancel: () => controller.abort(),
      }
      pending = started
      response.then(
        (page) => {
          started.page = page
        },
        // Ignore a failed search here: the list that uses this promise handles the failure.
        () => undefined,
      )
      const timer = setTimeout(drop, MAX_PREFETCH_MS)
      const stopFollowing = book.follow({
        onChanges: (changes) => {
          if (started.isTaken) follower.onChanges(changes)
          else started.arrived.push(...changes)
        },
        onReconnect: () => (started.isTaken ? follower.onReconnect() : drop()),
      })
      release = () => {
        clearTimeout(timer)
        stopFollowing()
        release = () => undefined
      }
    },
    take(query: ListQuery<OrderFilters>, isAwaited = false): SearchPrefetch | undefined {
      const taken = pending
      if (!taken || (isAwaited && !taken.page)) return undefined
      if (!deepEqual(taken.query, query)) {
        drop()
        return undefined
      }
      pending = undefined
      taken.isTaken = true
      return taken
    },
    awaited(query: ListQuery<OrderFilters>): Promise<unknown> | undefined {
      return pending && !pending.page && deepEqual(pending.query, query) ? pending.response : undefined
    },
    release: () => release(),
    drop,
  }
}
