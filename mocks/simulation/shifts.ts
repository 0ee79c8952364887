import { Random } from '../store/random'
import type { CourierRecord } from '../store/records'

/**
 * When a courier usually works. Each has a group of hours and his days off; both follow from his id, so that past
 * shifts, seeded schedules and days without a schedule agree without asking each other. Seconds.
 */
type Worker = Pick<CourierRecord, 'id' | 'daysOff'>
export type Shift = { start: number; end: number }

/**
 * Local hours; an end above 24 is on the next day. The share of couriers in each group: as many as the hour has orders, so that
 * lunch and dinner are carried and a night costs little.
 */
const GROUPS: readonly (readonly [hours: readonly [number, number], share: number])[] = [
  [[7, 16], 16],
  [[9, 19], 20],
  [[12, 23], 23],
  [[16, 25], 27],
  [[11, 21], 10],
  [[23, 33], 4],
]

const HOUR = 3600
const DAY = 86_400

export const isDayOff = ({ id, daysOff }: Worker, day: number): boolean => (day + id) % 7 < daysOff

/** The local hours at which a courier works on all other days. */
export const usualHours = (courierId: number): readonly [from: number, to: number] =>
  new Random(courierId).fork('shift').weighted(GROUPS)

/** The usual shift of a courier on a local day (days since 1970), or null on a day off. */
export function shiftOnDay(courier: Worker, day: number, timezone: number): Shift | null {
  if (isDayOff(courier, day)) return null
  const [from, to] = usualHours(courier.id)
  const jitter = shiftJitter(courier.id, day)
  const midnight = day * DAY - timezone * HOUR
  return { start: midnight + from * HOUR + jitter.start, end: midnight + to * HOUR + jitter.end }
}

/** Seconds after the planned ones. Most come a little early, one in five is late; nobody leaves on the second. */
export function shiftJitter(courierId: number, day: number): Shift {
  const own = new Random(courierId).fork('jitter', day)
  return { start: own.int(-720, 180), end: own.int(-600, 900) }
}
