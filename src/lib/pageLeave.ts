/**
 * True while the user is leaving the page: the browser then cancels streams and requests, and the resulting errors must be ignored
 * (contract, «leaving a page»). If the user stays after all, it becomes false after `MOMENT_MS`.
 */
export const isLeavingPage = (): boolean => performance.now() - requestedAt < MOMENT_MS

const MOMENT_MS = 3000
let requestedAt = Number.NEGATIVE_INFINITY

export function watchPageLeave(): void {
  const note = () => {
    requestedAt = performance.now()
  }
  window.addEventListener('beforeunload', note)
  window.addEventListener('pagehide', note)
  // The browser restored the page from the back/forward cache, so the user is no longer leaving it.
  window.addEventListener('pageshow', () => {
    requestedAt = Number.NEGATIVE_INFINITY
  })
}
