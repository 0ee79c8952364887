/**
 * Interval at which a timer runs the simulation, so that the live stream gets events between API requests. Each API
 * request also runs the simulation.
 */
const TICK_MS = 500

export function startTicker(settle: () => void): () => void {
  const timer = setInterval(settle, TICK_MS)
  return () => clearInterval(timer)
}
