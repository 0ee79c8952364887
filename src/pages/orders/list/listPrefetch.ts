import type { OrderFilters } from '../../../api/orders'
import type { Query } from '../../../lib/address'
import { liveState } from '../../../live/liveState'
import type { OrderPage } from '../../../live/orderBook/orderPageShape'
import { forgetWithUser, session } from '../../../session/session'
import { openingFilter } from '../../../ui/list/savedFilters/openingFilter'
import type { SavedScreen } from '../../../ui/list/savedFilters/savedFilters'
import { listQuery } from '../../../ui/list/useListPage'

export type ListPrefetch = {
  /** Sends the first request for a URL that is about to open, unless the list is cached. */
  prefetchList: (search: string) => void
  /** Applies the prefetched response; returns its promise while it is pending. */
  open: (search: string) => Promise<unknown> | undefined
}

export function createListPrefetch(page: OrderPage, saved: SavedScreen<OrderFilters>): ListPrefetch {
  forgetWithUser(page.dropPrefetch)

  function firstQuery(search: string): Query<OrderFilters> | undefined {
    const { user } = session
    if (!user) return undefined
    const opening = openingFilter(saved, search, user)
    return opening ? { page: 1, ...opening } : listQuery(search, saved.list)
  }

  return {
    prefetchList(search) {
      // Only with a live stream: otherwise changes after the response would be missed.
      const query = liveState.health === 'live' && page.store.state.status === 'idle' ? firstQuery(search) : undefined
      if (query) page.prefetch(query)
    },
    open(search) {
      const query = firstQuery(search)
      if (!query) return undefined
      page.openPrefetched(query)
      return page.prefetchResponse(query)
    },
  }
}
