/**
 * Whether the user is leaving the page. The browser then cancels streams and requests, and no code may ask the server for the cause of such
 * an error (contract, «leaving a page»). If the user does not leave after all, this becomes false after `MOMENT_MS`.
 */
export const isLeaving = (): boolean => performance.now() - askedAt < MOMENT_MS

const MOMENT_MS = 3000
let askedAt = Number.NEGATIVE_INFINITY

export function watchLeaving(): void {
  const note = () => {
    askedAt = performance.now()
  }
  window.addEventListener('beforeunload', note)
  window.addEventListener('pagehide', note)
  // The browser restored the page from the back/forward cache, so the user is no longer leaving it.
  window.addEventListener('pageshow', () => {
    askedAt = Number.NEGATIVE_INFINITY
  })
}
