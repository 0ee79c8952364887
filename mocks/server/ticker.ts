/** How often the world advances for the live stream. API requests advance it themselves. */
const TICK_MS = 500

export function startTicker(settle: () => void): () => void {
  const timer = setInterval(settle, TICK_MS)
  return () => clearInterval(timer)
}
