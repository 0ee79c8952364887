/** Work is done for at most this long in one frame; the rest waits for the next one. */
const FRAME_BUDGET_MS = 6
/** The screen has this long to show a batch; then the next one is handled anyway. */
const MAX_SHOWING_MS = 250
/** A tab that is seen may still get no frames (behind another window): nothing waits longer than this. */
const MAX_FRAMELESS_MS = 500

/**
 * Handles items in batches, at most one an animation frame: `handle` for each item until the frame's budget is used up, then
 * `finish`, which shows what was handled. A hidden tab has no frames and its timers are slowed down to one a minute, so it
 * handles what comes at once: a notice must sound in time. `isBehind` tells that the screen is still busy with the last
 * batch; another one now would make it start again.
 */
export function createFrameQueue<T>(
  handle: (item: T) => void,
  finish: () => void,
  isBehind: () => boolean = () => false,
): { push: (item: T) => void; flush: () => void; stop: () => void } {
  let items: T[] = []
  let giveUp: (() => void) | undefined
  let behindSince: number | undefined

  function run(): void {
    giveUp = undefined
    const start = performance.now()
    if (isBehind()) {
      behindSince ??= start
      if (start - behindSince < MAX_SHOWING_MS) {
        schedule()
        return
      }
    }
    behindSince = undefined
    let done = 0
    while (done < items.length && performance.now() - start < FRAME_BUDGET_MS) handle(items[done++] as T)
    items = items.slice(done)
    if (done > 0) finish()
    if (items.length > 0) schedule()
  }

  function schedule(): void {
    giveUp ??= inNextFrame(run)
  }

  function forget(): void {
    giveUp?.()
    giveUp = undefined
    items = []
    behindSince = undefined
  }

  /** Handles everything now. */
  function flush(): void {
    const due = items
    forget()
    for (const item of due) handle(item)
    if (due.length > 0) finish()
  }

  const onHidden = () => {
    if (document.hidden) flush()
  }
  document.addEventListener('visibilitychange', onHidden)

  return {
    push(item) {
      items.push(item)
      if (document.hidden) flush()
      else schedule()
    },
    flush,
    /** Forgets what was not handled. */
    stop() {
      document.removeEventListener('visibilitychange', onHidden)
      forget()
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
  const timer = setTimeout(go, MAX_FRAMELESS_MS)
  const giveUp = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  return giveUp
}
