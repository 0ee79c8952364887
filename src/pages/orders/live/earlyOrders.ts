import { subscribe } from 'valtio'
import type { OrderFilters } from '../../../api/orders'
import type { Query } from '../../../lib/address'
import { liveState } from '../../../live/liveState'
import { forgetWithUser, session } from '../../../session/session'
import { openingFilter } from '../../../ui/list/savedFilters/openingFilter'
import { listQuery } from '../../../ui/list/useListPage'
import { ORDER_LIST, SAVED_ORDERS } from '../list/orderList'
import { ordersPage } from './ordersStore'

let stopWaiting: (() => void) | undefined

forgetWithUser(() => {
  stopWaiting?.()
  ordersPage.dropEarly()
})

/**
 * Asks for the first page while the console is still being built. Not before the stream is open: what changed between the response
 * and the opening would be missed.
 */
export function askForOrders(search: string): void {
  stopWaiting?.()
  const ask = (): void => {
    if (liveState.health !== 'live') return
    stopWaiting?.()
    const query = firstQuery(search)
    if (query) ordersPage.askEarly(query)
  }
  stopWaiting = subscribe(liveState, ask, true)
  ask()
}

/** Shows in a list that is about to be built what has come of that. */
export function openOrders(search: string): void {
  stopWaiting?.()
  const query = firstQuery(search)
  if (query) ordersPage.openEarly(query)
}

/** What the list will ask for at this address. */
function firstQuery(search: string): Query<OrderFilters> | undefined {
  const { user } = session
  if (!user) return undefined
  const opening = openingFilter(SAVED_ORDERS, search, user)
  return opening ? { page: 1, ...opening } : listQuery(search, ORDER_LIST)
}
