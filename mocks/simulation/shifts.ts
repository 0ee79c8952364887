import { localDay } from '../moments'
import { Random } from '../random'

/**
 * When a courier works. Each has a group of hours and one day off a week; both follow from his id, so that seeds, the
 * simulation and schedules agree without asking each other.
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

/** The shift of a courier on a local day (days since 1970), or null on his day off. */
export function shiftOnDay(courierId: number, day: number, timezone: number): Shift | null {
  if ((day + courierId) % 7 === 0) return null
  const [from, to] = new Random(courierId).fork('shift').weighted(GROUPS)
  const jitter = jitterOf(courierId, day)
  const midnight = day * DAY - timezone * HOUR
  return { start: midnight + from * HOUR + jitter.start, end: midnight + to * HOUR + jitter.end }
}

/** Seconds after the planned ones. Most come a little early, one in five is late; nobody leaves on the second. */
export function jitterOf(courierId: number, day: number): Shift {
  const own = new Random(courierId).fork('jitter', day)
  return { start: own.int(-720, 180), end: own.int(-600, 900) }
}

/** The shift that is on at a moment, or null. */
export function shiftAt(courierId: number, second: number, timezone: number): Shift | null {
  const today = localDay(second, timezone)
  for (const day of [today - 1, today]) {
    const shift = shiftOnDay(courierId, day, timezone)
    if (shift && shift.start <= second && second < shift.end) return shift
  }
  return null
}

/** The start of the next shift after a moment. */
export function nextShiftStart(courierId: number, second: number, timezone: number): number {
  const today = localDay(second, timezone)
  for (let day = today; day <= today + 2; day++) {
    const shift = shiftOnDay(courierId, day, timezone)
    if (shift && shift.start > second) return shift.start
  }
  return second + DAY
}
