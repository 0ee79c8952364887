import type { CourierType } from '../../../src/domain/couriers'

/** Rates of a city (operations, section 3). Money is whole tenge. */

export type CourierRateEntry = {
  typeId: CourierType
  /** Tariff level. */
  rateTypeId: 1 | 2 | 3
  orderPrice: number
  hourPrice: number
  /** Of type 10 only. */
  bonusForSticker: number | null
}

export type BonusGrid = {
  typeId: CourierType
  /** By rising quantity: from so many orders a day, so much in all. */
  rates: { minQuantityOrder: number; price: number }[]
}

/** A condition under which orders are paid better. What is null knows no limit. */
export type RatioCondition = {
  id: number
  typeId: CourierType | null
  ratio: number
  /** Of several conditions that hold, the one with the largest number counts. */
  priority: number
  /** `HH:mm:ss`; from 22:00 to 06:00 runs over midnight. */
  timeStart: string | null
  timeEnd: string | null
  /** `yyyy-MM-dd`, both days included. */
  dateStart: string | null
  dateEnd: string | null
  /** Weekdays from 0 Sunday to 6 Saturday. */
  days: number[] | null
  status: boolean
}

/**
 * All rates of a city as they stand from a moment on. A change writes a new book: what is paid out keeps the book that was
 * valid when it was paid, everything else follows the last one.
 */
export type RateBookRecord = {
  id: number
  cityId: number
  since: number
  rates: CourierRateEntry[]
  bonuses: BonusGrid[]
  conditions: RatioCondition[]
}
