import type { Hit } from './scene'

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

const MARK = 'mark '

/** Names what was hit, over frames and responses. */
export const hitKey = (hit: Hit): string => ('mark' in hit ? markKey(hit.mark.id) : `group ${hit.group.key}`)

export const markKey = (id: number): string => `${MARK}${id}`

/** What a key names, as it is drawn now. No key of another hit is put together: there are a thousand of them each frame. */
export function findHit(hits: readonly Hit[], key: string | undefined): Hit | undefined {
  if (key === undefined) return undefined
  if (!key.startsWith(MARK)) return hits.find((hit) => 'group' in hit && `group ${hit.group.key}` === key)
  const id = Number(key.slice(MARK.length))
  return hits.find((hit) => 'mark' in hit && hit.mark.id === id)
}
