import type { World } from '../store/world'

/** How often those who only watch are told what happened. Requests bring the world up to date by themselves. */
const TICK_MS = 500

/** Drives a world in real time; returns the call that stops it. */
export function startTicker(world: World): () => void {
  const timer = setInterval(() => world.settle(), TICK_MS)
  return () => clearInterval(timer)
}
