import type { Order } from '../../api/orders'
import { orderPromise } from '../../domain/orderDelay'
import { isActiveStatus, NEW_STATUS } from '../../domain/orders'
import { orderDeadlines } from '../../domain/ordersAttention'
import { toEpochSecond } from '../../lib/moments'
import { cityTimezone } from '../../session/timezones'
import type { OrderBook, OrderChange } from '../orderBook/orderBook'
import type { OrderRow } from '../orderBook/orderRow'
import type { NoticeKind } from './noticeSettings'

type TimedKind = Exclude<NoticeKind, 'new'>

const TIMED: readonly TimedKind[] = ['late', 'unassigned', 'waiting']

/** When an order gets its notice, by kind; seconds since the epoch. */
type Moments = Partial<Record<TimedKind, number>>

type Options = {
  tell: (kind: NoticeKind, order: Order) => void
  /**
   * How many seconds an order may be without a courier before its notice; asked each time, since the person may change
   * it.
   */
  unassignedSeconds: () => number
}

/** Reports orders of the book that are new, late, without a courier or waited for, each once. Has no clock or screen of its own. */
export function createOrderWatch(book: Pick<OrderBook, 'isConfirmed'>, { tell, unassignedSeconds }: Options) {
  const known = new Set<number>()
  const told: Record<TimedKind, Set<number>> = { late: new Set(), unassigned: new Set(), waiting: new Set() }
  const timed = new Map<number, { row: OrderRow; moments: Moments }>()
  /** The highest id of those that were there; undefined until they were read. */
  let newest: number | undefined

  function note(row: OrderRow): void {
    known.add(row.id)
    const moments = momentsOf(row.order)
    // An order that loses its courier later gets another notice.
    if (moments.unassigned === undefined) told.unassigned.delete(row.id)
    if (TIMED.every((kind) => moments[kind] === undefined)) timed.delete(row.id)
    else timed.set(row.id, { row, moments })
  }

  /** Until the existing orders are known, the status decides. */
  const isNew = ({ id, order: { status } }: OrderRow): boolean =>
    !known.has(id) && isActiveStatus(status) && (newest === undefined ? status === NEW_STATUS : id > newest)

  function isDue(kind: TimedKind, { moments }: { moments: Moments }, now: number): boolean {
    const at = moments[kind]
    return at !== undefined && at + (kind === 'unassigned' ? unassignedSeconds() : 0) < now
  }

  return {
    /**
     * Takes the orders that are there, read by requests since `askedAt`. The first time neither they nor those late already
     * are news; later, after an interruption, those that came or became late meanwhile are, and what was not told of any more is gone.
     */
    seed(rows: readonly OrderRow[], askedAt: number, nowSecond: number): void {
      for (const id of timed.keys()) {
        if (!book.isConfirmed(id, askedAt)) timed.delete(id)
      }
      const isFirst = newest === undefined
      const missed = isFirst ? [] : rows.filter(isNew)
      rows.forEach(note)
      for (const [id, order] of isFirst ? timed : []) {
        for (const kind of TIMED) if (isDue(kind, order, nowSecond)) told[kind].add(id)
      }
      newest = Math.max(0, ...known)
      for (const { order } of missed) tell('new', order)
    },
    /** Takes changes of the book; what is due is reported with the next second. */
    take(changes: readonly OrderChange[]): void {
      for (const { row, isLive } of changes) {
        // Before the first load a response brings existing orders; after it, it may bring a new one sooner than its
        // event.
        if (!isLive && newest === undefined) continue
        const isNews = isNew(row)
        note(row)
        if (isNews) tell('new', row.order)
      }
    },
    tick(nowSecond: number): void {
      for (const [id, order] of timed) {
        for (const kind of TIMED) {
          if (told[kind].has(id) || !isDue(kind, order, nowSecond)) continue
          told[kind].add(id)
          tell(kind, order.row.order)
        }
      }
    },
  }
}

function momentsOf(order: Order): Moments {
  if (!isActiveStatus(order.status)) return {}
  const timezone = cityTimezone(order.cityId)
  const { due, unassignedFrom } = orderDeadlines(order, timezone)
  const created = order.createdAt === undefined ? undefined : toEpochSecond(order.createdAt, timezone)
  const promise = orderPromise(order, timezone)
  return {
    ...(due === undefined ? {} : { late: due }),
    // Of one for a later hour the minutes begin when its courier is due.
    ...(unassignedFrom === undefined || created === undefined ? {} : { unassigned: Math.max(created, unassignedFrom) }),
    ...(promise === undefined ? {} : { waiting: promise }),
  }
}
