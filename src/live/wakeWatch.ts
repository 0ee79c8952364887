/**
 * `return`: the tab was hidden and is visible again. `wake`: the computer woke from sleep, its clock jumped or the
 * network is back.
 */
export type StreamWakeReason = 'return' | 'wake'

const MAX_HIDDEN_MS = 60_000
const TICK_MS = 5_000
/**
 * If the timer fires more than this many ms late, the computer has slept. The limit is higher for hidden tabs, because browsers delay their
 * timers by up to a minute.
 */
const MAX_LATE_MS = { visible: 30_000, hidden: 90_000 }

/**
 * Calls `onWake` after the computer has slept, after the tab was hidden for long, and when the network is back. Browsers do not report that
 * a live stream lost its connection in the meantime. Returns a function that stops the watch.
 */
export function watchWakeUp(onWake: (why: StreamWakeReason) => void): () => void {
  let lastTickAt = Date.now()
  let hiddenAt = document.hidden ? lastTickAt : undefined

  const tick = () => {
    const late = Date.now() - lastTickAt - TICK_MS
    lastTickAt = Date.now()
    if (Math.abs(late) > MAX_LATE_MS[document.hidden ? 'hidden' : 'visible']) onWake('wake')
  }
  const onVisibility = () => {
    // Browsers delay the timers of hidden tabs. Measure the next delay from now, so that this normal delay does not count as a sleep of the
    // computer.
    lastTickAt = Date.now()
    if (document.hidden) {
      hiddenAt ??= lastTickAt
      return
    }
    const hiddenFor = hiddenAt === undefined ? 0 : lastTickAt - hiddenAt
    hiddenAt = undefined
    if (hiddenFor >= MAX_HIDDEN_MS) onWake('return')
  }
  const onOnline = () => onWake('wake')

  const timer = setInterval(tick, TICK_MS)
  document.addEventListener('visibilitychange', onVisibility)
  document.addEventListener('resume', onOnline)
  window.addEventListener('online', onOnline)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    document.removeEventListener('resume', onOnline)
    window.removeEventListener('online', onOnline)
  }
}
