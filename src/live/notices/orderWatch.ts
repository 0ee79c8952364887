import type { Order } from '../../api/orders'
import { isActiveStatus, NEW_STATUS } from '../../domain/orders'
import { orderDeadlines } from '../../domain/ordersAttention'
import { cityTimezone } from '../../session/timezones'
import type { OrderBook, OrderChange } from '../orderBook/orderBook'
import type { OrderRow } from '../orderBook/orderRow'

type Tell = { onNew: (order: Order) => void; onLate: (order: Order) => void }

/** Reports new and late orders of the book, each once. Has no clock or screen of its own. */
export function createOrderWatch(book: Pick<OrderBook, 'isConfirmed'>, { onNew, onLate }: Tell) {
  const known = new Set<number>()
  const toldLate = new Set<number>()
  /** Active orders with a due moment, seconds since the epoch. */
  const timed = new Map<number, { row: OrderRow; due: number }>()
  /** The highest id of those that were there; undefined until they were read. */
  let newest: number | undefined

  function note(row: OrderRow): void {
    known.add(row.id)
    const { due } = orderDeadlines(row.order, cityTimezone(row.order.cityId))
    if (due === undefined) timed.delete(row.id)
    else timed.set(row.id, { row, due })
  }

  /** Until the existing orders are known, the status decides. */
  const isNew = ({ id, order: { status } }: OrderRow): boolean =>
    !known.has(id) && isActiveStatus(status) && (newest === undefined ? status === NEW_STATUS : id > newest)

  return {
    /**
     * Takes the orders that are there, read by requests since `askedAt`. The first time neither they nor those late already
     * are news; later, after an interruption, those that came meanwhile are, and what was not told of any more is gone.
     */
    seed(rows: readonly OrderRow[], askedAt: number, nowSecond: number): void {
      for (const id of timed.keys()) {
        if (!book.isConfirmed(id, askedAt)) timed.delete(id)
      }
      const missed = newest === undefined ? [] : rows.filter(isNew)
      rows.forEach(note)
      for (const [id, { due }] of timed) {
        if (due < nowSecond) toldLate.add(id)
      }
      newest = Math.max(0, ...known)
      for (const { order } of missed) onNew(order)
    },
    /** Takes changes of the book; a late order is told with the next second. */
    take(changes: readonly OrderChange[]): void {
      for (const { row, isLive } of changes) {
        // Before the first load a response brings existing orders; after it, it may bring a new one sooner than its
        // event.
        if (!isLive && newest === undefined) continue
        const isNews = isNew(row)
        note(row)
        if (isNews) onNew(row.order)
      }
    },
    tick(nowSecond: number): void {
      for (const [id, { row, due }] of timed) {
        if (due >= nowSecond || toldLate.has(id)) continue
        toldLate.add(id)
        onLate(row.order)
      }
    },
  }
}
