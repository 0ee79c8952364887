import type { OrderRecord } from './records'

/** What happens in the world and is told on the live stream. */
export type WorldEvent =
  | { type: 'order'; order: OrderRecord }
  /** The number of active notifications of a city may have changed. */
  | { type: 'notification'; cityId: number }

export type WorldEvents = {
  emit: (event: WorldEvent) => void
  /** Returns the call that ends the subscription. */
  subscribe: (listener: (event: WorldEvent) => void) => () => void
}

export function createEvents(): WorldEvents {
  const listeners = new Set<(event: WorldEvent) => void>()
  return {
    emit: (event) => {
      for (const listener of listeners) listener(event)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
