/** Work is done for at most this long in one frame; the rest waits for the next one. */
const FRAME_BUDGET_MS = 6
/** A hidden tab has no frames; it still must not pile up work. */
const HIDDEN_PAUSE_MS = 500
/** A frame that takes longer than this has dropped another one. */
const SLOW_FRAME_MS = 25
/** After a slow frame comes a pause this many times as long, so that at most a few frames in a hundred are dropped. */
const PAUSE_FACTOR = 60
const LONGEST_PAUSE_MS = 2000

/**
 * Handles items in batches, at most one an animation frame: `handle` for each item until the frame's budget is used up,
 * then `finish`, which shows what was handled. A burst is spread over frames. Where showing it takes so long that frames
 * are dropped (a slow machine, a busy stream), batches become fewer and larger instead of the screen getting stuck.
 */
export function createFrameQueue<T>(handle: (item: T) => void, finish: () => void): { push: (item: T) => void } {
  let items: T[] = []
  let isUnfinished = false
  let isScheduled = false
  let pausedUntil = 0

  function run(): void {
    isScheduled = false
    const start = performance.now()
    let done = 0
    while (done < items.length && performance.now() - start < FRAME_BUDGET_MS) handle(items[done++] as T)
    items = items.slice(done)
    if (start >= pausedUntil) show(start)
    if (items.length > 0 || isUnfinished) schedule()
  }

  function show(start: number): void {
    isUnfinished = false
    finish()
    requestAnimationFrame(() => {
      const took = performance.now() - start
      if (took > SLOW_FRAME_MS && !document.hidden)
        pausedUntil = start + Math.min(LONGEST_PAUSE_MS, took * PAUSE_FACTOR)
    })
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    const pause = items.length > 0 ? 0 : pausedUntil - performance.now()
    if (document.hidden) setTimeout(run, HIDDEN_PAUSE_MS)
    else if (pause > 0) setTimeout(() => requestAnimationFrame(run), pause)
    else requestAnimationFrame(run)
  }

  return {
    push(item) {
      items.push(item)
      isUnfinished = true
      schedule()
    },
  }
}
