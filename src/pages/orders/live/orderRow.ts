import { useRef, useSyncExternalStore } from 'react'
import { proxy, ref, subscribe } from 'valtio'
import type { Order } from '../../../api/orders'

/** A row that its own cells subscribe to: an update renders the cells that show what changed, not the table. */
export type OrderRow = {
  readonly id: number
  order: Order
  /** Counts live updates, so that a row can show that it has just changed. */
  changes: number
}

export const createRow = (order: Order, changes: number): OrderRow =>
  proxy<OrderRow>({ id: order.id, order: ref(order), changes })

/** Gives the row a newer order. Parts that are equal keep their identity, so that the cells showing them stay as they are. */
export function updateRow(row: OrderRow, order: Order): void {
  const before = row.order as Record<string, unknown>
  const shared = Object.entries(order).map(([key, value]) => [key, isSame(before[key], value) ? before[key] : value])
  row.order = ref(Object.fromEntries(shared) as Order)
}

/** The named fields of a row's order; the component renders again only when one of them changes. */
export function useOrder<K extends keyof Order>(row: OrderRow, ...keys: K[]): Pick<Order, K> {
  const shown = useRef<Pick<Order, K>>(undefined)
  return useSyncExternalStore(
    (listener) => subscribe(row, listener, true),
    () => {
      const { current } = shown
      const next = row.order
      if (!current || keys.some((key) => !Object.is(current[key], next[key]))) shown.current = next
      return shown.current as Pick<Order, K>
    },
  )
}

/** The whole order of a row; the component renders again with each change. */
export function useWholeOrder(row: OrderRow): Order {
  return useSyncExternalStore(
    (listener) => subscribe(row, listener, true),
    () => row.order,
  )
}

/** Equal in depth; both come from JSON. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}
