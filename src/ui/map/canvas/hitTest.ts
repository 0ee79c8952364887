import { GROUP_KEY } from './grouping'
import type { Hit } from './scene'

export const REACH = 14

export type Target = { x: number; y: number; reach?: number }

/** The nearest target within reach; of equally near ones the topmost. */
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

/** Group keys are built on access, so compare them only for a group key. */
export function findHit(hits: readonly Hit[], key: string | undefined): Hit | undefined {
  if (key === undefined) return undefined
  const isGroup = key.startsWith(GROUP_KEY)
  return hits.find((hit) => ('group' in hit ? isGroup && hit.group.key === key : hit.mark.key === key))
}

/** A start marker can be neither selected nor focused. */
export const isChoice = (hit: Hit): boolean => 'group' in hit || hit.mark.kind !== 'start'
