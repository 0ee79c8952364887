/** How often clients that only watch get what happened. Requests bring the world up to date by themselves. */
const TICK_MS = 500

/** Drives a world in real time; returns the call that stops it. */
export function startTicker(settle: () => void): () => void {
  const timer = setInterval(settle, TICK_MS)
  return () => clearInterval(timer)
}
