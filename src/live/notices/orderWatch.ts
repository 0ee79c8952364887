import type { Order } from '../../api/orders'
import { isActiveStatus, NEW_STATUS } from '../../domain/orders'
import { deadlinesOf } from '../../domain/ordersAttention'
import { timezoneOf } from '../../session/timezones'

type Tell = { onNew: (order: Order) => void; onLate: (order: Order) => void }

/** Tells new and late orders, each once, from what the stream pushes. Free of time and screens. */
export function createOrderWatch({ onNew, onLate }: Tell) {
  const known = new Set<number>()
  const toldLate = new Set<number>()
  /** Active orders with a due moment, seconds since the epoch. */
  const timed = new Map<number, { order: Order; due: number }>()
  /** The highest id of those that were there; undefined until they were read. */
  let newest: number | undefined

  function note(order: Order): void {
    known.add(order.id)
    const { due } = deadlinesOf(order, timezoneOf(order.cityId))
    if (due === undefined) timed.delete(order.id)
    else timed.set(order.id, { order, due })
  }

  /** While the orders that are there are not known, their status has to tell. */
  const isNew = ({ id, status }: Order): boolean =>
    !known.has(id) && isActiveStatus(status) && (newest === undefined ? status === NEW_STATUS : id > newest)

  return {
    /**
     * Takes the orders that are there. The first time neither they nor those late already are news; later, after an
     * interruption, those that came meanwhile are. Of orders that were `pushed` while they were read, the pushed state is
     * the newer one.
     */
    seed(orders: readonly Order[], nowSecond: number, pushed: ReadonlySet<number>): void {
      const there = new Set(orders.map(({ id }) => id))
      for (const id of timed.keys()) {
        if (!there.has(id) && !pushed.has(id)) timed.delete(id)
      }
      const missed = newest === undefined ? [] : orders.filter(isNew)
      for (const order of orders) {
        if (!pushed.has(order.id)) note(order)
      }
      for (const [id, { due }] of timed) {
        if (due < nowSecond) toldLate.add(id)
      }
      newest = Math.max(0, ...known)
      for (const order of missed) onNew(order)
    },
    /** Takes pushed orders; a late one is told with the next second. */
    take(orders: readonly Order[]): void {
      for (const order of orders) {
        const isNews = isNew(order)
        note(order)
        if (isNews) onNew(order)
      }
    },
    tick(nowSecond: number): void {
      for (const [id, { order, due }] of timed) {
        if (due >= nowSecond || toldLate.has(id)) continue
        toldLate.add(id)
        onLate(order)
      }
    },
  }
}
