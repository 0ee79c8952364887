import type { OrderRecord } from './records'

export type WorldEvent =
  | { type: 'order'; order: OrderRecord }
  /** Emitted when the number of active notifications in the city may have changed. */
  | { type: 'notification'; cityId: number }

export type WorldEventEmitter = {
  emit: (event: WorldEvent) => void
  subscribe: (listener: (event: WorldEvent) => void) => () => void
}

export function createEventEmitter(): WorldEventEmitter {
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
