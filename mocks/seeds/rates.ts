import { COURIER_TYPES, type CourierType } from '../../src/domain/couriers'
import { dateOfEpochDay, localEpochDay } from '../store/dateTime'
import type { BonusGrid, CourierRateEntry, RateBookRecord, RatioCondition } from '../store/records/rates'
import { ALMATY, CITY_SEEDS, KARAGANDA } from './cities'

/**
 * Pay in tenge per order and per hour at the standard tariff, modelled on wages in Kazakhstan in 2026: minimum 85,000 a
 * month (506 an hour), median 300,000, job ads for couriers 300,000 to 900,000. Full shifts bring a median of 370,000 (car) to
 * 520,000 (motorcycle) a month. Cars earn less because they serve far zones and are idle longer.
 */
const BASE: Record<CourierType, { order: number; hour: number }> = {
  1: { order: 600, hour: 510 },
  5: { order: 650, hour: 510 },
  8: { order: 700, hour: 520 },
  10: { order: 900, hour: 600 },
}
const LEVEL = { order: 50, hour: 40 }
const STICKER = 60
const GRID: readonly (readonly [minQuantityOrder: number, price: number])[] = [
  [3, 300],
  [6, 900],
  [10, 2000],
  [15, 3500],
]
const factorOf = (cityId: number): number => (cityId === ALMATY.id ? 1.2 : 1)

export function seedRateBooks(now: number): RateBookRecord[] {
  return CITY_SEEDS.map(({ cityId }) => ({
    id: cityId,
    cityId,
    since: 0,
    rates: ratesOf(factorOf(cityId)),
    bonuses: COURIER_TYPES.map(gridOf),
    conditions: conditionsOf(cityId, localEpochDay(now, 5)),
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

const gridOf = (typeId: CourierType): BonusGrid => ({
  typeId,
  rates: GRID.map(([quantity, price]) => ({ minQuantityOrder: typeId === 1 ? quantity - 1 : quantity, price })),
})

export const PAY_RATIO_CONDITION_IDS = { weekendEvening: 1, onFoot: 2, night: 3, holiday: 4 } as const

const UNLIMITED = { typeId: null, timeStart: null, timeEnd: null, dateStart: null, dateEnd: null, days: null }

function conditionsOf(cityId: number, today: number): RatioCondition[] {
  if (cityId !== KARAGANDA.id) {
    return [{ ...UNLIMITED, ...evening, id: 10 + cityId, ratio: 1.2, priority: 1, status: true }]
  }
  return [
    {
      ...UNLIMITED,
      ...evening,
      id: PAY_RATIO_CONDITION_IDS.weekendEvening,
      ratio: 1.3,
      priority: 10,
      days: [5, 6],
      status: true,
    },
    {
      ...UNLIMITED,
      id: PAY_RATIO_CONDITION_IDS.onFoot,
      typeId: 1,
      ratio: 1.5,
      priority: 20,
      dateStart: dateOfEpochDay(today - 10),
      dateEnd: dateOfEpochDay(today + 4),
      status: true,
    },
    {
      ...UNLIMITED,
      id: PAY_RATIO_CONDITION_IDS.night,
      ratio: 1.25,
      priority: 5,
      timeStart: '22:00:00',
      timeEnd: '06:00:00',
      status: true,
    },
    {
      ...UNLIMITED,
      id: PAY_RATIO_CONDITION_IDS.holiday,
      ratio: 2,
      priority: 100,
      dateStart: dateOfEpochDay(today + 20),
      dateEnd: dateOfEpochDay(today + 20),
      status: false,
    },
  ]
}

const evening = { timeStart: '18:00:00', timeEnd: '22:00:00' }

const tens = (tenge: number): number => Math.round(tenge / 10) * 10
