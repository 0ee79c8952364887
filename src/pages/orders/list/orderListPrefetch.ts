import { subscribe } from 'valtio'
import type { OrderFilters } from '../../../api/orders'
import { findDefaultFilter } from '../../../kit/list/savedFilters/findDefaultFilter'
import type { SavedFilterScreenDef } from '../../../kit/list/savedFilters/savedFilters'
import { readListQuery } from '../../../kit/list/useListPage'
import type { ListQuery } from '../../../lib/listQuery'
import { liveState } from '../../../live/liveState'
import type { OrderListModel } from '../../../live/orderBook/orderListModelTypes'
import { onSessionEnd, session } from '../../../session/session'

export type OrderListPrefetch = ReturnType<typeof createOrderListPrefetch>

export function createOrderListPrefetch(page: OrderListModel, saved: SavedFilterScreenDef<OrderFilters>) {
  let stopWaiting = (): void => undefined

  onSessionEnd(() => {
    stopWaiting()
    page.dropPrefetch()
  })

  function firstQuery(search: string): ListQuery<OrderFilters> | undefined {
    const { user } = session
    if (!user) return undefined
    const opening = findDefaultFilter(saved, search, user)
    return opening ? { page: 1, ...opening } : readListQuery(search, saved.list, user)
  }

  /**
   * Sends the first request of the list before its page opens, unless the list was already loaded. `search` is the
   * query string of the URL that the user is about to open.
   */
  function prefetchList(search: string): void {
    // Prefetch only while the stream is live; otherwise no event would report an order that changes after the response.
    const query = liveState.health === 'live' && page.store.state.status === 'idle' ? firstQuery(search) : undefined
    if (query) page.prefetch(query)
  }

  return {
    prefetchList,
    /** Calls `prefetchList` once, as soon as the live stream is connected, unless the list is opened first. */
    prefetchWhenLive(search: string): void {
      const start = () => {
        if (liveState.health !== 'live') return
        stopWaiting()
        prefetchList(search)
      }
      stopWaiting()
      stopWaiting = subscribe(liveState, start, true)
      start()
    },
    /** Puts the prefetched response into the list if it has arrived; otherwise returns the promise of the response. */
    open(search: string): Promise<unknown> | undefined {
      stopWaiting()
      const query = firstQuery(search)
      return query && page.openPrefetched(query)
    },
  }
}
