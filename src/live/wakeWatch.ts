/** `return`: the tab is visible again. `wake`: the machine slept, its clock jumped or the network is back. */
export type Wake = 'return' | 'wake'

const MAX_HIDDEN_MS = 60_000
const TICK_MS = 5_000
/** A later tick means that the machine slept; browsers delay the timers of hidden tabs by up to a minute. */
const MAX_LATE_MS = { visible: 30_000, hidden: 90_000 }

/**
 * Reports that a stream may have died: after sleep, browsers do not report a lost connection. Returns a stop function.
 */
export function watchWaking(onWake: (why: Wake) => void): () => void {
  let tickedAt = Date.now()
  let hiddenAt = document.hidden ? tickedAt : undefined

  const tick = () => {
    const late = Date.now() - tickedAt - TICK_MS
    tickedAt = Date.now()
    if (Math.abs(late) > MAX_LATE_MS[document.hidden ? 'hidden' : 'visible']) onWake('wake')
  }
  const onVisibility = () => {
    // Restart the measurement: the delay of a hidden tab must not count as late once the tab is visible.
    tickedAt = Date.now()
    if (document.hidden) {
      hiddenAt ??= tickedAt
      return
    }
    const hiddenFor = hiddenAt === undefined ? 0 : tickedAt - hiddenAt
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
