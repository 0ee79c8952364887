/**
 * Whether the page is being left: its streams and requests break off then, and nothing may ask the server why
 * (contract, «leaving a page»). A person who is asked and stays is back after a moment.
 */
export const isLeaving = (): boolean => performance.now() - askedAt < MOMENT_MS

const MOMENT_MS = 3000
let askedAt = Number.NEGATIVE_INFINITY

/** Starts to watch; to be called once, before anything is sent. */
export function watchLeaving(): void {
  const note = () => {
    askedAt = performance.now()
  }
  window.addEventListener('beforeunload', note)
  window.addEventListener('pagehide', note)
  // Back from the browser's cache of pages.
  window.addEventListener('pageshow', () => {
    askedAt = Number.NEGATIVE_INFINITY
  })
}
