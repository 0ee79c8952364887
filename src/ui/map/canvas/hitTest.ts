import { GROUP_KEY } from './grouping'
import type { Hit } from './scene'

export const REACH = 14

export type Target = { x: number; y: number; reach?: number }

/** The target nearest to the point, if the point is within the target's reach. Of equally near targets it is the topmost. */
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

export const hitKey = (hit: Hit): string => ('mark' in hit ? hit.mark.key : hit.group.key)

/**
 * Finds the drawn mark or group with the given key. Building the key of a group takes time, so groups are compared only if `key` is a group
 * key.
 */
export function findHit(hits: readonly Hit[], key: string | undefined): Hit | undefined {
  if (key === undefined) return undefined
  const isGroup = key.startsWith(GROUP_KEY)
  return hits.find((hit) => ('group' in hit ? isGroup && hit.group.key === key : hit.mark.key === key))
}

/** Whether the user can select and focus the drawn mark or group. The marker of a start point can be neither selected nor focused. */
export const isChoice = (hit: Hit): boolean => 'group' in hit || hit.mark.kind !== 'start'
