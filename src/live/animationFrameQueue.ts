const FRAME_BUDGET_MS = 6
/** ms. If React still renders the last batch after this time, the queue handles the next batch anyway. */
const MAX_SHOWING_MS = 250
/**
 * ms. If the browser has run no animation frame for this long, the queue handles its items anyway: a tab covered by another window may get
 * no frames.
 */
const MAX_FRAMELESS_MS = 500

/**
 * Handles items in batches, at most one batch per animation frame, and calls `finish` after each batch. A hidden tab gets no frames, and
 * its timers are slow, so its items are handled at once; otherwise the sound of a notice would be late. `isBehind` returns true while React
 * is still rendering the last batch; the queue then waits, because another batch would restart this render.
 */
export function createAnimationFrameQueue<T>(
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
    stop() {
      document.removeEventListener('visibilitychange', onHidden)
      forget()
    },
  }
}

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
