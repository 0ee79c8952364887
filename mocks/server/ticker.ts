/** How often a timer runs the simulation, so that the live stream gets events. Each API request also runs it. */
const TICK_MS = 500

export function startTicker(settle: () => void): () => void {
  const timer = setInterval(settle, TICK_MS)
  return () => clearInterval(timer)
}
