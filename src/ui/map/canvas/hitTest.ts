import { MARK_GROUP_KEY_PREFIX, type MarkGroup } from './groupMapMarks'
import type { CanvasMark } from './mapMarkTypes'

export const MARK_HIT_RADIUS = 14

type HitTarget = { x: number; y: number; reach?: number }

export type DrawnHitTarget = HitTarget & ({ mark: CanvasMark } | { group: MarkGroup })

/** Returns the target nearest to the point, if the point is within the target's reach. Of equally near targets it returns the topmost. */
export function findNearestHitTarget<T extends HitTarget>(targets: readonly T[], x: number, y: number): T | undefined {
  let best: T | undefined
  let least = Number.POSITIVE_INFINITY
  for (const target of targets) {
    const far = Math.hypot(target.x - x, target.y - y)
    if (far <= (target.reach ?? MARK_HIT_RADIUS) && far <= least) {
      best = target
      least = far
    }
  }
  return best
}

export const hitTargetKey = (hit: DrawnHitTarget): string => ('mark' in hit ? hit.mark.key : hit.group.key)

/**
 * Finds the drawn mark or group with the given key. Building the key of a group takes time, so groups are compared only if `key` is a group
 * key.
 */
export function findHitTargetByKey(
  hits: readonly DrawnHitTarget[],
  key: string | undefined,
): DrawnHitTarget | undefined {
  if (key === undefined) return undefined
  const isGroup = key.startsWith(MARK_GROUP_KEY_PREFIX)
  return hits.find((hit) => ('group' in hit ? isGroup && hit.group.key === key : hit.mark.key === key))
}

export const isSelectableHitTarget = (hit: DrawnHitTarget): boolean => 'group' in hit || hit.mark.kind !== 'start'
