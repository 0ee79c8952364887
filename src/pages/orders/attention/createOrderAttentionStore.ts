import { proxy, ref } from 'valtio'
import type { Order, OrderFilters } from '../../../api/orders'
import {
  compareByUrgency,
  countOrdersByAttention,
  type OrderAttentionKind,
  orderNeedsAttention,
} from '../../../domain/ordersAttention'
import { everySecond, nowSecond } from '../../../lib/clock'
import { deepEqual } from '../../../lib/deepEqual'
import { isAbortError } from '../../../lib/failure'
import { filtersToBody, type ListQuery } from '../../../lib/listQuery'
import type { RowsPage } from '../../../lib/listStore'
import { liveState } from '../../../live/liveState'
import type { OrderBook, OrderChange } from '../../../live/orderBook/orderBook'
import { createOrderComparator, createOrderCriteria, type OrderCriteria } from '../../../live/orderBook/orderCriteria'
import type { OrderListModel } from '../../../live/orderBook/orderListModelTypes'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { confirmedOrders, type OrderSearchResponse } from '../../../live/orderBook/pageRows'
import { type CountedOrder, type CountedOrderMap, compareByDelay, syncCountedOrder } from './countedOrders'
import { loadOtherOrderPages, MAX_BACKGROUND_ORDER_PAGES } from './loadOtherOrderPages'

const BACKGROUND_DELAY_MS = 1000
const RETRY_MS = 30_000
/** Events may arrive out of order, so all orders are loaded and counted again this long after an event. */
const RECOUNT_MS = 120_000

/**
 * Pages whose orders are counted. `page`: the current page, until the others are loaded. `first`: the first `MAX_BACKGROUND_ORDER_PAGES`
 * pages of a filter that has more. `all`: all pages of the filter.
 */
export type CountedOrderPages = 'page' | 'first' | 'all'

type AttentionView = {
  attention: OrderAttentionKind | undefined
  orderBy: string | undefined
  openId: number | undefined
}

type AttentionState = {
  counts: Record<OrderAttentionKind, number> | null
  scope: CountedOrderPages
  rows: OrderRow[]
}

type AttentionSources = {
  book: OrderBook
  page: OrderListModel
  search: (query: ListQuery<OrderFilters>, signal: AbortSignal) => Promise<RowsPage<Order>>
}

const NO_VIEW: AttentionView = { attention: undefined, orderBy: undefined, openId: undefined }

export function createOrderAttentionStore({ book, page, search }: AttentionSources) {
  const state = proxy<AttentionState>({ counts: null, scope: 'page', rows: ref([]) })
  const followers = new Set<() => void>()
  const known: CountedOrderMap = new Map()
  const confirmedByResponse = new Map<OrderRow, Order>()
  let criteria: OrderCriteria | undefined
  let requestedFilter: object | undefined
  let response: OrderSearchResponse | undefined
  let isComplete = false
  let recount: ReturnType<typeof setTimeout> | undefined
  let run: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wanted = NO_VIEW

  function onSearch(query: ListQuery<OrderFilters>): void {
    const requested = filtersToBody({ ...query, orderBy: undefined })
    if (deepEqual(requested, requestedFilter)) return
    forget()
    requestedFilter = requested
    changed()
  }

  function onResponse(next: OrderSearchResponse): void {
    response = next
    criteria = createOrderCriteria(next.query)
    // The counts come from all pages of the list and from live events. While the stream is down there are no events, so load all pages
    // again after each response of the shown page.
    if (isComplete && liveState.staleSince !== null) restartCollecting()
    putResponse(next.rows, next.confirmed)
    if (next.pageCount <= 1) {
      stopRun()
      complete('all', next.requestTick)
    }
    if (!isComplete && !run && !timer) schedule()
    changed()
  }

  function onChanges(changes: readonly OrderChange[]): void {
    if (!criteria) return
    put(changes.map(({ row }) => row))
    if (changes.some(({ isLive }) => isLive)) recount ??= setTimeout(recountPages, RECOUNT_MS)
    changed()
  }

  function put(rows: readonly OrderRow[]): void {
    if (!criteria) return
    for (const row of rows) syncCountedOrder(known, row, criteria, confirmedByResponse.get(row))
  }

  function putResponse(rows: readonly OrderRow[], confirmed: ReadonlyMap<OrderRow, Order>): void {
    for (const [row, order] of confirmed) confirmedByResponse.set(row, order)
    put(rows)
  }

  function restartCollecting(): void {
    stopRun()
    isComplete = false
  }

  function recountPages(): void {
    // While pages of orders are loading, postpone the recount instead of dropping it: an event may concern an order on a page that was
    // already read.
    recount = run || timer ? setTimeout(recountPages, RECOUNT_MS) : undefined
    if (!recount) void loadOthers(false)
  }

  function schedule(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void loadOthers(true), wanted.attention ? 0 : BACKGROUND_DELAY_MS)
  }

  async function loadOthers(isSplitList: boolean): Promise<void> {
    timer = undefined
    if (!response) return
    const mine = new AbortController()
    run = mine
    const { query, pageCount } = response
    const since = isSplitList ? response.requestTick : book.startRequest()
    const load = async (requested: ListQuery<OrderFilters>): Promise<RowsPage<Order>> => {
      const requestTick = book.startRequest()
      const page = await search(requested, mine.signal)
      mine.signal.throwIfAborted()
      const rows = book.storeOrders(page.rows, requestTick)
      putResponse(rows, confirmedOrders(rows, page.rows))
      changed()
      return page
    }
    try {
      let end = await loadOtherOrderPages({ load, query, pageCount, ...(isSplitList ? { skip: query.page } : {}) })
      // An order that ended during the load has moved other orders to pages that were already read, so read all pages
      // once more. Do not repeat the load again, because frequent changes would cause endless requests.
      if (end.pageCount <= MAX_BACKGROUND_ORDER_PAGES && confirmed(since) < (end.total ?? 0)) {
        end = await loadOtherOrderPages({ load, query, pageCount: end.pageCount })
      }
      complete(end.pageCount > MAX_BACKGROUND_ORDER_PAGES ? 'first' : 'all', since)
      changed()
    } catch (error) {
      if (mine.signal.aborted || isAbortError(error)) return
      // The user did not start this load, so do not show its failure; retry later.
      timer = setTimeout(() => void loadOthers(isSplitList), RETRY_MS)
    } finally {
      if (run === mine) run = undefined
    }
  }

  const confirmed = (since: number): number => [...known.keys()].filter((id) => book.isConfirmed(id, since)).length

  function complete(scope: CountedOrderPages, since: number): void {
    for (const id of known.keys()) if (!book.isConfirmed(id, since)) known.delete(id)
    isComplete = true
    state.scope = scope
  }

  function stopRun(): void {
    run?.abort()
    run = undefined
    clearTimeout(timer)
    timer = undefined
  }

  function forget(): void {
    stopRun()
    known.clear()
    confirmedByResponse.clear()
    criteria = undefined
    response = undefined
    isComplete = false
    clearTimeout(recount)
    recount = undefined
    state.scope = 'page'
  }

  function changed(): void {
    show()
    for (const listener of followers) listener()
  }

  function show(): void {
    const now = nowSecond()
    const counts = criteria ? countOrdersByAttention(known.values(), now) : null
    if (!deepEqual(counts, state.counts)) state.counts = counts
    const rows = chosen(now)
    const last = state.rows
    if (rows.length !== last.length || rows.some((row, index) => row !== last[index])) state.rows = ref(rows)
  }

  function chosen(now: number): OrderRow[] {
    const { attention, orderBy, openId } = wanted
    if (!attention) return []
    const compare = orderBy === undefined ? undefined : createOrderComparator(orderBy)
    const isShown = (id: number) => state.rows.some((row) => row.id === id)
    return [...known.values()]
      .filter((order) => orderNeedsAttention(order, attention, now) || (order.id === openId && isShown(openId)))
      .sort(
        compare
          ? (a, b) => compare(a.row.order, b.row.order)
          : (a, b) => compareByDelay(a, b, now) || compareByUrgency(a, b),
      )
      .map(({ row }) => row)
  }

  return {
    state,
    start(): () => void {
      const stops = [
        page.followSearches({ onSearch, onResponse }),
        book.follow({ onChanges, onReconnect: restartCollecting }),
        everySecond(show),
      ]
      return () => {
        for (const stop of stops) stop()
        forget()
        requestedFilter = undefined
        wanted = NO_VIEW
        changed()
      }
    },
    /**
     * Sets which orders that need attention the table shows: late, soon late or without a courier. The open order
     * remains in the table until the user closes it, even if it no longer needs attention.
     */
    view(view: AttentionView): void {
      wanted = view
      if (view.attention && timer && !isComplete) schedule()
      show()
    },
    known: (): Iterable<CountedOrder> => known.values(),
    followKnown(listener: () => void): () => void {
      followers.add(listener)
      return () => followers.delete(listener)
    },
  }
}
