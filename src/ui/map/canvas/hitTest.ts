/** A finger or pointer this near to a mark means it. Pixels. */
export const REACH = 14

export type Target = { x: number; y: number; reach?: number }

/** The nearest of what is drawn at a point of the map; undefined when nothing is in reach. */
export function nearestTarget<T extends Target>(targets: readonly T[], x: number, y: number): T | undefined {
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const target of targets) {
    const far = Math.hypot(target.x - x, target.y - y)
    if (far <= (target.reach ?? REACH) && far < least) {
      best = target
      least = far
    }
  }
  return best
}
