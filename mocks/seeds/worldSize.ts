import { CITY_SEEDS, type CitySeed, KARAGANDA } from './cities'

/**
 * The number of orders per month, `size`, determines the archive, the orders of today, the couriers, branches and
 * cities. So the archive and the live simulation have the same scale.
 */

export const ARCHIVE_DAYS = 30

/** Number of couriers by number of orders per month in the mock data; values in between are interpolated linearly. */
const COURIERS: readonly (readonly [size: number, couriers: number])[] = [
  [1000, 10],
  [20_000, 86],
  [100_000, 300],
  [200_000, 540],
]
const MIN_BRANCHES = 10
const MIN_COURIERS = 5
const MIN_POINTS = 2
const COURIERS_OF_POINT = 4
const ALL_BRANCHES_AT = 120
const ONE_CITY = 5000
/**
 * A courier's shifts per week, if the mock data has fewer than `below` orders per month. The first number is for couriers with an even
 * index in the crew, the second for those with an odd index. Couriers of small companies work part-time.
 */
const SHIFTS_A_WEEK: readonly (readonly [below: number, shifts: readonly [number, number]])[] = [
  [3000, [2, 3]],
  [10_000, [5, 5]],
  [30_000, [5, 6]],
]
const USUAL_SHIFTS = [6, 6] as const

export const ordersPerDay = (size: number): number => size / ARCHIVE_DAYS

export const servedCities = (size: number): readonly CitySeed[] =>
  size < ONE_CITY ? CITY_SEEDS.filter(({ cityId }) => cityId === KARAGANDA.id) : CITY_SEEDS

export function cityOrderShare(size: number, cityId: number): number {
  const served = servedCities(size)
  const all = served.reduce((sum, { weight }) => sum + weight, 0)
  return (served.find((city) => city.cityId === cityId)?.weight ?? 0) / all
}

export function cityCourierCount(size: number, cityId: number): number {
  const served = servedCities(size)
  const all = served.reduce((sum, { couriers }) => sum + couriers, 0)
  const own = served.find((city) => city.cityId === cityId)?.couriers ?? 0
  return own === 0 ? 0 : Math.max(MIN_COURIERS, Math.round((couriersAt(size) * own) / all))
}

export function cityBranchLimit(size: number, cityId: number): number {
  const couriers = cityCourierCount(size, cityId)
  if (couriers === 0) return 0
  const all = CITY_SEEDS.find((city) => city.cityId === cityId)?.couriers ?? ALL_BRANCHES_AT
  return couriers >= all ? Number.POSITIVE_INFINITY : Math.max(MIN_BRANCHES, Math.round((60 * couriers) / all))
}

export function selectCityPoints<Point extends { cityId: number }>(
  size: number,
  cityId: number,
  points: readonly Point[],
): Point[] {
  const here = points.filter((point) => point.cityId === cityId)
  return here.slice(0, Math.max(MIN_POINTS, Math.ceil(cityCourierCount(size, cityId) / COURIERS_OF_POINT)))
}

export function courierShiftsPerWeek(size: number, place: number): number {
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
