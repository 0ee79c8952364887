import { proxy, ref } from 'valtio'
import type { Order, OrderFilters } from '../../../api/orders'
import { type Attention, byUrgency, countAttention, needsAttention } from '../../../domain/ordersAttention'
import { filterBody, type Query } from '../../../lib/address'
import { everySecond, nowSecond } from '../../../lib/clock'
import { equal } from '../../../lib/equal'
import { isAbort } from '../../../lib/failure'
import type { Page } from '../../../lib/listStore'
import { liveState } from '../../../live/liveState'
import type { OrderBook, OrderChange } from '../../../live/orderBook/orderBook'
import type { OrderPage } from '../../../live/orderBook/orderPageShape'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import type { SearchResponse } from '../../../live/orderBook/pageRows'
import { type OrderFilter, orderComparator, orderFilter } from '../../../live/orderBook/selection'
import { byRisk, type KnownOrder, type KnownOrders, putOrder } from './knownOrders'
import { loadOtherPages, MAX_PAGES } from './otherPages'

/** The list itself comes first; its other pages are of no hurry. */
const BACKGROUND_DELAY_MS = 1000
const RETRY_MS = 30_000
/** Events may come in the wrong order: counts that they changed are read anew after this long. */
const RECOUNT_MS = 120_000

/** How much of the filter's orders the counts cover: the page, the first pages, or all. */
export type AttentionScope = 'page' | 'first' | 'all'

/** Which orders the table is to show in place of its page. */
export type AttentionView = {
  attention: Attention | undefined
  orderBy: string | undefined
  openId: number | undefined
}

export type AttentionState = {
  /** Null before the first response. */
  counts: Record<Attention, number> | null
  scope: AttentionScope
  /** The orders of the chosen count, the most urgent first. Replaced only when one enters, leaves or moves. */
  rows: OrderRow[]
}

type AttentionSources = {
  book: OrderBook
  page: OrderPage
  search: (query: Query<OrderFilters>, signal: AbortSignal) => Promise<Page<Order>>
}

const NO_VIEW: AttentionView = { attention: undefined, orderBy: undefined, openId: undefined }

/** The orders of the list's filter that need attention, on whatever page they are: a selection of the order book. */
export function createAttention({ book, page, search }: AttentionSources) {
  const state = proxy<AttentionState>({ counts: null, scope: 'page', rows: ref([]) })
  const followers = new Set<() => void>()
  const known: KnownOrders = new Map()
  let filter: OrderFilter | undefined
  let askedFilter: object | undefined
  let response: SearchResponse | undefined
  let isComplete = false
  /** Runs while the counts were changed by events alone since all pages were read. */
  let recount: ReturnType<typeof setTimeout> | undefined
  let run: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wanted = NO_VIEW

  function onSearch(query: Query<OrderFilters>): void {
    const asked = filterBody({ ...query, orderBy: undefined })
    if (equal(asked, askedFilter)) return
    forget()
    askedFilter = asked
    changed()
  }

  function onResponse(next: SearchResponse): void {
    response = next
    filter = orderFilter(next.query)
    // While the stream is down it is unknown which of the known orders have ended.
    if (isComplete && liveState.staleSince !== null) gatherAnew()
    put(next.rows)
    if (next.pageCount <= 1) {
      stopRun()
      complete('all', next.askedAt)
    }
    if (!isComplete && !run && !timer) schedule()
    changed()
  }

  function onChanges(changes: readonly OrderChange[]): void {
    if (!filter) return
    put(changes.map(({ row }) => row))
    if (changes.some(({ isLive }) => isLive)) recount ??= setTimeout(countAnew, RECOUNT_MS)
    changed()
  }

  function put(rows: readonly OrderRow[]): void {
    if (!filter) return
    for (const row of rows) putOrder(known, row, filter)
  }

  /** The old counts stand until all pages have been read anew. The list itself is reloaded by its page. */
  function gatherAnew(): void {
    stopRun()
    isComplete = false
  }

  function countAnew(): void {
    // What comes while pages are being read may be about one that was read before: it wants a round of its own.
    recount = run || timer ? setTimeout(countAnew, RECOUNT_MS) : undefined
    if (!recount) void loadOthers(false)
  }

  function schedule(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void loadOthers(true), wanted.attention ? 0 : BACKGROUND_DELAY_MS)
  }

  /** Reads the pages beside the list's own, or all of them where the list was read long ago. */
  async function loadOthers(isBesideList: boolean): Promise<void> {
    timer = undefined
    if (!response) return
    const mine = new AbortController()
    run = mine
    const { query, pageCount } = response
    const since = isBesideList ? response.askedAt : book.ask()
    const load = async (asked: Query<OrderFilters>): Promise<Page<Order>> => {
      const askedAt = book.ask()
      const page = await search(asked, mine.signal)
      mine.signal.throwIfAborted()
      put(book.learn(page.rows, askedAt))
      changed()
      return page
    }
    try {
      let end = await loadOtherPages({ load, query, pageCount, ...(isBesideList ? { skip: query.page } : {}) })
      // Orders that ended meanwhile have shifted others to pages already read: read once more, then stop.
      if (end.pageCount <= MAX_PAGES && confirmed(since) < (end.total ?? 0)) {
        end = await loadOtherPages({ load, query, pageCount: end.pageCount })
      }
      complete(end.pageCount > MAX_PAGES ? 'first' : 'all', since)
      changed()
    } catch (error) {
      if (mine.signal.aborted || isAbort(error)) return
      // Runs in the background, so a failure is not shown; the counts keep saying that they are of the page.
      timer = setTimeout(() => void loadOthers(isBesideList), RETRY_MS)
    } finally {
      if (run === mine) run = undefined
    }
  }

  const confirmed = (since: number): number => [...known.keys()].filter((id) => book.isConfirmed(id, since)).length

  /** Orders that neither a page nor an event has confirmed since then are gone. */
  function complete(scope: AttentionScope, since: number): void {
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

  function stopRecount(): void {
    clearTimeout(recount)
    recount = undefined
  }

  function forget(): void {
    stopRun()
    known.clear()
    filter = undefined
    response = undefined
    isComplete = false
    stopRecount()
    state.scope = 'page'
  }

  function changed(): void {
    show()
    for (const listener of followers) listener()
  }

  /** Brings counts and rows up to date; only what has changed is written. */
  function show(): void {
    const now = nowSecond()
    const counts = filter ? countAttention(known.values(), now) : null
    if (!equal(counts, state.counts)) state.counts = counts
    const rows = chosen(now)
    const last = state.rows
    if (rows.length !== last.length || rows.some((row, index) => row !== last[index])) state.rows = ref(rows)
  }

  function chosen(now: number): OrderRow[] {
    const { attention, orderBy, openId } = wanted
    if (!attention) return []
    const compare = orderBy === undefined ? undefined : orderComparator(orderBy)
    const isShown = (id: number) => state.rows.some((row) => row.id === id)
    return [...known.values()]
      .filter((order) => needsAttention(order, attention, now) || (order.id === openId && isShown(openId)))
      .sort(compare ? (a, b) => compare(a.row.order, b.row.order) : (a, b) => byRisk(a, b, now) || byUrgency(a, b))
      .map(({ row }) => row)
  }

  return {
    state,
    /** Counts until the returned function is called: from the list's responses, its other pages, the stream and the clock. */
    start(): () => void {
      const stops = [
        page.followSearches({ onSearch, onResponse }),
        book.follow({ onChanges, onReconnect: gatherAnew }),
        everySecond(show),
      ]
      return () => {
        for (const stop of stops) stop()
        forget()
        askedFilter = undefined
        wanted = NO_VIEW
        changed()
      }
    },
    /** Says which orders the table shows; an open one stays in it until it is closed, however its deadlines move. */
    view(view: AttentionView): void {
      wanted = view
      if (view.attention && timer && !isComplete) schedule()
      show()
    },
    /** All known orders of the filter with the moments that decide about them, in no particular order. */
    known: (): Iterable<KnownOrder> => known.values(),
    /** Calls the listener after each change of what is known. */
    followKnown(listener: () => void): () => void {
      followers.add(listener)
      return () => followers.delete(listener)
    },
  }
}
