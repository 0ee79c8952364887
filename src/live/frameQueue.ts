const FRAME_BUDGET_MS = 6
/** After this long, handle the next batch even if React still renders the last one. */
const MAX_SHOWING_MS = 250
/** A visible tab behind another window may get no animation frames. */
const MAX_FRAMELESS_MS = 500

/**
 * Handles items in batches, at most one per animation frame, then calls `finish`. A hidden tab gets no frames and slow
 * timers, so it handles items at once: a notice must sound on time. While `isBehind`, React still renders the last
 * batch; another batch would restart that render.
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
