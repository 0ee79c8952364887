/**
 * Times in milliseconds. `wait` is the delay between the first item of a batch and the call that receives the batch;
 * `pause` is the minimum time between two calls.
 */
type BatchTimes = { wait: number; pause: number }

export function createBatcher<T>(deliver: (items: T[]) => void, { wait, pause }: BatchTimes) {
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
    check(): void {
      if (timer !== undefined && Date.now() >= dueAt) flush()
    },
    stop(): void {
      clearTimeout(timer)
      timer = undefined
      items = []
    },
  }
}
