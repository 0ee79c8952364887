import type { OrderFilters } from '../../../api/orders'
import type { Query } from '../../../lib/address'
import { liveState } from '../../../live/liveState'
import type { OrderPage } from '../../../live/orderBook/orderPageShape'
import { forgetWithUser, session } from '../../../session/session'
import { openingFilter } from '../../../ui/list/savedFilters/openingFilter'
import type { SavedScreen } from '../../../ui/list/savedFilters/savedFilters'
import { listQuery } from '../../../ui/list/useListPage'

export type EarlyList = {
  /** Sends the first request for a URL that is about to open, unless the list is cached. */
  askOnTheWay: (search: string) => void
  /** Applies the early response; returns its promise while it is pending. */
  open: (search: string) => Promise<unknown> | undefined
}

export function createEarlyList(page: OrderPage, saved: SavedScreen<OrderFilters>): EarlyList {
  forgetWithUser(page.dropEarly)

  function firstQuery(search: string): Query<OrderFilters> | undefined {
    const { user } = session
    if (!user) return undefined
    const opening = openingFilter(saved, search, user)
    return opening ? { page: 1, ...opening } : listQuery(search, saved.list)
  }

  return {
    askOnTheWay(search) {
      // Only with a live stream: otherwise changes after the response would be missed.
      const query = liveState.health === 'live' && page.store.state.status === 'idle' ? firstQuery(search) : undefined
      if (query) page.askEarly(query)
    },
    open(search) {
      const query = firstQuery(search)
      if (!query) return undefined
      page.openEarly(query)
      return page.earlyResponse(query)
    },
  }
}
