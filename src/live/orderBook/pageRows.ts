import type { Order, OrderFilters } from '../../api/orders'
import { deepEqual } from '../../lib/deepEqual'
import type { ListQuery } from '../../lib/listQuery'
import type { OrderChange } from './orderBook'
import type { OrderRow } from './orderRow'

export type OrderSearchListener = {
  onSearch: (query: ListQuery<OrderFilters>) => void
  onResponse: (response: OrderSearchResponse) => void
}

export type OrderSearchResponse = {
  query: ListQuery<OrderFilters>
  requestTick: number
  rows: OrderRow[]
  /** The orders that the server has matched to the filter. */
  confirmed: ReadonlyMap<OrderRow, Order>
  pageCount: number
}

export const hasSameRows = (one: readonly OrderRow[], other: readonly OrderRow[]): boolean =>
  one.length === other.length && one.every((row, index) => row === other[index])

export function rowsMissingFrom(rows: readonly OrderRow[], others: readonly OrderRow[]): OrderRow[] {
  const present = new Set(rows)
  return others.filter((row) => !present.has(row))
}

export function insertOrderSorted(
  rows: readonly OrderRow[],
  row: OrderRow,
  compare: (a: Order, b: Order) => number,
): OrderRow[] {
  const place = rows.findIndex((other) => compare(row.order, other.order) < 0)
  return place === -1 ? [...rows, row] : rows.toSpliced(place, 0, row)
}

/**
 * Returns by how much the changed order changes the list's total. The result is 0 if the order's earlier state is unknown, unless the order
 * has just been created.
 */
export function listTotalChange({ before, after, isNew }: OrderChange, counts: (order: Order) => boolean): number {
  if (!before && !isNew) return 0
  return Number(counts(after)) - Number(before !== undefined && counts(before))
}

/**
 * Returns true if the change adds the order to the page. Only changes from live events add orders: the order was just created, or the event
 * made it match the filter. Other orders are not added, because only the server knows their position in the list.
 */
export function shouldAddOrderToPage(
  { row, before, isNew, isLive }: OrderChange,
  list: { counts: (order: Order) => boolean; newestListed: number; hasRoom: boolean },
): boolean {
  if (!isLive || isNew) return isLive
  if (before) return !list.counts(before)
  // An order that was unknown before this event is added only if it is newer than all orders on the page, or if the
  // page is not full.
  return row.id > list.newestListed || list.hasRoom
}

/** Returns the orders of a response that the order book stores as they were received, by row. */
export const confirmedOrders = (rows: readonly OrderRow[], received: readonly Order[]): Map<OrderRow, Order> =>
  new Map(rows.flatMap((row, index) => (hasSameOrderFields(received[index], row.order) ? [[row, row.order]] : [])))

/** True if no field of the confirmed order has changed. A full response may have added fields that a search omits (contract). */
export const isStillConfirmed = (confirmed: Order | undefined, order: Order): boolean =>
  confirmed !== undefined && Object.entries(confirmed).every(([key, value]) => order[key as keyof Order] === value)

const hasSameOrderFields = (received: Order | undefined, known: Order): boolean =>
  received !== undefined &&
  Object.entries(received).every(([key, value]) => value === undefined || deepEqual(known[key as keyof Order], value))

export function countOrdersByStatus(rows: readonly OrderRow[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { order } of rows) counts[order.status] = (counts[order.status] ?? 0) + 1
  return counts
}
