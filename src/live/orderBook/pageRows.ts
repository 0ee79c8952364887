import type { Order, OrderFilters } from '../../api/orders'
import type { Query } from '../../lib/address'
import { equal } from '../../lib/equal'
import type { OrderChange } from './orderBook'
import type { OrderRow } from './orderRow'

export type SearchFollower = {
  onSearch: (query: Query<OrderFilters>) => void
  onResponse: (response: SearchResponse) => void
}

export type SearchResponse = { query: Query<OrderFilters>; askedAt: number; rows: OrderRow[]; pageCount: number }

export const holdsSame = (one: readonly OrderRow[], other: readonly OrderRow[]): boolean =>
  one.length === other.length && one.every((row, index) => row === other[index])

export function missingIn(rows: readonly OrderRow[], others: readonly OrderRow[]): OrderRow[] {
  const present = new Set(rows)
  return others.filter((row) => !present.has(row))
}

export function placed(rows: readonly OrderRow[], row: OrderRow, compare: (a: Order, b: Order) => number): OrderRow[] {
  const place = rows.findIndex((other) => compare(row.order, other.order) < 0)
  return place === -1 ? [...rows, row] : rows.toSpliced(place, 0, row)
}

/**
 * Returns by how much a changed order changes the total of the list. The total changes only if the order's earlier
 * state is known or the order has just been created.
 */
export function totalChange({ before, after, isNew }: OrderChange, counts: (order: Order) => boolean): number {
  if (!before && !isNew) return 0
  return Number(counts(after)) - Number(before !== undefined && counts(before))
}

/**
 * Whether a changed order is added to the page. This applies only to orders from events: an order that was just
 * created, or one that matches the filter since this change. The position of any other order is known only to the
 * server.
 */
export function isEntering(
  { row, before, isNew, isLive }: OrderChange,
  list: { counts: (order: Order) => boolean; newestListed: number; hasRoom: boolean },
): boolean {
  if (!isLive || isNew) return isLive
  if (before) return !list.counts(before)
  // An order that was unknown before this event is added only if it is newer than all orders on the page, or if the
  // page is not full.
  return row.id > list.newestListed || list.hasRoom
}

/** Whether an order in a response equals the known order; fields that the response omits are ignored. */
export const tells = (told: Order | undefined, known: Order): boolean =>
  told !== undefined &&
  Object.entries(told).every(([key, value]) => value === undefined || equal(known[key as keyof Order], value))

export function countByStatus(rows: readonly OrderRow[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { order } of rows) counts[order.status] = (counts[order.status] ?? 0) + 1
  return counts
}
