import { cityOrderShare, ordersPerDay, servedCities } from '../seeds/worldSize'
import { secondAtLocalHour, weekdayIndex } from '../store/dateTime'
import type { SeededRandom } from '../store/random'

const BY_HOUR = [
  0.2, 0.12, 0.08, 0.06, 0.05, 0.05, 0.1, 0.25, 0.5, 0.7, 0.9, 1.1, 1.35, 1.35, 1.1, 1, 1, 1.1, 1.3, 1.4, 1.3, 1.1,
  0.75, 0.4,
]
const A_DAY = BY_HOUR.reduce((sum, hour) => sum + hour, 0)
const PEAK = Math.max(...BY_HOUR) / A_DAY
/** Relative number of orders by weekday, Monday first. */
export const DEMAND_BY_WEEKDAY = [0.93, 0.94, 0.96, 0.98, 1.09, 1.12, 0.98]
const UNEVEN = 0.06

/** Limit of active orders in a city: FEWEST_LIMIT plus the orders that arrive in this many hours of peak demand. */
const MAX_QUEUE_HOURS = 1.6
const FEWEST_LIMIT = 12

/**
 * Returns the times at which orders arrive on a local day, in seconds since 1970 and strictly increasing. `day` is in days
 * since 1970.
 */
export function orderArrivalTimes(
  random: SeededRandom,
  perDay: number,
  timezone: number,
  cityId: number,
  day: number,
): number[] {
  const own = random.fork('orders of', cityId, day)
  const usual = perDay * (DEMAND_BY_WEEKDAY[weekdayIndex(day)] ?? 1)
  const count = Math.floor(usual * own.between(1 - UNEVEN, 1 + UNEVEN) + own.next())
  const moments: number[] = []
  let hour = 0
  let before = 0
  for (let i = 0; i < count; i++) {
    // Divide the day into intervals of equal demand with one order each. With independent random times, an hour could have no orders by
    // chance.
    const demand = ((i + own.next()) / count) * A_DAY
    while (hour < 23 && before + (BY_HOUR[hour] ?? 0) <= demand) before += BY_HOUR[hour++] ?? 0
    const at = secondAtLocalHour(day, hour + (demand - before) / (BY_HOUR[hour] ?? 1), timezone)
    moments.push(Math.max(at, (moments.at(-1) ?? 0) + 1))
  }
  return moments
}

export const cityOrdersPerDay = (size: number, cityId: number): number =>
  ordersPerDay(size) * cityOrderShare(size, cityId)

/**
 * Largest number of active orders in a city. At this limit the city gets no new orders, so that the order list does not
 * grow without bound.
 */
export const maxActiveOrdersInCity = (size: number, cityId: number): number =>
  servedCities(size).length === 0
    ? 0
    : FEWEST_LIMIT + Math.ceil(cityOrdersPerDay(size, cityId) * PEAK * MAX_QUEUE_HOURS)
