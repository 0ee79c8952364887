/** `return`: the tab is seen again; `wake`: the machine slept, its clock jumped, or its network is back. */
export type Wake = 'return' | 'wake'

/** Hidden for so long, a tab may have been put to sleep by its browser. */
const MAX_HIDDEN_MS = 60_000
const TICK_MS = 5_000
/** A tick this late means that the machine slept; in a hidden tab browsers let one come a minute late. */
const MAX_LATE_MS = { visible: 30_000, hidden: 90_000 }

/**
 * Calls when a stream may have died unnoticed: after a sleep the browser does not report a lost connection. Returns a
 * function that stops.
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
    // Judged as what it was until now: the next tick of a tab that is seen again is not late.
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
