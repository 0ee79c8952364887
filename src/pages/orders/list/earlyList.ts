import type { OrderFilters } from '../../../api/orders'
import type { Query } from '../../../lib/address'
import { liveState } from '../../../live/liveState'
import type { OrderPage } from '../../../live/orderBook/orderPageShape'
import { forgetWithUser, session } from '../../../session/session'
import { openingFilter } from '../../../ui/list/savedFilters/openingFilter'
import type { SavedScreen } from '../../../ui/list/savedFilters/savedFilters'
import { listQuery } from '../../../ui/list/useListPage'

export type EarlyList = {
  /** Asks for the first page of an address that somebody is about to go to, unless the list is kept from an earlier visit. */
  askOnTheWay: (search: string) => void
  /** Shows in a list that is about to be built what has come of that. Where it is still on its way: the response. */
  open: (search: string) => Promise<unknown> | undefined
}

/** A list of orders that is asked for before its screen is there. */
export function createEarlyList(page: OrderPage, saved: SavedScreen<OrderFilters>): EarlyList {
  forgetWithUser(page.dropEarly)

  /** What the list will ask for at this address. */
  function firstQuery(search: string): Query<OrderFilters> | undefined {
    const { user } = session
    if (!user) return undefined
    const opening = openingFilter(saved, search, user)
    return opening ? { page: 1, ...opening } : listQuery(search, saved.list)
  }

  return {
    askOnTheWay(search) {
      // Not without the stream: what changed between the response and its opening would be missed.
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
