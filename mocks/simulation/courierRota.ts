import { weekdayIndex } from '../store/dateTime'
import { SeededRandom, type WeightedChoices } from '../store/random'
import type { CourierRecord, CourierRota } from '../store/records'

/**
 * The functions of this file compute the shifts of the archive, of generated schedules and of days without a schedule.
 * All three use the same rules, so that they do not contradict each other.
 */
type Worker = Pick<CourierRecord, 'id' | 'rota'>
export type ShiftTimeRange = { start: number; end: number }

/**
 * Local working hours (an end above 24 is on the next day), each with the percentage of couriers who work them. More couriers work when
 * there are more orders.
 */
export const COURIER_ROTA_HOURS: WeightedChoices<CourierRota['hours']> = [
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
 * Friday (4) and Saturday (5) have the most orders. Of the couriers whose day off would be one of them, two thirds get another day off.
 * Keys and values are weekdays; Monday is 0.
 */
const MOVED: Partial<Record<number, readonly number[]>> = { 4: [4, 0, 1, 4, 0, 3], 5: [5, 1, 0, 5, 1, 6] }

export const isDayOff = ({ rota }: Pick<Worker, 'rota'>, day: number): boolean =>
  rota.offDays.includes(weekdayIndex(day))

export function generateCourierRota(courierId: number): CourierRota {
  const day = (((3 - courierId) % 7) + 7) % 7
  const turns = MOVED[day] ?? [day]
  const offDay = turns[Math.floor(courierId / 7) % turns.length] ?? day
  return { hours: new SeededRandom(courierId).fork('shift').weighted(COURIER_ROTA_HOURS), offDays: [offDay] }
}

export function usualShiftOnDay(courier: Worker, day: number, timezone: number): ShiftTimeRange | null {
  if (isDayOff(courier, day)) return null
  const [from, to] = courier.rota.hours
  const jitter = randomShiftDeviation(courier.id, day)
  const midnight = day * DAY - timezone * HOUR
  return { start: midnight + from * HOUR + jitter.start, end: midnight + to * HOUR + jitter.end }
}

export function randomShiftDeviation(courierId: number, day: number): ShiftTimeRange {
  const own = new SeededRandom(courierId).fork('jitter', day)
  return { start: own.int(-720, 180), end: own.int(-600, 900) }
}
