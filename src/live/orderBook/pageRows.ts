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

/** Only orders with a known earlier state and orders just created change the total. */
export function totalChange({ before, after, isNew }: OrderChange, counts: (order: Order) => boolean): number {
  if (!before && !isNew) return 0
  return Number(counts(after)) - Number(before !== undefined && counts(before))
}

/**
 * Only a pushed order enters a list: just created, or newly matching. For other orders only the server knows the
 * position.
 */
export function isEntering(
  { row, before, isNew, isLive }: OrderChange,
  list: { counts: (order: Order) => boolean; newestListed: number; hasRoom: boolean },
): boolean {
  if (!isLive || isNew) return isLive
  if (before) return !list.counts(before)
  // An order unknown so far: it is newer than the listed ones, or the page has room for the whole list.
  return row.id > list.newestListed || list.hasRoom
}

/** Whether the response equals the known state; omitted fields are ignored. */
export const tells = (told: Order | undefined, known: Order): boolean =>
  told !== undefined &&
  Object.entries(told).every(([key, value]) => value === undefined || equal(known[key as keyof Order], value))

export function countByStatus(rows: readonly OrderRow[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { order } of rows) counts[order.status] = (counts[order.status] ?? 0) + 1
  return counts
}
