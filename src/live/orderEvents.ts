import type { Order } from '../api/orders'

/** What a screen with live orders is told. */
export type LiveOrdersListener = {
  /** Orders that the stream pushed, at most one batch an animation frame, oldest first. */
  onOrders: (orders: Order[]) => void
  /** The stream was interrupted and is back: events may have been missed. */
  onReconnect: () => void
}

const listeners = new Set<LiveOrdersListener>()

/** Follows pushed orders until the returned function is called. */
export function followOrders(listener: LiveOrdersListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function publishOrders(orders: Order[]): void {
  for (const listener of listeners) listener.onOrders(orders)
}

export function publishReconnect(): void {
  for (const listener of listeners) listener.onReconnect()
}
