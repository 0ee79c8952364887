import type { Order } from '../../api/orders'
import { isActiveOrderStatus } from '../../domain/orders'
import { OrderRow } from './orderRow'

export type OrderChange = {
  row: OrderRow
  /**
   * The order before the change. Undefined if the order was unknown, or if it may have changed during an interruption
   * of the stream.
   */
  before: Order | undefined
  /** The order right after this change; a later change of the same batch may have changed it again. */
  after: Order
  /** True if the order has just been created: it arrived in an event, is active and has the highest id so far. */
  isNew: boolean
  isLive: boolean
}

export type OrderBookListener = {
  /** Called with the changes of a batch, oldest first; the same order may have several changes. */
  onChanges: (changes: readonly OrderChange[]) => void
  onReconnect?: () => void
}

export type OrderBook = ReturnType<typeof createOrderBook>

/** Fields of an order that search responses and events may omit; the stored values are then kept (contract, the four exceptions). */
const OMITTED_FIELDS = ['orderItems', 'transitions', 'oldCouriers', 'statusesHistory'] as const

/** `eventAt` and `confirmedAt` are ticks and not times: the tick increases by one with each request and with each batch of events. */
type Entry = {
  row: OrderRow
  history: number | undefined
  eventAt: number
  confirmedAt: number
  /** The order's status when its items and status transitions were loaded. */
  completeInStatus: number | undefined
}

type Source = { isLater: boolean; isLive: boolean; isFullOrder: boolean; at: number }

/**
 * Stores every order that the console has received, by id (contract, «an order, wherever it comes from»). All screens
 * read from this store, so they never show different states of the same order.
 */
export function createOrderBook() {
  const entries = new Map<number, Entry>()
  const followers = new Set<OrderBookListener>()
  let tick = 0
  let outageAt = 0
  let newestId = 0
  let hasRequested = false

  const isCurrent = ({ confirmedAt }: Entry) => confirmedAt > outageAt

  function take(order: Order, source: Source): OrderChange | undefined {
    const entry = entries.get(order.id)
    if (!entry) return add(order, source)
    const before = isCurrent(entry) ? entry.row.order : undefined
    entry.confirmedAt = Math.max(entry.confirmedAt, source.at)
    const history = order.statusesHistory?.length
    if (!isNewer(history, entry.history, source.isLater))
      return source.isFullOrder ? addOmittedFields(entry, order) : undefined
    entry.history = history
    const next = source.isFullOrder ? order : withOmittedFields(order, entry.row.order)
    if (source.isFullOrder || hasAllFields(order, next)) entry.completeInStatus = order.status
    const hasChanged = entry.row.replace(next, source.isLive)
    return hasChanged || !before
      ? { row: entry.row, before, after: entry.row.order, isNew: false, isLive: source.isLive }
      : undefined
  }

  /**
   * Adds the fields that events omit (items, status transitions) to the stored order. The fields come from a full response whose other
   * fields are older than the stored order.
   */
  function addOmittedFields(entry: Entry, received: Order): OrderChange | undefined {
    const { row } = entry
    const before = row.order
    const next = {
      ...before,
      orderItems: before.orderItems ?? received.orderItems,
      oldCouriers: before.oldCouriers ?? received.oldCouriers,
    }
    if (received.status === before.status) {
      next.transitions ??= received.transitions
      entry.completeInStatus = before.status
    }
    return row.replace(next, false) ? { row, before, after: row.order, isNew: false, isLive: false } : undefined
  }

  function add(order: Order, { at, isLive, isFullOrder }: Source): OrderChange {
    const row = new OrderRow(order)
    if (isLive) row.changes = 1
    const completeInStatus = isFullOrder || hasAllFields(order, order) ? order.status : undefined
    entries.set(order.id, {
      row,
      history: order.statusesHistory?.length,
      eventAt: isLive ? at : 0,
      confirmedAt: at,
      completeInStatus,
    })
    const isNew = isLive && isActiveOrderStatus(order.status) && order.id > newestId
    newestId = Math.max(newestId, order.id)
    return { row, before: undefined, after: row.order, isNew, isLive }
  }

  function notifyFollowers(changes: readonly OrderChange[]): void {
    if (changes.length === 0) return
    for (const { onChanges } of followers) onChanges(changes)
  }

  function storeAll(orders: readonly Order[], requestTick: number, isFullOrder: boolean): OrderRow[] {
    const changes = orders.flatMap((order) => {
      const isLater = (entries.get(order.id)?.eventAt ?? 0) <= requestTick
      return take(order, { isLater, isLive: false, isFullOrder, at: requestTick }) ?? []
    })
    notifyFollowers(changes)
    return orders.flatMap(({ id }) => entries.get(id)?.row ?? [])
  }

  function receive(events: readonly Order[]): void {
    const at = ++tick
    const changes = events.flatMap((order) => {
      const change = take(order, { isLater: true, isLive: true, isFullOrder: false, at })
      const entry = entries.get(order.id)
      if (entry) entry.eventAt = at
      return change ?? []
    })
    notifyFollowers(changes)
  }

  return {
    receive,
    /** Call before each request for orders. Returns the request's sequence number (tick); pass it to `storeOrders` with the response. */
    startRequest(): number {
      hasRequested = true
      return ++tick
    },
    /** True if `startRequest` has been called since the last `clear`. */
    hasRequested: () => hasRequested,
    storeOrders: (orders: readonly Order[], requestTick: number) => storeAll(orders, requestTick, false),
    storeFullOrder(order: Order, requestTick: number): OrderRow {
      const [row] = storeAll([order], requestTick, true)
      return row as OrderRow
    },
    row: (id: number) => entries.get(id)?.row,
    *rows(): Iterable<OrderRow> {
      for (const { row } of entries.values()) yield row
    },
    /** True if the stored items and status transitions were loaded while the order had its current status. */
    isComplete(id: number): boolean {
      const entry = entries.get(id)
      return entry !== undefined && entry.completeInStatus === entry.row.order.status
    },
    /** False if the order may have changed while the stream was interrupted. */
    isCurrent(id: number): boolean {
      const entry = entries.get(id)
      return entry !== undefined && isCurrent(entry)
    },
    /**
     * True if the order was in an event after tick `since`, or in the response to a request sent at this tick or later. A tick is a count
     * of requests and event batches.
     */
    isConfirmed: (id: number, since: number) => (entries.get(id)?.confirmedAt ?? -1) >= since,
    follow(follower: OrderBookListener): () => void {
      followers.add(follower)
      return () => followers.delete(follower)
    },
    reconnect(): void {
      outageAt = ++tick
      for (const { onReconnect } of followers) onReconnect?.()
    },
    clear(): void {
      entries.clear()
      newestId = 0
      hasRequested = false
    },
  }
}

/**
 * Of two states of an order, the one with the longer status history is newer. If the histories are equally long or one is unknown, the
 * state that arrived later is newer (contract, «which of two states is newer»).
 */
function isNewer(history: number | undefined, known: number | undefined, isLater: boolean): boolean {
  return history === undefined || known === undefined || history === known ? isLater : history > known
}

function hasAllFields(order: Order, known: Order): boolean {
  return order.transitions !== undefined && known.orderItems !== undefined
}

function withOmittedFields(order: Order, known: Order): Order {
  const omitted: Partial<Order> = {}
  for (const key of OMITTED_FIELDS) {
    if (order[key] === undefined && known[key] !== undefined) Object.assign(omitted, { [key]: known[key] })
  }
  return { ...order, ...omitted }
}

export const orderBook = createOrderBook()
