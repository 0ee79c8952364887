import { useRef, useSyncExternalStore } from 'react'
import type { Order } from '../../api/orders'
import { deepEqual } from '../../lib/deepEqual'

/**
 * Observable order, shared by all screens. Table cells subscribe to it, so an update re-renders only the cells whose fields have changed.
 */
export class OrderRow {
  readonly id: number
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

  /**
   * Replaces the order's fields. A field with an equal value keeps its old object, so that the cells that show it do
   * not re-render.
   */
  replace(order: Order, isLive: boolean): boolean {
    const before = this.#order as Record<string, unknown>
    const next: Record<string, unknown> = {}
    let isSame = true
    for (const [key, value] of Object.entries(order)) {
      if (value === undefined) continue
      const isEqual = deepEqual(before[key], value)
      next[key] = isEqual ? before[key] : value
      if (!isEqual) isSame = false
    }
    if (isSame && Object.keys(before).every((key) => before[key] === undefined || key in next)) return false
    this.#order = next as Order
    if (isLive) this.changes++
    for (const listener of this.#listeners) listener()
    return true
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** Returns the named fields of an order. The component re-renders only when one of these fields changes. */
export function useOrderFields<K extends keyof Order>(row: OrderRow, ...keys: K[]): Pick<Order, K> {
  const shown = useRef<Pick<Order, K>>(undefined)
  return useSyncExternalStore(row.subscribe, () => {
    const { current } = shown
    const next = row.order
    if (!current || keys.some((key) => !Object.is(current[key], next[key]))) shown.current = next
    return shown.current as Pick<Order, K>
  })
}

/**
 * Returns a value that `work` computes from an order. The component re-renders only when this value changes. Define
 * `work` outside the component, because it is called again only when the order changes.
 */
export function useOrderValue<T>(row: OrderRow, work: (order: Order) => T): T {
  const known = useRef<{ order: Order; value: T }>(undefined)
  return useSyncExternalStore(row.subscribe, () => {
    const { current } = known
    const { order } = row
    if (current?.order === order) return current.value
    const next = work(order)
    const value = current && deepEqual(current.value, next) ? current.value : next
    known.current = { order, value }
    return value
  })
}

export const useAllOrderFields = (row: OrderRow): Order => useSyncExternalStore(row.subscribe, () => row.order)
