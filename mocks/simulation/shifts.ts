import { weekdayIndex } from '../store/moments'
import { Random, type Weighted } from '../store/random'
import type { CourierRecord, Rota } from '../store/records'

/**
 * When a courier usually works: past shifts, seeded schedules and days without a schedule all go by his rota, so that they agree
 * without asking each other. Seconds.
 */
type Worker = Pick<CourierRecord, 'id' | 'rota'>
export type Shift = { start: number; end: number }

/**
 * Local hours; an end above 24 is on the next day. The share of couriers in each group: as many as the hour has orders, so that
 * lunch and dinner are carried and a night costs little.
 */
export const GROUPS: Weighted<Rota['hours']> = [
  [[7, 16], 16],
  [[9, 19], 20],
  [[12, 23], 23],
  [[16, 25], 27],
  [[11, 21], 10],
  [[23, 33], 4],
]

const HOUR = 3600
const DAY = 86_400

/**
 * Fridays and Saturdays bring the most orders: of those whose turn it would be, two in three are off on a quieter day instead, so
 * that each day has as many couriers as its orders need. Weekdays by turn, Monday 0.
 */
const MOVED: Partial<Record<number, readonly number[]>> = { 4: [4, 0, 1, 4, 0, 3], 5: [5, 1, 0, 5, 1, 6] }

export const isDayOff = ({ rota }: Pick<Worker, 'rota'>, day: number): boolean =>
  rota.offDays.includes(weekdayIndex(day))

/** The rota of one of many, whom chance spreads over the hours and numbers over the week. */
export function usualRota(courierId: number): Rota {
  const day = (((3 - courierId) % 7) + 7) % 7
  const turns = MOVED[day] ?? [day]
  const offDay = turns[Math.floor(courierId / 7) % turns.length] ?? day
  return { hours: new Random(courierId).fork('shift').weighted(GROUPS), offDays: [offDay] }
}

/** The usual shift of a courier on a local day (days since 1970), or null on a day off. */
export function shiftOnDay(courier: Worker, day: number, timezone: number): Shift | null {
  if (isDayOff(courier, day)) return null
  const [from, to] = courier.rota.hours
  const jitter = shiftJitter(courier.id, day)
  const midnight = day * DAY - timezone * HOUR
  return { start: midnight + from * HOUR + jitter.start, end: midnight + to * HOUR + jitter.end }
}

/** Seconds after the planned ones. Most come a little early, one in five is late; nobody leaves on the second. */
export function shiftJitter(courierId: number, day: number): Shift {
  const own = new Random(courierId).fork('jitter', day)
  return { start: own.int(-720, 180), end: own.int(-600, 900) }
}
