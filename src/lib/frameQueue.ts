/** Work is done for at most this long in one frame; the rest waits for the next one. */
const FRAME_BUDGET_MS = 6
/** A hidden tab has no frames; it still must not pile up work. */
const HIDDEN_PAUSE_MS = 500

/**
 * Handles items in batches, one batch an animation frame: `handle` for each item until the frame's budget is used up,
 * then `finish` once. A burst is spread over frames, so that no frame gets long.
 */
export function createFrameQueue<T>(handle: (item: T) => void, finish: () => void): { push: (item: T) => void } {
  let items: T[] = []
  let isScheduled = false

  function run(): void {
    isScheduled = false
    const start = performance.now()
    let done = 0
    while (done < items.length && performance.now() - start < FRAME_BUDGET_MS) handle(items[done++] as T)
    items = items.slice(done)
    finish()
    if (items.length > 0) schedule()
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    if (document.hidden) setTimeout(run, HIDDEN_PAUSE_MS)
    else requestAnimationFrame(run)
  }

  return {
    push(item) {
      items.push(item)
      schedule()
    },
  }
}
