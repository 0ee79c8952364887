import { useRef, useSyncExternalStore } from 'react'
import type { Order } from '../../api/orders'
import { equal } from '../../lib/equal'

/**
 * One order on every screen that shows it: lists, map, counts and the open detail hold the same row, and each cell follows
 * it by itself, so that an update renders what shows the changed field and nothing else.
 */
export class OrderRow {
  readonly id: number
  /** Counts live updates, so that a row can show that it has just changed. */
  changes = 0
  #order: Order
  #listeners = new Set<() => void>()

  constructor(order: Order) {
    this.id = order.id
    this.#order = order
  }

  get order(): Order {
    return this.#order
  }

  /** Replaces the order. Parts that are equal keep their identity, so that the cells showing them stay as they are. */
  replace(order: Order, isLive: boolean): boolean {
    const before = this.#order as Record<string, unknown>
    const next: Record<string, unknown> = {}
    let isSame = true
    for (const [key, value] of Object.entries(order)) {
      if (value === undefined) continue
      const isKept = equal(before[key], value)
      next[key] = isKept ? before[key] : value
      if (!isKept) isSame = false
    }
    if (isSame && Object.keys(before).every((key) => before[key] === undefined || key in next)) return false
    this.#order = next as Order
    if (isLive) this.changes++
    for (const listener of this.#listeners) listener()
    return true
  }

  /** Calls the listener after each change until the returned function is called. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** The named fields of a row's order; the component renders again only when one of them changes. */
export function useOrder<K extends keyof Order>(row: OrderRow, ...keys: K[]): Pick<Order, K> {
  const shown = useRef<Pick<Order, K>>(undefined)
  return useSyncExternalStore(row.subscribe, () => {
    const { current } = shown
    const next = row.order
    if (!current || keys.some((key) => !Object.is(current[key], next[key]))) shown.current = next
    return shown.current as Pick<Order, K>
  })
}

/** What `work` makes of a row's order; the component renders again only when that is another one. Keep `work` outside it. */
export function useOrderValue<T>(row: OrderRow, work: (order: Order) => T): T {
  const known = useRef<{ order: Order; value: T }>(undefined)
  return useSyncExternalStore(row.subscribe, () => {
    const { current } = known
    const { order } = row
    if (current?.order === order) return current.value
    const next = work(order)
    const value = current && equal(current.value, next) ? current.value : next
    known.current = { order, value }
    return value
  })
}

/** The whole order of a row; the component renders again with each change. */
export const useWholeOrder = (row: OrderRow): Order => useSyncExternalStore(row.subscribe, () => row.order)
