import type { CourierType } from '../../src/domain/couriers'
import { COURIER_ROTA_HOURS } from '../simulation/courierRota'
import { DEMAND_BY_WEEKDAY } from '../simulation/demand'
import type { SeededRandom, WeightedChoices } from '../store/random'
import type { CourierRota } from '../store/records'
import { cityCourierCount, courierShiftsPerWeek } from './worldSize'

export type CrewRequirements = { cityId: number; least: CourierType }

type Post = { typeId: CourierType; rota: CourierRota }

/**
 * Crews smaller than this get planned transport and working hours. Random values would leave gaps, such as an evening
 * without a car.
 */
const DEALT_BELOW = 32
/**
 * Percentages of the transport types in a crew of one courier and in a crew of DEALT_BELOW couriers. A smaller crew needs a larger share of
 * cars to reach all customers.
 */
const TYPES: readonly (readonly [typeId: CourierType, ofOne: number, ofMany: number])[] = [
  [10, 75, 38],
  [8, 13, 28],
  [5, 8, 19],
  [1, 4, 15],
]
const OPENS = 7
const GROUPS_BY_DAY = COURIER_ROTA_HOURS.filter(([[from]]) => from < 23)
const FEW_SHIFTS = 5
const GROUPS_OF_FEW: WeightedChoices<CourierRota['hours']> = [
  [[7, 17], 30],
  [[12, 22], 30],
  [[16, 25], 40],
]

/**
 * Returns transport and working hours for the couriers of a small crew, so that all hours and weekdays are covered;
 * null for a large crew. `least` is the slowest useful transport: in a city without nearby customers, couriers on foot
 * would get no orders.
 */
export function planSmallCrew(random: SeededRandom, size: number, { cityId, least }: CrewRequirements): Post[] | null {
  const count = cityCourierCount(size, cityId)
  if (count >= DEALT_BELOW) return null
  const rotas = dealRotas(Array.from({ length: count }, (_, index) => courierShiftsPerWeek(size, index)))
  const types = dealTypes(count, least).sort((a, b) => b - a)
  return random
    .fork('crew', cityId)
    .shuffle(rotas.map((rota, index) => ({ rota, typeId: types[index] as CourierType })))
}

/** A small crew does not work at night, so its city takes no orders then. `hour` is local time. */
export const isCityTakingOrders = (size: number, cityId: number, hour: number): boolean =>
  cityCourierCount(size, cityId) >= DEALT_BELOW || hour >= OPENS

function dealRotas(shifts: readonly number[]): CourierRota[] {
  const aDay = shifts.reduce((sum, own) => sum + own, 0) / DEMAND_BY_WEEKDAY.length
  const groups = shareOut(aDay < FEW_SHIFTS ? GROUPS_OF_FEW : GROUPS_BY_DAY)
  const days = shareOut(DEMAND_BY_WEEKDAY.map((demand, day) => [day, demand]))
  const have = groups.map(() => days.map(() => 0))
  let dealt = 0
  return shifts.map((own) => {
    dealt += own
    const offers = groups.map(([hours, ofHours], group) => {
      const lacks = days.map(([day, ofDay]) => {
        const onDay = have.reduce((sum, row) => sum + (row[day] ?? 0), 0)
        const lack = dealt * ofDay * (1 + ofHours) - onDay - (have[group]?.[day] ?? 0)
        return { day, lack }
      })
      const work = lacks.sort((a, b) => b.lack - a.lack || a.day - b.day).slice(0, own)
      return { hours, group, work: work.map(({ day }) => day), lack: work.reduce((sum, { lack }) => sum + lack, 0) }
    })
    const best = offers.reduce((chosen, offer) => (offer.lack > chosen.lack ? offer : chosen))
    const row = have[best.group] ?? []
    for (const day of best.work) row[day] = (row[day] ?? 0) + 1
    return { hours: best.hours, offDays: days.map(([day]) => day).filter((day) => !best.work.includes(day)) }
  })
}

function dealTypes(count: number, least: CourierType): CourierType[] {
  const far = count / DEALT_BELOW
  const useful = TYPES.filter(([typeId]) => typeId >= least)
  const shares = shareOut(useful.map(([typeId, few, many]) => [typeId, few + (many - few) * far]))
  const have = new Map<CourierType, number>()
  return Array.from({ length: count }, (_, index) => {
    const lack = ([typeId, share]: readonly [CourierType, number]) => share * (index + 1) - (have.get(typeId) ?? 0)
    const [typeId] = shares.reduce((best, type) => (lack(type) > lack(best) ? type : best))
    have.set(typeId, (have.get(typeId) ?? 0) + 1)
    return typeId
  })
}

function shareOut<T>(weights: WeightedChoices<T>): [value: T, share: number][] {
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0)
  return weights.map(([value, weight]) => [value, weight / all])
}
