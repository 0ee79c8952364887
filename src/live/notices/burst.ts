/** Milliseconds: how long the first item waits for others, and how long after a delivery the next one comes at the earliest. */
export type BurstTimes = { wait: number; pause: number }

/**
 * Folds what comes in bursts: items are delivered together, `wait` after the first of them, but never sooner than `pause`
 * after the last delivery.
 */
export function createBurst<T>(deliver: (items: T[]) => void, { wait, pause }: BurstTimes) {
  let items: T[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let dueAt = 0
  let quietUntil = 0

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    quietUntil = Date.now() + pause
    deliver(items.splice(0))
  }

  return {
    push(item: T): void {
      items.push(item)
      if (timer !== undefined) return
      dueAt = Math.max(Date.now() + wait, quietUntil)
      timer = setTimeout(flush, dueAt - Date.now())
    },
    /** Delivers what is due, where timers may be late. */
    check(): void {
      if (timer !== undefined && Date.now() >= dueAt) flush()
    },
    /** Forgets what was not delivered. */
    stop(): void {
      clearTimeout(timer)
      timer = undefined
      items = []
    },
  }
}
