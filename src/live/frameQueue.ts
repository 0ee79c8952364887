/** Work is done for at most this long in one frame; the rest waits for the next one. */
const FRAME_BUDGET_MS = 6
/** A hidden tab has no frames, and may be hidden while it waits for one; it still must not pile up work. */
const FRAMELESS_MS = 500
/** A frame that takes longer than this has dropped another one. */
const SLOW_FRAME_MS = 25
/** After a slow frame comes a pause this many times as long, so that at most a few frames in a hundred are dropped. */
const PAUSE_FACTOR = 40
const LONGEST_PAUSE_MS = 4000
/** What was handed over is on the screen by then, or the next batch comes all the same. */
const LONGEST_SHOWING_MS = 1000

/**
 * Handles items in batches, at most one an animation frame: `handle` for each item until the frame's budget is used up,
 * then `finish`, which shows what was handled. A burst is spread over frames. Where showing it takes so long that frames
 * are dropped (a slow machine, a busy stream), batches become fewer and larger instead of the screen getting stuck.
 * `isBehind` tells that the screen is still busy with the last batch: another one now would make it start again. `stop`
 * forgets what was not shown.
 */
export function createFrameQueue<T>(
  handle: (item: T) => void,
  finish: () => void,
  isBehind: () => boolean = () => false,
): { push: (item: T) => void; stop: () => void } {
  let items: T[] = []
  let hasUnshown = false
  let isShowing = false
  /** Gives up the next run; undefined while none is due. */
  let giveUp: (() => void) | undefined
  let pausedUntil = 0

  function run(): void {
    giveUp = undefined
    const start = performance.now()
    let done = 0
    while (done < items.length && performance.now() - start < FRAME_BUDGET_MS) handle(items[done++] as T)
    items = items.slice(done)
    if (done > 0) hasUnshown = true
    // A tab without frames cannot watch them: nobody sees it either.
    if (document.hidden || (start >= pausedUntil && !isShowing)) show(start)
    if (items.length > 0 || hasUnshown) schedule()
  }

  function show(start: number): void {
    hasUnshown = false
    finish()
    if (document.hidden) return
    isShowing = true
    let last = start
    let slowest = 0
    requestAnimationFrame(function watch() {
      const now = performance.now()
      slowest = Math.max(slowest, now - last)
      last = now
      if (isBehind() && now - start < LONGEST_SHOWING_MS) {
        requestAnimationFrame(watch)
        return
      }
      isShowing = false
      if (slowest > SLOW_FRAME_MS && !document.hidden)
        pausedUntil = now + Math.min(LONGEST_PAUSE_MS, slowest * PAUSE_FACTOR)
    })
  }

  function schedule(): void {
    if (giveUp) return
    const pause = items.length > 0 ? 0 : pausedUntil - performance.now()
    if (pause > 0) {
      const timer = setTimeout(() => {
        giveUp = inNextFrame(run)
      }, pause)
      giveUp = () => clearTimeout(timer)
    } else giveUp = inNextFrame(run)
  }

  return {
    push(item) {
      items.push(item)
      schedule()
    },
    stop() {
      giveUp?.()
      giveUp = undefined
      items = []
      hasUnshown = false
    },
  }
}

/** Calls in the next frame, or after a while when none comes. Returns a function that gives up. */
function inNextFrame(call: () => void): () => void {
  const go = () => {
    giveUp()
    call()
  }
  const frame = requestAnimationFrame(go)
  const timer = setTimeout(go, FRAMELESS_MS)
  const giveUp = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  return giveUp
}
