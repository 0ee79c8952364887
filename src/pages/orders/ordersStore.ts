import { proxy } from 'valtio'
import { type Order, searchOrders } from '../../api/orders'
import { createLiveOrderList } from './liveOrderList'
import { mergeLive } from './liveRules'

/** How many orders of the page have a status, by its key. */
export const statusCounts = proxy<{ byStatus: Record<number, number> }>({ byStatus: {} })

const list = createLiveOrderList({ search: searchOrders, merge: mergeLive, onOrders: countStatuses })

/** The active orders on the screen. */
export const ordersStore = list.store

/** Takes a batch of pushed orders (operations, section 4). */
export const applyOrders = list.apply

function countStatuses(orders: readonly Order[]): void {
  const counts: Record<number, number> = {}
  for (const { status } of orders) counts[status] = (counts[status] ?? 0) + 1
  if (JSON.stringify(counts) !== JSON.stringify(statusCounts.byStatus)) statusCounts.byStatus = counts
}
