import type { Order } from '../../../api/orders'
import { promisedDeliverySecond } from '../../../domain/orderDelay'
import { isActiveOrderStatus, NEW_ORDER_STATUS } from '../../../domain/orders'
import { orderDeadlines } from '../../../domain/ordersAttention'
import { toEpochSecond } from '../../../lib/moments'
import type { OrderBook, OrderChange } from '../../../live/orderBook/orderBook'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { cityTimezone } from '../../../session/timezones'
import type { OrderNoticeKind } from './noticeSettings'

type TimedKind = Exclude<OrderNoticeKind, 'new'>

const TIMED: readonly TimedKind[] = ['late', 'unassigned', 'waiting']

/** Seconds since the epoch. */
type Moments = Partial<Record<TimedKind, number>>

type Options = {
  notify: (kind: OrderNoticeKind, order: Order) => void
  unassignedSeconds: () => number
}

export function createOrderNoticeWatch(book: Pick<OrderBook, 'isConfirmed'>, { notify, unassignedSeconds }: Options) {
  const known = new Set<number>()
  const reported: Record<TimedKind, Set<number>> = { late: new Set(), unassigned: new Set(), waiting: new Set() }
  const timed = new Map<number, { row: OrderRow; moments: Moments }>()
  /** Highest known order id at the time of the last load of all active orders; undefined before the first load. */
  let newest: number | undefined

  function note(row: OrderRow): void {
    known.add(row.id)
    const moments = momentsOf(row.order)
    if (moments.unassigned === undefined) reported.unassigned.delete(row.id)
    if (TIMED.every((kind) => moments[kind] === undefined)) timed.delete(row.id)
    else timed.set(row.id, { row, moments })
  }

  /**
   * After the first load of all active orders, an unknown order is new if its id is higher than all ids known at the last such load. Before
   * the first load, an unknown order is new if it has the status of a new order.
   */
  const isNew = ({ id, order: { status } }: OrderRow): boolean =>
    !known.has(id) && isActiveOrderStatus(status) && (newest === undefined ? status === NEW_ORDER_STATUS : id > newest)

  function isDue(kind: TimedKind, { moments }: { moments: Moments }, now: number): boolean {
    const at = moments[kind]
    return at !== undefined && at + (kind === 'unassigned' ? unassignedSeconds() : 0) < now
  }

  return {
    /**
     * Call this function with all active orders (`rows`) at the start and after each interruption of the live stream. The first call marks
     * overdue orders as reported and sends no notices; later calls send a notice for each new order. `requestTick` is the sequence number
     * of the request for `rows`. An order that no response or event has contained since this request is no longer watched.
     */
    seed(rows: readonly OrderRow[], requestTick: number, nowSecond: number): void {
      for (const id of timed.keys()) {
        if (!book.isConfirmed(id, requestTick)) timed.delete(id)
      }
      const isFirst = newest === undefined
      const missed = isFirst ? [] : rows.filter(isNew)
      rows.forEach(note)
      for (const [id, order] of isFirst ? timed : []) {
        for (const kind of TIMED) if (isDue(kind, order, nowSecond)) reported[kind].add(id)
      }
      newest = Math.max(0, ...known)
      for (const { order } of missed) notify('new', order)
    },
    take(changes: readonly OrderChange[]): void {
      for (const { row, isLive } of changes) {
        // Before the first load of all active orders, orders in a response count as already known and cause no notice. After this load, a
        // new order in a response causes a notice, because the response may arrive before the order's event.
        if (!isLive && newest === undefined) continue
        const isNews = isNew(row)
        note(row)
        if (isNews) notify('new', row.order)
      }
    },
    tick(nowSecond: number): void {
      for (const [id, order] of timed) {
        for (const kind of TIMED) {
          if (reported[kind].has(id) || !isDue(kind, order, nowSecond)) continue
          reported[kind].add(id)
          notify(kind, order.row.order)
        }
      }
    },
  }
}

function momentsOf(order: Order): Moments {
  if (!isActiveOrderStatus(order.status)) return {}
  const timezone = cityTimezone(order.cityId)
  const { due, unassignedFrom } = orderDeadlines(order, timezone)
  const created = order.createdAt === undefined ? undefined : toEpochSecond(order.createdAt, timezone)
  const promise = promisedDeliverySecond(order, timezone)
  return {
    ...(due === undefined ? {} : { late: due }),
    // The minutes without a courier are counted from the creation of the order; for a scheduled order, from the time
    // when its courier is due.
    ...(unassignedFrom === undefined || created === undefined ? {} : { unassigned: Math.max(created, unassignedFrom) }),
    ...(promise === undefined ? {} : { waiting: promise }),
  }
}
