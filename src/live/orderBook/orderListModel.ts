import { proxy } from 'valtio'
import type { Order, OrderFilters } from '../../api/orders'
import { deepEqual } from '../../lib/deepEqual'
import type { ListQuery } from '../../lib/listQuery'
import { createListStore, type RowsPage } from '../../lib/listStore'
import type { OrderChange } from './orderBook'
import { createOrderComparator, createOrderCriteria, type OrderCriteria, rowsPerPage } from './orderCriteria'
import type { OrderListModel, OrderListModelDef } from './orderListModelTypes'
import { createOrderListResync } from './orderListResync'
import type { OrderRow } from './orderRow'
import { createOrderSearchEvents } from './orderSearchEvents'
import { createOrderSearchPrefetch } from './orderSearchPrefetch'
import {
  confirmedOrders,
  countOrdersByStatus,
  hasSameRows,
  insertOrderSorted,
  isStillConfirmed,
  listTotalChange,
  rowsMissingFrom,
  shouldAddOrderToPage,
} from './pageRows'

/** After this time new orders enter the table even while the user works in it (contract), but only when the pointer rests. */
const MAX_NEW_ORDER_WAIT_MS = 30_000
/** If the pointer has not moved for this long, the user is not about to click a row. */
export const POINTER_IDLE_MS = 2000

type View = OrderCriteria & { capacity: number }

export function createOrderListModel({
  book,
  search,
  counts,
  keepsRow,
  addsNewOrders,
}: OrderListModelDef): OrderListModel {
  const live = proxy<OrderListModel['live']>({ byStatus: {}, waiting: 0, gone: [] })
  const loaded = proxy<OrderListModel['loaded']>({ at: null })
  const searchEvents = createOrderSearchEvents()
  let confirmedByResponse = new Map<OrderRow, Order>()
  let newestListed = 0
  let view: View | undefined
  /** Rows that match the filter now. While the user works in the table, it may still show outdated rows. */
  let selected: OrderRow[] = []
  /** Rows before the last update. A table that has not re-rendered yet still shows them. */
  let shownBefore: OrderRow[] = []
  let changesDuringSearch: OrderChange[] | undefined
  let openId: number | undefined
  let isHeld = (): boolean => false
  let isMoving = (): boolean => false
  let isStoringResponse = false
  let waitingTimer: ReturnType<typeof setTimeout> | undefined

  const list = createListStore<OrderRow, OrderFilters>(async (query, signal) => {
    const isResync = resync.begin()
    const taken = prefetch.take(query)
    if (taken) signal.addEventListener('abort', taken.cancel)
    const { requestTick, sentAt, response: pending } = taken ?? { requestTick: book.startRequest(), sentAt: Date.now() }
    const arrived = taken?.arrived ?? []
    changesDuringSearch = arrived
    searchEvents.onSearch(query)
    try {
      const response = await (pending ?? search(query, signal))
      signal.throwIfAborted()
      loaded.at = sentAt
      return take(query, requestTick, response, arrived, isResync)
    } catch (error) {
      if (isResync && !signal.aborted) resync.soon()
      throw error
    } finally {
      if (changesDuringSearch === arrived) changesDuringSearch = undefined
    }
  })

  const resync = createOrderListResync(
    () => list,
    () => changesDuringSearch !== undefined,
  )
  const follower = { onChanges, onReconnect: () => resync.afterOutage() }
  const prefetch = createOrderSearchPrefetch(book, search, follower)

  function take(
    query: ListQuery<OrderFilters>,
    requestTick: number,
    response: RowsPage<Order>,
    arrived: OrderChange[],
    isResync: boolean,
  ): RowsPage<OrderRow> {
    const isSame = deepEqual(view?.query, query)
    const open = isSame ? selected.filter(({ id }) => id === openId) : []
    const next = { ...createOrderCriteria(query), capacity: rowsPerPage(response) }
    view = next
    isStoringResponse = true
    const rows = book.storeOrders(response.rows, requestTick)
    isStoringResponse = false
    confirmedByResponse = confirmedOrders(rows, response.rows)
    // If an event about an order arrived after the request was sent, the order in the response may be outdated. So the response does not
    // prove that the order still belongs to the page.
    for (const { row } of arrived) confirmedByResponse.delete(row)
    const { pageCount } = response
    searchEvents.onResponse({ query, requestTick, rows, confirmed: confirmedByResponse, pageCount })
    newestListed = Math.max(0, ...rows.map(({ id }) => id))
    const remaining = rows.filter((row) => remains(row, next))
    const added = arrived.filter(({ row, isNew }) => isNew && !rows.includes(row) && counts(row.order, next))
    selected = inserted(
      [...remaining, ...open.filter((row) => !remaining.includes(row))],
      entering(arrived, rows, next),
      next,
    )
    if (arrived.length > 0) resync.soon()
    const total = response.total - (rows.length - remaining.length) + new Set(added.map(({ row }) => row)).size
    const shown = isSame && isResync ? shownRows(false) : selected
    show(selected, shown)
    // If the rows have not changed, return the previous array, so that the table does not re-render. The cells subscribe to the orders and
    // update by themselves.
    const { rows: before } = list.state
    const isUnchanged = hasSameRows(before, shown)
    if (!isUnchanged) shownBefore = isSame ? before : []
    return { ...response, rows: isUnchanged ? before : shown, total }
  }

  function onChanges(changes: readonly OrderChange[]): void {
    // This listener is also called when the list stores the response of its own request. Ignore that call: `take` updates the list from the
    // response.
    if (isStoringResponse) return
    changesDuringSearch?.push(...changes)
    const filter = view
    if (!filter || list.state.page === 0) return
    const { total } = list.state
    const next = changes.reduce((sum, change) => sum + listTotalChange(change, (order) => counts(order, filter)), total)
    if (next !== total) list.state.total = Math.max(0, next)
    const rowCount = selected.length
    selected = inserted(remainingOf(selected, filter), entering(changes, selected, filter), filter)
    publish(false)
    if (next !== total || changes.some(({ before, isLive }) => isLive && !before)) resync.soon()
    if (selected.length < rowCount) refill(filter)
  }

  /**
   * Decides if an order stays on the page. An order from the server's response stays even if the console's own filter excludes it; after
   * its next change the order must match the filter.
   */
  function remains(row: OrderRow, criteria: OrderCriteria): boolean {
    return isStillConfirmed(confirmedByResponse.get(row), row.order) || keepsRow(row.order, criteria)
  }

  const remainingOf = (rows: readonly OrderRow[], criteria: OrderCriteria): OrderRow[] =>
    rows.filter((row) => row.id === openId || remains(row, criteria))

  function entering(changes: readonly OrderChange[], rows: readonly OrderRow[], filter: View): OrderRow[] {
    const place = {
      counts: (order: Order) => counts(order, filter),
      newestListed,
      hasRoom: rows.length < filter.capacity,
    }
    return changes.flatMap((change) =>
      !rows.includes(change.row) && shouldAddOrderToPage(change, place) ? change.row : [],
    )
  }

  function inserted(rows: OrderRow[], candidates: readonly OrderRow[], filter: View): OrderRow[] {
    if (!addsNewOrders || filter.query.page !== 1 || candidates.length === 0) return rows
    const compare = createOrderComparator(filter.query.orderBy)
    let next = rows
    for (const row of candidates) {
      if (!next.includes(row) && counts(row.order, filter)) next = insertOrderSorted(next, row, compare)
    }
    // If the open order is on the page, it remains there even beyond the page's capacity. If it is not on the page, it is not added.
    return next.filter((row, index) => index < filter.capacity || (row.id === openId && rows.includes(row)))
  }

  function shownRows(force: boolean): OrderRow[] {
    const before = list.state.rows
    const isUsed = !force && !hasSameRows(before, selected) && before.length > 0 && isHeld()
    return isUsed ? before : selected
  }

  function publish(force: boolean): void {
    const rows = list.state.rows
    const next = shownRows(force)
    if (!hasSameRows(rows, next)) {
      shownBefore = rows
      list.patch(() => next)
    }
    show(selected, next)
  }

  function press(row: OrderRow): void {
    const isThere = list.state.rows.includes(row)
    if (!view || (!isThere && !shownBefore.includes(row))) return
    if (!selected.includes(row)) selected = insertOrderSorted(selected, row, createOrderComparator(view.query.orderBy))
    // The user clicked a row that the table still shows, although an event has already removed it from the list. Restore the list to the
    // rows that the table shows.
    if (!isThere) list.patch(() => shownBefore)
    show(selected, list.state.rows)
  }

  function show(page: readonly OrderRow[], shown: readonly OrderRow[]): void {
    // The counts by status leave out the open order if it stays on the page only because it is open.
    const byStatus = countOrdersByStatus(page.filter((row) => !view || remains(row, view)))
    if (!deepEqual(byStatus, live.byStatus)) live.byStatus = byStatus
    const isSame = page === shown
    const waiting = isSame ? 0 : rowsMissingFrom(shown, page).length
    if (waiting !== live.waiting) live.waiting = waiting
    const gone = isSame ? [] : rowsMissingFrom(page, shown).map(({ id }) => id)
    if (!deepEqual(gone, live.gone)) live.gone = gone
    if (waiting === 0 && gone.length === 0) {
      clearTimeout(waitingTimer)
      waitingTimer = undefined
    } else waitingTimer ??= setTimeout(showWaitingAtRest, MAX_NEW_ORDER_WAIT_MS)
  }

  /**
   * Shows the pending changes of the table (new orders and removed rows), but not while the pointer moves over the table: the user's click
   * would hit another row.
   */
  function showWaitingAtRest(): void {
    waitingTimer = isMoving() ? setTimeout(showWaitingAtRest, POINTER_IDLE_MS) : undefined
    if (waitingTimer === undefined) publish(true)
  }

  /**
   * Requests the current list page again if more than half of its rows were removed and the server has more orders. An empty last page is
   * requested again too, because the number of pages has changed.
   */
  function refill({ query, capacity }: View): void {
    const due = Math.min(capacity, list.state.total - (query.page - 1) * capacity)
    if (selected.length < due / 2 || (selected.length === 0 && list.state.total > 0)) resync.now()
  }

  function rest(): void {
    list.rest()
    prefetch.drop()
    searchEvents.forget()
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
        changesDuringSearch = undefined
        selected = []
        shownBefore = []
        loaded.at = null
        show([], [])
      },
    },
    prefetch: prefetch.ask,
    dropPrefetch: prefetch.drop,
    openPrefetched: (query) => {
      const taken = prefetch.take(query, true)
      if (!taken?.page) return prefetch.awaited(query)
      loaded.at = taken.sentAt
      searchEvents.onSearch(query)
      list.open(query, take(query, taken.requestTick, taken.page, taken.arrived, false), taken.sentAt)
      return undefined
    },
    start: () => {
      const stop = book.follow(follower)
      prefetch.release()
      return stop
    },
    keepOpen: (id) => {
      openId = id
      if (!view) return
      selected = remainingOf(selected, view)
      const seen = list.state.rows.find((row) => row.id === id)
      if (seen) press(seen)
      publish(false)
    },
    press,
    holdRowsWhile(next, moving = () => false) {
      isHeld = next
      isMoving = moving
      return () => {
        isHeld = () => false
        isMoving = () => false
        publish(true)
      }
    },
    showWaiting: (force = false) => {
      if (live.waiting > 0 || live.gone.length > 0) publish(force)
    },
    followSearches: searchEvents.follow,
  }
}
