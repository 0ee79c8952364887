import type { Order } from '../../api/orders'
import { isActiveStatus } from '../../domain/orders'
import { OrderRow } from './orderRow'

/** What a pushed order or a newer response changed. */
export type OrderChange = {
  row: OrderRow
  /** The state before; absent when it was unknown, or is no longer certain after an outage of the stream. */
  before: Order | undefined
  /** The state that this change brought; a later one of the same batch may have replaced it. */
  after: Order
  /** Pushed, active and with an id above every id seen: it has just been created. */
  isNew: boolean
  /** Pushed by the stream; otherwise it came with a response. */
  isLive: boolean
}

export type BookFollower = {
  /** One batch of changes, oldest first. An order may occur twice in it. */
  onChanges: (changes: readonly OrderChange[]) => void
  /** The stream was interrupted and is back: events may have been missed. */
  onReconnect?: () => void
}

/**
 * Every order that the console has seen, by id (contract, «an order, wherever it comes from»). Lists, counts, tiles,
 * map, notices, the open detail and the edit form are selections of it, so that no two screens disagree about an order.
 */
export type OrderBook = {
  /** Takes pushed orders in the order in which they arrived. */
  receive: (events: readonly Order[]) => void
  /** The moment at which a request for orders is sent, to be handed to `learn` with its response. */
  ask: () => number
  /** Whether any was sent for this user. */
  wasAsked: () => boolean
  /** Takes the orders of a response to a search; returns their rows in the order of the response. */
  learn: (orders: readonly Order[], askedAt: number) => OrderRow[]
  /** Takes the response of `GET /order/{id}`, which leaves nothing out. */
  learnWhole: (order: Order, askedAt: number) => OrderRow
  row: (id: number) => OrderRow | undefined
  /** Every order that is known, in no particular order. */
  rows: () => Iterable<OrderRow>
  /** Whether what an open detail shows beyond the list (items, transitions) belongs to the order's present status. */
  isWhole: (id: number) => boolean
  /** Whether the order was told by a response asked for at `since` or later, or by an event after it. */
  isConfirmed: (id: number, since: number) => boolean
  follow: (follower: BookFollower) => () => void
  /** Tells that the stream is back after an interruption. */
  reconnect: () => void
  /** One user's data must not be shown to the next. */
  clear: () => void
}

/** A search or an event may leave these out; then what was known of them stays (contract, the four exceptions). */
const LEFT_OUT = ['orderItems', 'transitions', 'oldCouriers', 'statusesHistory'] as const

/** Moments are counted, not timed: a tick for each batch of events and each request. */
type Entry = {
  row: OrderRow
  /** Length of the state's own history; undefined where it came without one. */
  history: number | undefined
  eventAt: number
  confirmedAt: number
  /** The status that its transitions belong to; undefined before anybody told them and the items. */
  wholeAs: number | undefined
}

type Source = { isLater: boolean; isLive: boolean; isWhole: boolean; at: number }

export function createOrderBook(): OrderBook {
  const entries = new Map<number, Entry>()
  const followers = new Set<BookFollower>()
  let tick = 0
  let outageAt = 0
  let newestId = 0
  let wasAsked = false

  /** Takes a state of an order, if it is newer than the known one. */
  function take(order: Order, source: Source): OrderChange | undefined {
    const entry = entries.get(order.id)
    if (!entry) return add(order, source)
    const before = entry.confirmedAt > outageAt ? entry.row.order : undefined
    entry.confirmedAt = Math.max(entry.confirmedAt, source.at)
    const history = order.statusesHistory?.length
    if (!isNewer(history, entry.history, source.isLater)) return source.isWhole ? addLeftOut(entry, order) : undefined
    entry.history = history
    const next = source.isWhole ? order : withLeftOut(order, entry.row.order)
    if (source.isWhole || tellsAll(order, next)) entry.wholeAs = order.status
    const hasChanged = entry.row.replace(next, source.isLive)
    return hasChanged || !before
      ? { row: entry.row, before, after: entry.row.order, isNew: false, isLive: source.isLive }
      : undefined
  }

  /** A whole answer that is older than an event tells all the same what the event has left out. */
  function addLeftOut(entry: Entry, told: Order): OrderChange | undefined {
    const { row } = entry
    const before = row.order
    const next = {
      ...before,
      orderItems: before.orderItems ?? told.orderItems,
      oldCouriers: before.oldCouriers ?? told.oldCouriers,
    }
    if (told.status === before.status) {
      next.transitions ??= told.transitions
      entry.wholeAs = before.status
    }
    return row.replace(next, false) ? { row, before, after: row.order, isNew: false, isLive: false } : undefined
  }

  function add(order: Order, { at, isLive, isWhole }: Source): OrderChange {
    const row = new OrderRow(order)
    if (isLive) row.changes = 1
    const wholeAs = isWhole || tellsAll(order, order) ? order.status : undefined
    entries.set(order.id, {
      row,
      history: order.statusesHistory?.length,
      eventAt: isLive ? at : 0,
      confirmedAt: at,
      wholeAs,
    })
    const isNew = isLive && isActiveStatus(order.status) && order.id > newestId
    newestId = Math.max(newestId, order.id)
    return { row, before: undefined, after: row.order, isNew, isLive }
  }

  function tell(changes: readonly OrderChange[]): void {
    if (changes.length === 0) return
    for (const { onChanges } of followers) onChanges(changes)
  }

  function learnAll(orders: readonly Order[], askedAt: number, isWhole: boolean): OrderRow[] {
    const changes = orders.flatMap((order) => {
      const isLater = (entries.get(order.id)?.eventAt ?? 0) <= askedAt
      return take(order, { isLater, isLive: false, isWhole, at: askedAt }) ?? []
    })
    tell(changes)
    return orders.flatMap(({ id }) => entries.get(id)?.row ?? [])
  }

  function receive(events: readonly Order[]): void {
    const at = ++tick
    const changes = events.flatMap((order) => {
      const change = take(order, { isLater: true, isLive: true, isWhole: false, at })
      const entry = entries.get(order.id)
      if (entry) entry.eventAt = at
      return change ?? []
    })
    tell(changes)
  }

  return {
    receive,
    ask() {
      wasAsked = true
      return ++tick
    },
    wasAsked: () => wasAsked,
    learn: (orders, askedAt) => learnAll(orders, askedAt, false),
    learnWhole(order, askedAt) {
      const [row] = learnAll([order], askedAt, true)
      return row as OrderRow
    },
    row: (id) => entries.get(id)?.row,
    *rows() {
      for (const { row } of entries.values()) yield row
    },
    isWhole(id) {
      const entry = entries.get(id)
      return entry !== undefined && entry.wholeAs === entry.row.order.status
    },
    isConfirmed: (id, since) => (entries.get(id)?.confirmedAt ?? -1) >= since,
    follow(follower) {
      followers.add(follower)
      return () => followers.delete(follower)
    },
    reconnect() {
      outageAt = ++tick
      for (const { onReconnect } of followers) onReconnect?.()
    },
    clear() {
      entries.clear()
      newestId = 0
      wasAsked = false
    },
  }
}

/**
 * Whether a state is newer than the known one (contract, «which of two states is newer»): the longer history; with equal
 * ones, or without both, the later arrival.
 */
function isNewer(history: number | undefined, known: number | undefined, isLater: boolean): boolean {
  return history === undefined || known === undefined || history === known ? isLater : history > known
}

/** Whether a state told the transitions of its status, and the items are known from it or from before. */
function tellsAll(told: Order, known: Order): boolean {
  return told.transitions !== undefined && known.orderItems !== undefined
}

function withLeftOut(order: Order, known: Order): Order {
  const kept: Partial<Order> = {}
  for (const key of LEFT_OUT) {
    if (order[key] === undefined && known[key] !== undefined) Object.assign(kept, { [key]: known[key] })
  }
  return { ...order, ...kept }
}

/** The orders of the signed-in user. */
export const orderBook = createOrderBook()
