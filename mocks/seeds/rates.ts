import { COURIER_TYPES, type CourierType } from '../../src/domain/couriers'
import { dateOfDay, localDay } from '../store/moments'
import type { BonusGrid, CourierRateEntry, RateBookRecord, RatioCondition } from '../store/records/rates'
import { ALMATY, CITY_SCALES, KARAGANDA } from './cities'

/**
 * Tenge for an order and for an hour at the standard tariff level, so that couriers earn what couriers in Kazakhstan earn in 2026.
 *
 * What there is to compare with: the minimum wage is 85 000 tenge a month (law on the budget of 2026), 506 an hour of 168; wages were
 * about 300 000 in the middle and 450 000 on average in 2025; services that look for couriers promise at most 300 000 to 470 000 a
 * month on foot, 300 000 to 550 000 on a bicycle, 550 000 to 900 000 on a motorcycle and 550 000 to 715 000 in a car, by city.
 *
 * Hence: an hour alone comes to a little more than the minimum wage, which is what a quiet shift brings, and orders double or treble it.
 * The same order pays more who brings his own engine. In a company of 50 000 orders a month of full shifts brings 420 000 on foot, 480 000
 * on a bicycle, 520 000 on a motorcycle and 370 000 in a car in the middle, and nobody more than 700 000; cars are kept for far zones and
 * stand idle longer, and nearly half of what they bring is their hours. In a shift of ten hours that is 14 000 to 21 000.
 */
const BASE: Record<CourierType, { order: number; hour: number }> = {
  1: { order: 600, hour: 510 },
  5: { order: 650, hour: 510 },
  8: { order: 700, hour: 520 },
  10: { order: 900, hour: 600 },
}
/** A higher tariff level adds this for an order and for an hour. */
const LEVEL = { order: 50, hour: 40 }
const STICKER = 60
const GRID: readonly (readonly [minQuantityOrder: number, price: number])[] = [
  [3, 300],
  [6, 900],
  [10, 2000],
  [15, 3500],
]
/** Almaty pays a fifth more, as everything there costs more. */
const factorOf = (cityId: number): number => (cityId === ALMATY.id ? 1.2 : 1)

/** A rate book for each city that is served; one that is not open yet has no rates. */
export function seedRateBooks(now: number): RateBookRecord[] {
  return CITY_SCALES.map(({ cityId }) => ({
    id: cityId,
    cityId,
    since: 0,
    rates: ratesOf(factorOf(cityId)),
    bonuses: COURIER_TYPES.map(gridOf),
    conditions: conditionsOf(cityId, localDay(now, 5)),
  }))
}

function ratesOf(factor: number): CourierRateEntry[] {
  return ([1, 2, 3] as const).flatMap((rateTypeId) =>
    COURIER_TYPES.map((typeId) => ({
      typeId,
      rateTypeId,
      orderPrice: tens((BASE[typeId].order + LEVEL.order * (rateTypeId - 1)) * factor),
      hourPrice: tens((BASE[typeId].hour + LEVEL.hour * (rateTypeId - 1)) * factor),
      bonusForSticker: typeId === 10 ? STICKER : null,
    })),
  )
}

/** Who walks reaches each step with one order less. */
const gridOf = (typeId: CourierType): BonusGrid => ({
  typeId,
  rates: GRID.map(([quantity, price]) => ({ minQuantityOrder: typeId === 1 ? quantity - 1 : quantity, price })),
})

/** The names that stories and tests know conditions of Karaganda by. */
export const CONDITION = { weekendEvening: 1, onFoot: 2, night: 3, holiday: 4 } as const

const UNLIMITED = { typeId: null, timeStart: null, timeEnd: null, dateStart: null, dateEnd: null, days: null }

/** Karaganda has one of each kind, other cities a rush hour only. */
function conditionsOf(cityId: number, today: number): RatioCondition[] {
  if (cityId !== KARAGANDA.id) {
    return [{ ...UNLIMITED, ...evening, id: 10 + cityId, ratio: 1.2, priority: 1, status: true }]
  }
  return [
    { ...UNLIMITED, ...evening, id: CONDITION.weekendEvening, ratio: 1.3, priority: 10, days: [5, 6], status: true },
    {
      ...UNLIMITED,
      id: CONDITION.onFoot,
      typeId: 1,
      ratio: 1.5,
      priority: 20,
      dateStart: dateOfDay(today - 10),
      dateEnd: dateOfDay(today + 4),
      status: true,
    },
    {
      ...UNLIMITED,
      id: CONDITION.night,
      ratio: 1.25,
      priority: 5,
      timeStart: '22:00:00',
      timeEnd: '06:00:00',
      status: true,
    },
    {
      ...UNLIMITED,
      id: CONDITION.holiday,
      ratio: 2,
      priority: 100,
      dateStart: dateOfDay(today + 20),
      dateEnd: dateOfDay(today + 20),
      status: false,
    },
  ]
}

const evening = { timeStart: '18:00:00', timeEnd: '22:00:00' }

const tens = (tenge: number): number => Math.round(tenge / 10) * 10
