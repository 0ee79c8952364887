/**
 * Whether the page is being left. Streams and requests break off then, and no code may request the reason from the server (contract,
 * «leaving a page»). If the user cancels leaving, this becomes false after `MOMENT_MS`.
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
  // The page was restored from the back/forward cache.
  window.addEventListener('pageshow', () => {
    askedAt = Number.NEGATIVE_INFINITY
  })
}
