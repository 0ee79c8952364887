import type { Order, OrderFilters } from '../../api/orders'
import type { Query } from '../../lib/address'
import { equal } from '../../lib/equal'
import type { OrderChange } from './orderBook'
import type { OrderRow } from './orderRow'

/** Whoever follows the searches of a list. */
export type SearchFollower = {
  onSearch: (query: Query<OrderFilters>) => void
  /** The rows are those of the response, in its order. */
  onResponse: (response: SearchResponse) => void
}

export type SearchResponse = { query: Query<OrderFilters>; askedAt: number; rows: OrderRow[]; pageCount: number }

/** Whether two pages hold the same rows in the same order. */
export const holdsSame = (one: readonly OrderRow[], other: readonly OrderRow[]): boolean =>
  one.length === other.length && one.every((row, index) => row === other[index])

/** The rows of `others` that are not among `rows`. */
export function missingIn(rows: readonly OrderRow[], others: readonly OrderRow[]): OrderRow[] {
  const present = new Set(rows)
  return others.filter((row) => !present.has(row))
}

/** The rows with one more in its place; rows that are there do not move. */
export function placed(rows: readonly OrderRow[], row: OrderRow, compare: (a: Order, b: Order) => number): OrderRow[] {
  const place = rows.findIndex((other) => compare(row.order, other.order) < 0)
  return place === -1 ? [...rows, row] : rows.toSpliced(place, 0, row)
}

/** What a change adds to a list's total: only an order whose earlier state is known, or one that has just been created. */
export function totalChange({ before, after, isNew }: OrderChange, counts: (order: Order) => boolean): number {
  if (!before && !isNew) return 0
  return Number(counts(after)) - Number(before !== undefined && counts(before))
}

/**
 * Whether a change brings an order into a list: pushed, and just created or come back. What is merely read, or changed on another
 * page, stays where the server has it: only the server knows the order of its rows.
 */
export function isEntering(
  { row, before, isNew, isLive }: OrderChange,
  list: { counts: (order: Order) => boolean; newestListed: number; hasRoom: boolean },
): boolean {
  if (!isLive || isNew) return isLive
  if (before) return !list.counts(before)
  // Unknown so far: created before one that was told sooner, or come back where all there is fits on the page.
  return row.id > list.newestListed || list.hasRoom
}

/** Whether a response told the state that the book holds; what it left out says nothing. */
export const tells = (told: Order | undefined, known: Order): boolean =>
  told !== undefined &&
  Object.entries(told).every(([key, value]) => value === undefined || equal(known[key as keyof Order], value))

/** How many of the rows are in each status. */
export function countByStatus(rows: readonly OrderRow[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { order } of rows) counts[order.status] = (counts[order.status] ?? 0) + 1
  return counts
}
