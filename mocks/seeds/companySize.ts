import { CITY_SCALES, type CityScale, KARAGANDA } from './cities'

/**
 * How large a company is that takes `size` orders a month. Everything follows from it: the archive, today's orders, couriers,
 * branches and the cities that it serves, so that a day of the archive and the living day are one model.
 */

/** The archive covers this many days: a month. */
export const ARCHIVE_DAYS = 30

/** Couriers by orders a month; between two of these lines in proportion. */
const COURIERS: readonly (readonly [size: number, couriers: number])[] = [
  [1000, 10],
  [20_000, 86],
  [100_000, 300],
  [200_000, 540],
]
/** Branches of a city, and its couriers, at the least. */
const MIN_BRANCHES = 10
const MIN_COURIERS = 5
const MIN_POINTS = 2
const COURIERS_OF_POINT = 4
/** From so many couriers on all branches there are have enough to do. */
const ALL_BRANCHES_AT = 120
/** Fewer orders than these are one city's. */
const ONE_CITY = 5000
/** Shifts a week of every other courier, by the size of the company: a small one works by part-time couriers. */
const SHIFTS_A_WEEK: readonly (readonly [below: number, shifts: readonly [number, number]])[] = [
  [3000, [2, 3]],
  [10_000, [5, 5]],
  [30_000, [5, 6]],
]
const USUAL_SHIFTS = [6, 6] as const

export const ordersADay = (size: number): number => size / ARCHIVE_DAYS

/** The cities that a company of this size delivers in. */
export const servedCities = (size: number): readonly CityScale[] =>
  size < ONE_CITY ? CITY_SCALES.filter(({ cityId }) => cityId === KARAGANDA.id) : CITY_SCALES

/** The part of a company's orders that comes from a city, 0 to 1. */
export function shareOfCity(size: number, cityId: number): number {
  const served = servedCities(size)
  const all = served.reduce((sum, { weight }) => sum + weight, 0)
  return (served.find((city) => city.cityId === cityId)?.weight ?? 0) / all
}

/** How many couriers a city has, blocked ones included. */
export function couriersIn(size: number, cityId: number): number {
  const served = servedCities(size)
  const all = served.reduce((sum, { couriers }) => sum + couriers, 0)
  const own = served.find((city) => city.cityId === cityId)?.couriers ?? 0
  return own === 0 ? 0 : Math.max(MIN_COURIERS, Math.round((couriersAt(size) * own) / all))
}

/** How many branches of a city are open for business. */
export function branchesIn(size: number, cityId: number): number {
  const couriers = couriersIn(size, cityId)
  if (couriers === 0) return 0
  const all = CITY_SCALES.find((city) => city.cityId === cityId)?.couriers ?? ALL_BRANCHES_AT
  return couriers >= all ? Number.POSITIVE_INFINITY : Math.max(MIN_BRANCHES, Math.round((60 * couriers) / all))
}

/** The dispatch points of a city that a company works from, the most central ones: a handful of couriers cannot serve all of it. */
export function pointsIn<Point extends { cityId: number }>(
  size: number,
  cityId: number,
  points: readonly Point[],
): Point[] {
  const here = points.filter((point) => point.cityId === cityId)
  return here.slice(0, Math.max(MIN_POINTS, Math.ceil(couriersIn(size, cityId) / COURIERS_OF_POINT)))
}

/** Shifts a week of a city's courier, by his place in the crew. */
export function shiftsAWeek(size: number, place: number): number {
  const [even, odd] = SHIFTS_A_WEEK.find(([below]) => size < below)?.[1] ?? USUAL_SHIFTS
  return place % 2 === 0 ? even : odd
}

function couriersAt(size: number): number {
  const above = COURIERS.findIndex(([from]) => from >= size)
  const [upper, more] = COURIERS[above === -1 ? COURIERS.length - 1 : above] as readonly [number, number]
  if (above <= 0) return more
  const [lower, fewer] = COURIERS[above - 1] as readonly [number, number]
  return fewer + ((more - fewer) * (size - lower)) / (upper - lower)
}
