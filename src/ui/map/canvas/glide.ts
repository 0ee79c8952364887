import { type WorldPoint, worldMetres } from '../mercator'

/** The way of a mark from where it was drawn to where it is now. Moments are milliseconds of `performance.now()`. */
export type Glide = { from: WorldPoint; to: WorldPoint; startedAt: number; isLeap: boolean }

/** A mark takes this long from its old place to the new one. */
export const GLIDE_MS = 1200
/** A dashed line stands this long where a mark was too fast to have gone. */
const LEAP_MS = 4000
/** Nobody goes that far between two responses, or that fast: such a mark leaps. */
const MAX_METRES = 2000
const MAX_METRES_PER_SECOND = 25

/** `seconds` lie between the two positions, as the server dates them; unknown ones are not judged by speed. */
export function glideBetween(from: WorldPoint, to: WorldPoint, startedAt: number, seconds: number | undefined): Glide {
  const metres = worldMetres(from, to)
  const isTooFast = seconds !== undefined && seconds > 0 && metres / seconds > MAX_METRES_PER_SECOND
  return { from, to, startedAt, isLeap: metres > MAX_METRES || isTooFast }
}

/** Where a mark is drawn; never beyond its last known position. */
export function glidePosition({ from, to, startedAt, isLeap }: Glide, now: number): WorldPoint {
  const share = isLeap ? 1 : Math.min(1, Math.max(0, (now - startedAt) / GLIDE_MS))
  if (share === 1) return to
  const eased = 1 - (1 - share) ** 3
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased }
}

/** In parts of the world. */
export const glideLength = ({ from, to }: Glide): number => Math.hypot(to.x - from.x, to.y - from.y)

/** When it has nothing more to draw by itself. */
export const glideEnd = ({ startedAt, isLeap }: Glide): number => startedAt + (isLeap ? LEAP_MS : GLIDE_MS)

/** Whether it still has to be drawn anew by itself. */
export const isGliding = (glide: Glide, now: number): boolean => now < glideEnd(glide)
