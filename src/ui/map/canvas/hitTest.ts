import { GROUP_KEY } from './grouping'
import type { Hit } from './scene'

/** A finger or pointer this near to a mark means it. Pixels. */
export const REACH = 14

export type Target = { x: number; y: number; reach?: number }

/**
 * The nearest of what is drawn at a point of the map, of equally near ones the last, which is drawn above; undefined when
 * nothing is in reach.
 */
export function nearestTarget<T extends Target>(targets: readonly T[], x: number, y: number): T | undefined {
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const target of targets) {
    const far = Math.hypot(target.x - x, target.y - y)
    if (far <= (target.reach ?? REACH) && far <= least) {
      best = target
      least = far
    }
  }
  return best
}

/** Names what was hit, over frames and responses. */
export const hitKey = (hit: Hit): string => ('mark' in hit ? hit.mark.key : hit.group.key)

/** What a key names, as it is drawn now. Of groups the names are put together when they are asked for, and there are hundreds. */
export function findHit(hits: readonly Hit[], key: string | undefined): Hit | undefined {
  if (key === undefined) return undefined
  const isGroup = key.startsWith(GROUP_KEY)
  return hits.find((hit) => ('group' in hit ? isGroup && hit.group.key === key : hit.mark.key === key))
}

/** Whether it can be chosen, and walked to by arrows: what only shows a place cannot. */
export const isChoice = (hit: Hit): boolean => 'group' in hit || hit.mark.kind !== 'start'
