import { proxy, ref } from 'valtio'
import type { Order, OrderFilters } from '../../../api/orders'
import { type Attention, byUrgency, countAttention, needsAttention } from '../../../domain/ordersAttention'
import { filterBody, type Query } from '../../../lib/address'
import { everySecond, nowSecond } from '../../../lib/clock'
import { isAbort } from '../../../lib/failure'
import { liveState } from '../../../live/liveState'
import { followOrders } from '../../../live/orderEvents'
import { newerThan, type SearchAnswer } from '../live/liveOrderList'
import { type LiveView, orderComparator } from '../live/liveRules'
import { createRow, type OrderRow, updateRow } from '../live/orderRow'
import { followSearches } from '../live/ordersStore'
import { applyUpdate, type KnownOrder, type KnownOrders, putOrder } from './knownOrders'
import { loadOtherPages, MAX_PAGES } from './otherPages'

/** The list itself comes first; its other pages are of no hurry. */
export const BACKGROUND_DELAY_MS = 4000
const RETRY_MS = 30_000

/** How much of the filter's orders the counts speak of: the page, the first pages, or all. */
export type AttentionScope = 'page' | 'first' | 'all'

/** Which orders the table is to show in place of its page. */
export type AttentionView = {
  attention: Attention | undefined
  orderBy: string | undefined
  openId: number | undefined
}

/** Orders of the filter that need attention, on whatever page they are. */
export const attentionState = proxy<{
  /** Null before the first answer. */
  counts: Record<Attention, number> | null
  scope: AttentionScope
  /** The orders of the chosen count, the most urgent first. Replaced only when one enters, leaves or moves. */
  rows: OrderRow[]
}>({ counts: null, scope: 'page', rows: ref([]) })

const NO_VIEW: AttentionView = { attention: undefined, orderBy: undefined, openId: undefined }

let known: KnownOrders = new Map()
/** What is being gathered; another map than `known` while the old counts stand until all is loaded anew. */
let gathered: KnownOrders = known
let filter: string | undefined
let answered: { view: LiveView; pageCount: number } | undefined
/** Updates that arrived while another page of the list was asked for: the answer may be older than they are. */
let pageMeanwhile: Order[] | undefined
let isComplete = false
let run: AbortController | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let wanted = NO_VIEW
let shown = new Map<number, { row: OrderRow; order: Order }>()
const followers = new Set<() => void>()

/** Counts until the returned function is called: from the list's own answers, its other pages, the stream and the clock. */
export function startAttention(): () => void {
  const stops = [
    followSearches({ onSearch, onAnswer }),
    followOrders({ onOrders: applyToAttention, onReconnect: gatherAnew }),
    everySecond(() => show(false)),
  ]
  return () => {
    for (const stop of stops) stop()
    forget()
    filter = undefined
    wanted = NO_VIEW
    changed(false)
  }
}

/** Says which orders the table shows; an open one stays in it until it is closed, however its deadlines move. */
export function viewAttention(view: AttentionView): void {
  wanted = view
  if (view.attention && timer && !isComplete) schedule()
  show(false)
}

/** Takes pushed orders, or one that was loaded for its detail. */
export function applyToAttention(updates: Order[]): void {
  pageMeanwhile?.push(...updates)
  if (!answered) return
  for (const update of updates) take(update, applyUpdate, answered.view)
  changed(true)
}

/** All orders of the filter that are known, in no particular order. */
export const knownOrders = (): Order[] => [...known.values()].map(({ order }) => order)

/** They with the moments that decide about them. */
export const knownMoments = (): Iterable<KnownOrder> => known.values()

/** Told after each change of what is known. */
export function followKnown(listener: () => void): () => void {
  followers.add(listener)
  return () => followers.delete(listener)
}

function onSearch(query: Query<OrderFilters>): void {
  const asked = JSON.stringify(filterBody({ ...query, orderBy: undefined }))
  if (asked !== filter) {
    forget()
    filter = asked
    changed(false)
  }
}

function onAnswer(view: LiveView, { page, meanwhile }: SearchAnswer): void {
  const { rows, pageCount } = page
  answered = { view, pageCount }
  // While the stream is down nobody tells which of the known orders have ended.
  if (isComplete && liveState.staleSince !== null) gatherAnew()
  if (pageCount <= 1) {
    stopRun()
    gathered = new Map()
    complete('all')
  }
  takePage(rows, meanwhile, view)
  if (!isComplete && !run && !timer) schedule()
  changed(false)
}

/** Events were missed: the old counts stand until all pages have been read anew. The list itself is reloaded by its page. */
function gatherAnew(): void {
  stopRun()
  isComplete = false
  gathered = new Map()
}

function schedule(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void loadOthers(), wanted.attention ? 0 : BACKGROUND_DELAY_MS)
}

async function loadOthers(): Promise<void> {
  timer = undefined
  if (!answered) return
  const mine = new AbortController()
  run = mine
  const { view, pageCount } = answered
  const pages = {
    query: view.query,
    onRequest: () => {
      pageMeanwhile = []
    },
    onPage: (orders: Order[]) => {
      takePage(orders, newerThan(orders, pageMeanwhile ?? []), view)
      changed(false)
    },
    signal: mine.signal,
  }
  try {
    let end = await loadOtherPages({ ...pages, pageCount, skip: view.query.page })
    // Orders that ended meanwhile have drawn others to pages that had been read: once more, then it must do.
    if (end.pageCount <= MAX_PAGES && gathered.size < (end.total ?? 0)) end = await loadOtherPages({ ...pages, ...end })
    complete(end.pageCount > MAX_PAGES ? 'first' : 'all')
    changed(false)
  } catch (error) {
    if (mine.signal.aborted || isAbort(error)) return
    // Nobody asked for it, so nobody is told; the counts go on saying that they are of the page.
    timer = setTimeout(() => void loadOthers(), RETRY_MS)
  } finally {
    if (run === mine) stopReading()
  }
}

function takePage(orders: readonly Order[], meanwhile: readonly Order[], view: LiveView): void {
  for (const order of orders) take(order, putOrder, view)
  for (const update of meanwhile) take(update, applyUpdate, view)
}

function take(order: Order, how: (known: KnownOrders, order: Order, view: LiveView) => void, view: LiveView): void {
  how(known, order, view)
  if (gathered !== known) how(gathered, order, view)
}

function stopReading(): void {
  run = undefined
  pageMeanwhile = undefined
}

function stopRun(): void {
  run?.abort()
  stopReading()
  clearTimeout(timer)
  timer = undefined
}

function complete(scope: AttentionScope): void {
  known = gathered
  isComplete = true
  attentionState.scope = scope
}

function forget(): void {
  stopRun()
  known = new Map()
  gathered = known
  answered = undefined
  isComplete = false
  attentionState.scope = 'page'
}

function changed(isLive: boolean): void {
  show(isLive)
  for (const listener of followers) listener()
}

/** Brings counts and rows up to date; only what has changed is written. */
function show(isLive: boolean): void {
  const now = nowSecond()
  const counts = answered ? countAttention(known.values(), now) : null
  if (JSON.stringify(counts) !== JSON.stringify(attentionState.counts)) attentionState.counts = counts
  showRows(chosenOrders(now), isLive)
}

function chosenOrders(now: number): KnownOrder[] {
  const { attention, orderBy, openId } = wanted
  if (!attention) return []
  const compare = orderBy === undefined ? undefined : orderComparator(orderBy)
  return [...known.values()]
    .filter((order) => needsAttention(order, attention, now) || (order.id === openId && shown.has(openId)))
    .sort(compare ? (a, b) => compare(a.order, b.order) : byUrgency)
}

function showRows(orders: KnownOrder[], isLive: boolean): void {
  const next = new Map<number, { row: OrderRow; order: Order }>()
  for (const { id, order } of orders) {
    const before = shown.get(id)
    if (before && before.order !== order) {
      updateRow(before.row, order)
      if (isLive) before.row.changes++
    }
    next.set(id, { row: before?.row ?? createRow(order, 0), order })
  }
  shown = next
  const rows = [...next.values()].map(({ row }) => row)
  const last = attentionState.rows
  if (rows.length !== last.length || rows.some((row, index) => row !== last[index])) attentionState.rows = ref(rows)
}
