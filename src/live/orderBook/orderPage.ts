import { proxy } from 'valtio'
import type { Order, OrderFilters } from '../../api/orders'
import type { Query } from '../../lib/address'
import { equal } from '../../lib/equal'
import { createListStore, type Page } from '../../lib/listStore'
import { createEarlySearch } from './earlySearch'
import type { OrderChange } from './orderBook'
import type { OrderPage, OrderPageDef } from './orderPageShape'
import type { OrderRow } from './orderRow'
import { countByStatus, holdsSame, isEntering, missingIn, placed, tells, totalChange } from './pageRows'
import { createResync } from './resync'
import { createSearchNews } from './searchNews'
import { type OrderFilter, orderComparator, orderFilter, pageCapacity } from './selection'

/** New orders that wait while the table is being used enter after this long at the latest (contract). */
export const MAX_WAIT_MS = 30_000
/** A pointer that has been still for this long is not on its way to a row. */
export const REST_MS = 2000

type View = OrderFilter & { capacity: number }

/** One page of a server's list as a selection of the order book. */
export function createOrderPage({ book, search, counts, stays, takesNew }: OrderPageDef): OrderPage {
  const live = proxy<OrderPage['live']>({ byStatus: {}, waiting: 0, gone: [] })
  const loaded = proxy<OrderPage['loaded']>({ at: null })
  const news = createSearchNews()
  /** The rows of the last response in the state that it told. */
  let toldByResponse = new Map<OrderRow, Order>()
  /** The highest id of that response. */
  let newestListed = 0
  let view: View | undefined
  /** What the page holds, in order; the table lags behind it while new orders wait. */
  let selected: OrderRow[] = []
  /** The table's rows before its present ones, of the same query: a table that is behind still shows them. */
  let shownBefore: OrderRow[] = []
  let meanwhile: OrderChange[] | undefined
  let openId: number | undefined
  let isHeld = (): boolean => false
  let isMoving = (): boolean => false
  let isLearning = false
  let waitingTimer: ReturnType<typeof setTimeout> | undefined

  const list = createListStore<OrderRow, OrderFilters>(async (query, signal) => {
    const wasQuiet = resync.begin()
    const taken = early.take(query)
    if (taken) signal.addEventListener('abort', taken.cancel)
    const { askedAt, sentAt, response: asked } = taken ?? { askedAt: book.ask(), sentAt: Date.now() }
    const arrived = taken?.arrived ?? []
    meanwhile = arrived
    news.onSearch(query)
    try {
      const response = await (asked ?? search(query, signal))
      signal.throwIfAborted()
      loaded.at = sentAt
      return take(query, askedAt, response, arrived, wasQuiet)
    } catch (error) {
      if (wasQuiet && !signal.aborted) resync.soon()
      throw error
    } finally {
      if (meanwhile === arrived) meanwhile = undefined
    }
  })

  const resync = createResync(
    () => list,
    () => meanwhile !== undefined,
  )
  const follower = { onChanges, onReconnect: () => resync.afterOutage() }
  const early = createEarlySearch(book, search, follower)

  function take(
    query: Query<OrderFilters>,
    askedAt: number,
    response: Page<Order>,
    arrived: OrderChange[],
    wasQuiet: boolean,
  ): Page<OrderRow> {
    const isSame = equal(view?.query, query)
    const open = isSame ? selected.filter(({ id }) => id === openId) : []
    const next = { ...orderFilter(query), capacity: pageCapacity(response) }
    view = next
    isLearning = true
    const rows = book.learn(response.rows, askedAt)
    isLearning = false
    news.onResponse({ query, askedAt, rows, pageCount: response.pageCount })
    // What was pushed while the response was on its way is newer than the response.
    const pushed = new Set(arrived.map(({ row }) => row))
    // So is what the book has not let a response that lags behind replace.
    const isTold = (row: OrderRow, place: number) => !pushed.has(row) && tells(response.rows[place], row.order)
    toldByResponse = new Map(rows.flatMap((row, place) => (isTold(row, place) ? [[row, row.order]] : [])))
    newestListed = Math.max(0, ...rows.map(({ id }) => id))
    const kept = rows.filter((row) => remains(row, next))
    const came = arrived.filter(({ row, isNew }) => isNew && !rows.includes(row) && counts(row.order, next))
    selected = inserted([...kept, ...open.filter((row) => !kept.includes(row))], entering(arrived, rows))
    if (arrived.length > 0) resync.soon()
    const total = response.total - (rows.length - kept.length) + new Set(came.map(({ row }) => row)).size
    const shown = isSame && wasQuiet ? shownRows(false) : selected
    show(selected, shown)
    // Each row follows its order by itself: a table that is handed the same rows again need not render.
    const { rows: before } = list.state
    const isUnchanged = holdsSame(before, shown)
    if (!isUnchanged) shownBefore = isSame ? before : []
    return { ...response, rows: isUnchanged ? before : shown, total }
  }

  function onChanges(changes: readonly OrderChange[]): void {
    // Changes made by the page's own response did not arrive while it was on its way.
    if (isLearning) return
    meanwhile?.push(...changes)
    if (!view || list.state.page === 0) return
    const { total } = list.state
    const next = changes.reduce(
      (sum, change) => sum + totalChange(change, (order) => counts(order, view as View)),
      total,
    )
    if (next !== total) list.state.total = Math.max(0, next)
    const known = new Set(selected)
    selected = inserted(
      selected.filter((row) => row.id === openId || remains(row, view as View)),
      entering(changes, selected),
    )
    publish(false)
    if (next !== total || changes.some(({ before, isLive }) => isLive && !before)) resync.soon()
    if (selected.length < known.size) refill(view)
  }

  /** An order that a search has found stays on its page whatever its fields say; only a later change removes it. */
  function remains(row: OrderRow, filter: OrderFilter): boolean {
    return toldByResponse.get(row) === row.order || stays(row.order, filter)
  }

  /** Those beside `rows` that a change brings into the list. */
  function entering(changes: readonly OrderChange[], rows: readonly OrderRow[]): OrderRow[] {
    const filter = view
    if (!filter) return []
    const place = {
      counts: (order: Order) => counts(order, filter),
      newestListed,
      hasRoom: rows.length < filter.capacity,
    }
    return changes.flatMap((change) => (!rows.includes(change.row) && isEntering(change, place) ? change.row : []))
  }

  /** Puts rows into their places on the first page; rows that stay do not move, and later pages take nothing. */
  function inserted(rows: OrderRow[], candidates: readonly OrderRow[]): OrderRow[] {
    const filter = view
    if (!takesNew || !filter || filter.query.page !== 1 || candidates.length === 0) return rows
    const compare = orderComparator(filter.query.orderBy)
    let next = rows
    for (const row of candidates) {
      if (!next.includes(row) && counts(row.order, filter)) next = placed(next, row, compare)
    }
    // The open order is not pushed off its page, but what a link opens from a later page does not come to this one.
    return next.filter((row, place) => place < filter.capacity || (row.id === openId && rows.includes(row)))
  }

  function shownRows(force: boolean): OrderRow[] {
    const before = list.state.rows
    const isUsed = !force && !holdsSame(before, selected) && before.length > 0 && isHeld()
    return isUsed ? before : selected
  }

  function publish(force: boolean): void {
    const rows = list.state.rows
    const next = shownRows(force)
    if (!holdsSame(rows, next)) {
      shownBefore = rows
      list.patch(() => next)
    }
    show(selected, next)
  }

  function press(row: OrderRow): void {
    const isThere = list.state.rows.includes(row)
    if (!view || (!isThere && !shownBefore.includes(row))) return
    if (!selected.includes(row)) selected = placed(selected, row, orderComparator(view.query.orderBy))
    // The table is behind: what was seen around the row stays, and what has come waits.
    if (!isThere) list.patch(() => shownBefore)
    show(selected, list.state.rows)
  }

  /** Tiles and counter include what waits. */
  function show(page: readonly OrderRow[], shown: readonly OrderRow[]): void {
    // The open order stays in sight when it has left the list.
    const byStatus = countByStatus(page.filter((row) => !view || remains(row, view)))
    if (!equal(byStatus, live.byStatus)) live.byStatus = byStatus
    const isSame = page === shown
    const waiting = isSame ? 0 : missingIn(shown, page).length
    if (waiting !== live.waiting) live.waiting = waiting
    const gone = isSame ? [] : missingIn(page, shown).map(({ id }) => id)
    if (!equal(gone, live.gone)) live.gone = gone
    if (waiting === 0 && gone.length === 0) {
      clearTimeout(waitingTimer)
      waitingTimer = undefined
    } else waitingTimer ??= setTimeout(enterAtRest, MAX_WAIT_MS)
  }

  /** Not while a pointer moves towards a row: its click would hit another one. */
  function enterAtRest(): void {
    waitingTimer = isMoving() ? setTimeout(enterAtRest, REST_MS) : undefined
    if (waitingTimer === undefined) publish(true)
  }

  /** Orders have left and the page has run half empty while the server has more for it; an empty last page asks which is the last. */
  function refill({ query, capacity }: View): void {
    const due = Math.min(capacity, list.state.total - (query.page - 1) * capacity)
    if (selected.length < due / 2 || (selected.length === 0 && list.state.total > 0)) resync.now()
  }

  function rest(): void {
    list.rest()
    early.drop()
    news.forget()
    resync.stop()
    clearTimeout(waitingTimer)
    waitingTimer = undefined
  }

  return {
    live,
    loaded,
    store: {
      ...list,
      rest,
      reset() {
        rest()
        list.reset()
        view = undefined
        meanwhile = undefined
        selected = []
        shownBefore = []
        loaded.at = null
        show([], [])
      },
    },
    askEarly: early.ask,
    dropEarly: early.drop,
    earlyResponse: early.awaited,
    openEarly: (query) => {
      const taken = early.take(query, true)
      if (!taken?.page) return
      loaded.at = taken.sentAt
      news.onSearch(query)
      list.open(query, take(query, taken.askedAt, taken.page, taken.arrived, false), taken.sentAt)
    },
    start: () => {
      const stop = book.follow(follower)
      early.release()
      return stop
    },
    keepOpen: (id) => {
      openId = id
      const filter = view
      if (!filter) return
      selected = selected.filter((row) => row.id === openId || remains(row, filter))
      const seen = list.state.rows.find((row) => row.id === id)
      if (seen) press(seen)
      publish(false)
    },
    press,
    holdWhile(next, moving = () => false) {
      isHeld = next
      isMoving = moving
      return () => {
        isHeld = () => false
        isMoving = () => false
        publish(true)
      }
    },
    enter: (force = false) => {
      if (live.waiting > 0 || live.gone.length > 0) publish(force)
    },
    followSearches: news.follow,
  }
}
