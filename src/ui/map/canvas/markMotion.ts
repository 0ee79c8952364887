import { type MercatorPoint, mercatorDistanceMetres } from '../mercator'

export type MarkMotion = { from: MercatorPoint; to: MercatorPoint; startedAt: number; isLeap: boolean }

export const MARK_GLIDE_MS = 1200
/** Ms. A courier's move that is too long or too fast to be real is shown by a dashed line for this time. */
const LEAP_MS = 4000
/** Limits in metres and metres per second. A courier's move beyond either limit is not animated. */
const MAX_METRES = 2000
const MAX_METRES_PER_SECOND = 25

/**
 * Animation of a map mark between two positions. `seconds` is the time between the server timestamps of both positions. If it is undefined,
 * the speed is not checked.
 */
export function createMarkMotion(
  from: MercatorPoint,
  to: MercatorPoint,
  startedAt: number,
  seconds: number | undefined,
): MarkMotion {
  const metres = mercatorDistanceMetres(from, to)
  const isTooFast = seconds !== undefined && seconds > 0 && metres / seconds > MAX_METRES_PER_SECOND
  return { from, to, startedAt, isLeap: metres > MAX_METRES || isTooFast }
}

export function glidePosition({ from, to, startedAt, isLeap }: MarkMotion, now: number): MercatorPoint {
  const share = isLeap ? 1 : Math.min(1, Math.max(0, (now - startedAt) / MARK_GLIDE_MS))
  if (share === 1) return to
  const eased = 1 - (1 - share) ** 3
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased }
}

export const glideDistance = ({ from, to }: MarkMotion): number => Math.hypot(to.x - from.x, to.y - from.y)

export const markGlideEndTime = ({ startedAt, isLeap }: MarkMotion): number =>
  startedAt + (isLeap ? LEAP_MS : MARK_GLIDE_MS)

export const isMarkGliding = (glide: MarkMotion, now: number): boolean => now < markGlideEndTime(glide)
