import { proxy } from 'valtio'
import { type Order, type OrderFilters, searchOrders } from '../../api/orders'
import type { Query } from '../../lib/address'
import { createListStore, type ListStore } from '../../lib/listStore'
import { citiesEager } from '../../session/dictionaries'
import { type LiveView, mergeLive } from './liveRules'
import { createRow, type OrderRow, updateRow } from './orderRow'

/** How many orders of the page have a status, by its key. */
export const statusCounts = proxy<{ byStatus: Record<number, number> }>({ byStatus: {} })

let view: LiveView | undefined
/** Updates that arrived while a search was under way: its answer may be older than they are. */
let meanwhile: Order[] | undefined

const list = createListStore<OrderRow, OrderFilters>(async (query, signal) => {
  const arrived: Order[] = []
  meanwhile = arrived
  const page = await searchOrders(query, signal)
  signal.throwIfAborted()
  view = viewOf(query, Math.max(page.perPage, page.rows.length))
  const fresh = mergeLive(
    page.rows,
    arrived.filter((update) => !isOutdated(update, page.rows)),
    view,
  )
  if (meanwhile === arrived) meanwhile = undefined
  const rows = adopt(fresh.orders)
  countStatuses(fresh.orders)
  return { ...page, rows, total: page.total + fresh.totalChange }
})

/** The active orders on the screen. */
export const ordersStore: ListStore<OrderRow, OrderFilters> = {
  ...list,
  reset() {
    list.reset()
    view = undefined
    meanwhile = undefined
    statusCounts.byStatus = {}
  },
}

/** Takes a batch of pushed orders (operations, section 4). The array of rows changes only when rows enter or leave. */
export function applyOrders(updates: Order[]): void {
  meanwhile?.push(...updates)
  if (!view || list.state.page === 0) return
  const rows = list.state.rows
  const { orders, totalChange } = mergeLive(
    rows.map((row) => row.order),
    updates,
    { ...view, hasMore: list.state.total > rows.length },
  )
  const next = adopt(orders, true)
  if (next.length !== rows.length || next.some((row, index) => row !== rows[index])) list.patch(() => next)
  if (totalChange !== 0) list.state.total = Math.max(orders.length, list.state.total + totalChange)
  countStatuses(orders)
  refill()
}

/** Rows of known orders keep their proxies, so that an answer or an update renders only what it changed. */
function adopt(orders: readonly Order[], isLive = false): OrderRow[] {
  const known = new Map(list.state.rows.map((row) => [row.id, row]))
  return orders.map((order) => {
    const row = known.get(order.id)
    if (!row) return createRow(order, isLive ? 1 : 0)
    if (row.order !== order) {
      updateRow(row, order)
      if (isLive) row.changes++
    }
    return row
  })
}

/** The page has run half empty while the server has more: fetch them, but not on each order that leaves. */
function refill(): void {
  const { rows, total, status } = list.state
  if (view && status === 'ready' && total > rows.length && rows.length < view.capacity / 2) void list.reload()
}

function viewOf(query: Query<OrderFilters>, capacity: number): LiveView {
  const point = citiesEager.state.value?.flatMap((city) => city.points).find(({ value }) => value === query.pointId)
  return { query, capacity, pointName: point?.label }
}

/** A longer history is the newer state; without histories to compare, what was pushed counts as newer. */
function isOutdated(update: Order, answered: readonly Order[]): boolean {
  const known = answered.find((order) => order.id === update.id)?.statusesHistory
  return known !== undefined && update.statusesHistory !== undefined && known.length > update.statusesHistory.length
}

function countStatuses(orders: readonly Order[]): void {
  const counts: Record<number, number> = {}
  for (const { status } of orders) counts[status] = (counts[status] ?? 0) + 1
  if (JSON.stringify(counts) !== JSON.stringify(statusCounts.byStatus)) statusCounts.byStatus = counts
}
