import { type Order, type OrderFilters, searchArchive } from '../../../api/orders'
import { isActiveStatus } from '../../../domain/orders'
import type { Query } from '../../../lib/address'
import { createLiveOrderList } from '../live/liveOrderList'
import { matchesFilter, mergeArchived } from '../live/liveRules'
import { refreshTotalsSoon } from './archiveTotals'

let query: Query<OrderFilters> = { page: 1 }

const list = createLiveOrderList({
  search: searchArchive,
  merge: mergeArchived,
  onSearch: (asked) => {
    query = asked
  },
})

/** The archived orders on the screen. */
export const archiveStore = list.store

/** Takes a batch of pushed orders (operations, section 4); the totals follow what enters, changes or leaves the archive. */
export function applyArchived(updates: readonly Order[]): void {
  const shown = new Set(archiveStore.state.rows.map(({ id }) => id))
  list.apply(updates)
  if (updates.some((order) => shown.has(order.id) || isCounted(order))) refreshTotalsSoon()
}

/** The order as its detail loaded it. A return check that is not told of is gone, as after its deletion. */
export function takeArchived(order: Order): void {
  const before = archiveStore.state.rows.find(({ id }) => id === order.id)?.order.returnCheckUrl
  list.apply([{ ...order, returnCheckUrl: order.returnCheckUrl }])
  if (before !== order.returnCheckUrl) refreshTotalsSoon()
}

/** Whether a pushed order is in the archive now and, as far as its fields tell, among those that the totals count. */
const isCounted = (order: Order): boolean => !isActiveStatus(order.status) && matchesFilter(order, { query })
