import type { CourierType } from '../../src/domain/couriers'
import { BY_WEEKDAY } from '../simulation/demand'
import { GROUPS } from '../simulation/shifts'
import type { Random, Weighted } from '../store/random'
import type { Rota } from '../store/records'
import { couriersIn, shiftsAWeek } from './companySize'

/** A city, and the transport of the nearest zones that its branches deliver to. */
export type CrewPlace = { cityId: number; least: CourierType }

/** What a courier works with, and when. */
type Post = { typeId: CourierType; rota: Rota }

/** A large crew evens out by chance. Of one below this, chance leaves an evening without a car, or without anybody. */
const DEALT_BELOW = 32
/** The fewer are at work, the more of them have to reach every customer: the transport of one alone, and of `DEALT_BELOW`. */
const TYPES: readonly (readonly [typeId: CourierType, ofOne: number, ofMany: number])[] = [
  [10, 75, 38],
  [8, 13, 28],
  [5, 8, 19],
  [1, 4, 15],
]
/** Hours by day alone. */
const OPENS = 7
const GROUPS_BY_DAY = GROUPS.filter(([[from]]) => from < 23)
/** With fewer shifts a day than this, they follow each other from the morning to the night. */
const FEW_SHIFTS = 5
const GROUPS_OF_FEW: Weighted<Rota['hours']> = [
  [[7, 17], 30],
  [[12, 22], 30],
  [[16, 25], 40],
]

/**
 * The posts of a small crew, dealt out to what each hour and weekday lacks most; null for a large one. Nobody works with less than `least`
 * reaches: where no branch has customers near by, somebody on foot would carry nothing.
 */
export function dealtCrew(random: Random, size: number, { cityId, least }: CrewPlace): Post[] | null {
  const count = couriersIn(size, cityId)
  if (count >= DEALT_BELOW) return null
  const rotas = dealRotas(Array.from({ length: count }, (_, place) => shiftsAWeek(size, place)))
  // Whoever is dealt first is spread best over the week, and it is cars that every hour needs.
  const types = dealTypes(count, least).sort((a, b) => b - a)
  return random
    .fork('crew', cityId)
    .shuffle(rotas.map((rota, place) => ({ rota, typeId: types[place] as CourierType })))
}

/** A small crew sleeps at night, and its city takes no orders from midnight on. Local hours. */
export const takesOrders = (size: number, cityId: number, hour: number): boolean =>
  couriersIn(size, cityId) >= DEALT_BELOW || hour >= OPENS

function dealRotas(shifts: readonly number[]): Rota[] {
  const aDay = shifts.reduce((sum, own) => sum + own, 0) / BY_WEEKDAY.length
  const groups = shareOut(aDay < FEW_SHIFTS ? GROUPS_OF_FEW : GROUPS_BY_DAY)
  const days = shareOut(BY_WEEKDAY.map((demand, day) => [day, demand]))
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

/** Each time the one that is furthest behind its share. */
function dealTypes(count: number, least: CourierType): CourierType[] {
  const far = count / DEALT_BELOW
  const useful = TYPES.filter(([typeId]) => typeId >= least)
  const shares = shareOut(useful.map(([typeId, few, many]) => [typeId, few + (many - few) * far]))
  const have = new Map<CourierType, number>()
  return Array.from({ length: count }, (_, place) => {
    const lack = ([typeId, share]: readonly [CourierType, number]) => share * (place + 1) - (have.get(typeId) ?? 0)
    const [typeId] = shares.reduce((best, type) => (lack(type) > lack(best) ? type : best))
    have.set(typeId, (have.get(typeId) ?? 0) + 1)
    return typeId
  })
}

/** Weights as parts of one. */
function shareOut<T>(weights: Weighted<T>): [value: T, share: number][] {
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0)
  return weights.map(([value, weight]) => [value, weight / all])
}
