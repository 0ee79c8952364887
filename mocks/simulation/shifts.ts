import { Random } from '../store/random'

/**
 * When a courier usually works. Each has a group of hours and one day off a week; both follow from his id, so that past
 * shifts, seeded schedules and days without a schedule agree without asking each other. Seconds.
 */
export type Shift = { start: number; end: number }

/** Local hours; an end above 24 is on the next day. The share of couriers in each group. */
const GROUPS: readonly (readonly [hours: readonly [number, number], share: number])[] = [
  [[7, 16], 17],
  [[9, 19], 16],
  [[12, 23], 20],
  [[16, 25], 25],
  [[23, 33], 22],
]

const HOUR = 3600
const DAY = 86_400

export const isDayOff = (courierId: number, day: number): boolean => (day + courierId) % 7 === 0

/** The local hours at which a courier works on all other days. */
export const usualHours = (courierId: number): readonly [from: number, to: number] =>
  new Random(courierId).fork('shift').weighted(GROUPS)

/** The usual shift of a courier on a local day (days since 1970), or null on his day off. */
export function shiftOnDay(courierId: number, day: number, timezone: number): Shift | null {
  if (isDayOff(courierId, day)) return null
  const [from, to] = usualHours(courierId)
  const jitter = jitterOf(courierId, day)
  const midnight = day * DAY - timezone * HOUR
  return { start: midnight + from * HOUR + jitter.start, end: midnight + to * HOUR + jitter.end }
}

/** Seconds after the planned ones. Most come a little early, one in five is late; nobody leaves on the second. */
export function jitterOf(courierId: number, day: number): Shift {
  const own = new Random(courierId).fork('jitter', day)
  return { start: own.int(-720, 180), end: own.int(-600, 900) }
}
