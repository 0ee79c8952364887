import { proxy } from 'valtio'
import { type Order, type OrderFilters, searchOrders } from '../../../api/orders'
import type { Query } from '../../../lib/address'
import { createLiveOrderList, type SearchAnswer } from './liveOrderList'
import { type LiveView, mergeLive } from './liveRules'

/** How many orders of the page have a status, by its key. */
export const statusCounts = proxy<{ byStatus: Record<number, number> }>({ byStatus: {} })

/** Who knows more of the filter's orders than the page does (counts, map): told of each search and of its answer. */
export type SearchFollower = {
  onSearch: (query: Query<OrderFilters>) => void
  onAnswer: (view: LiveView, answer: SearchAnswer) => void
}

const followers = new Set<SearchFollower>()

/** Follows the searches of the list until the returned function is called. */
export function followSearches(follower: SearchFollower): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}

const list = createLiveOrderList({
  search: searchOrders,
  merge: mergeLive,
  onOrders: countStatuses,
  onSearch: (query) => {
    for (const { onSearch } of followers) onSearch(query)
  },
  onAnswer: (view, answer) => {
    for (const { onAnswer } of followers) onAnswer(view, answer)
  },
})

/** The active orders on the screen. */
export const ordersStore = list.store

/** Takes a batch of pushed orders (operations, section 4). */
export const applyOrders = list.apply

/** Keeps the order whose detail is open on its page while new ones come. */
export const keepOpenOrder = list.keepOpen

function countStatuses(orders: readonly Order[]): void {
  const counts: Record<number, number> = {}
  for (const { status } of orders) counts[status] = (counts[status] ?? 0) + 1
  if (JSON.stringify(counts) !== JSON.stringify(statusCounts.byStatus)) statusCounts.byStatus = counts
}
