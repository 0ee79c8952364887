import type { Order, OrderFilters } from '../../../api/orders'
import type { Query } from '../../../lib/address'
import { createListStore, type ListStore, type Page } from '../../../lib/listStore'
import { citiesEager } from '../../../session/dictionaries'
import type { LiveResult, LiveView } from './liveRules'
import { createRow, type OrderRow, updateRow } from './orderRow'

export type LiveOrderDef = {
  search: (query: Query<OrderFilters>, signal: AbortSignal) => Promise<Page<Order>>
  /** The rules by which pushed orders change the page. */
  merge: (orders: readonly Order[], updates: readonly Order[], view: LiveView) => LiveResult
  /** Told of the orders of the page each time they may have changed. */
  onOrders?: (orders: readonly Order[]) => void
  /** Told before each search, and of its answer. */
  onSearch?: (query: Query<OrderFilters>) => void
  onAnswer?: (view: LiveView, answer: SearchAnswer) => void
}

/** A page as the server sent it, and what was pushed while it was asked for: the newer state of its orders. */
export type SearchAnswer = { page: Page<Order>; meanwhile: readonly Order[] }

export type LiveOrderList = {
  store: ListStore<OrderRow, OrderFilters>
  /** Takes a batch of pushed orders. The array of rows changes only when rows enter or leave. */
  apply: (updates: readonly Order[]) => void
  /** Names the order whose detail is open. */
  keepOpen: (id: number | undefined) => void
}

/** A list of orders that the live stream keeps up to date; its rows are proxies that their cells follow. */
export function createLiveOrderList({ search, merge, onOrders, onSearch, onAnswer }: LiveOrderDef): LiveOrderList {
  let view: LiveView | undefined
  /** Updates that have come since the search that is under way was sent; undefined while none is. */
  let arriving: Order[] | undefined
  let openId: number | undefined

  const list = createListStore<OrderRow, OrderFilters>(async (query, signal) => {
    const arrived: Order[] = []
    arriving = arrived
    onSearch?.(query)
    try {
      const page = await search(query, signal)
      signal.throwIfAborted()
      const meanwhile = newerThan(page.rows, arrived)
      const kept = openBeside(page.rows, query)
      view = viewOf(query, Math.max(page.perPage, page.rows.length))
      onAnswer?.(view, { page, meanwhile })
      const fresh = merge([...page.rows, ...kept], meanwhile, view)
      const rows = adopt(list.state.rows, fresh.orders)
      onOrders?.(fresh.orders)
      return { ...page, rows, total: page.total + fresh.totalChange }
    } finally {
      if (arriving === arrived) arriving = undefined
    }
  })

  /** The open order that new ones have pushed off a page loaded anew: something may be half typed in its detail. */
  function openBeside(rows: readonly Order[], query: Query<OrderFilters>): Order[] {
    if (JSON.stringify(view?.query) !== JSON.stringify(query) || rows.some(({ id }) => id === openId)) return []
    return list.state.rows.flatMap(({ id, order }) => (id === openId ? order : []))
  }

  function apply(updates: readonly Order[]): void {
    arriving?.push(...updates)
    if (!view || list.state.page === 0) return
    const rows = list.state.rows
    const { orders, totalChange } = merge(
      rows.map((row) => row.order),
      updates,
      { ...view, hasMore: list.state.total > rows.length, openId },
    )
    const next = adopt(rows, orders, true)
    if (next.length !== rows.length || next.some((row, index) => row !== rows[index])) list.patch(() => next)
    if (totalChange !== 0) list.state.total = Math.max(orders.length, list.state.total + totalChange)
    onOrders?.(orders)
    if (next.length < rows.length) refill(view)
  }

  /**
   * Orders have left, and the page has run half empty while the server has more for it: fetch them, but not on each order
   * that leaves. The last page is as short as it should be; once it is empty, the server says which page is the last.
   */
  function refill({ query, capacity }: LiveView): void {
    const { rows, total, status } = list.state
    const due = Math.min(capacity, total - (query.page - 1) * capacity)
    const isShort = rows.length < due / 2 || (rows.length === 0 && total > 0)
    if (status === 'ready' && isShort) void list.reload()
  }

  return {
    apply,
    keepOpen: (id) => {
      openId = id
    },
    store: {
      ...list,
      reset() {
        list.reset()
        view = undefined
        arriving = undefined
        onOrders?.([])
      },
    },
  }
}

/** Rows of known orders keep their proxies, so that an answer or an update renders only what it changed. */
function adopt(rows: readonly OrderRow[], orders: readonly Order[], isLive = false): OrderRow[] {
  const known = new Map(rows.map((row) => [row.id, row]))
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

function viewOf(query: Query<OrderFilters>, capacity: number): LiveView {
  const point = citiesEager
    .get()
    .value?.flatMap((city) => city.points)
    .find(({ value }) => value === query.pointId)
  return { query, capacity, pointName: point?.label }
}

/**
 * Of what was pushed while an answer was on its way, that which is newer. A longer history is the newer state; without
 * histories to compare, what was pushed counts as newer.
 */
export function newerThan(answered: readonly Order[], pushed: readonly Order[]): Order[] {
  return pushed.filter(({ id, statusesHistory }) => {
    const known = answered.find((order) => order.id === id)?.statusesHistory
    return known === undefined || statusesHistory === undefined || known.length <= statusesHistory.length
  })
}
