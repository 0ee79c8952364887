import type { CourierType } from '../../../src/domain/couriers'

/** Specification: operations, section 3. Money is integer tenge. */

export type CourierRateEntry = {
  typeId: CourierType
  rateTypeId: 1 | 2 | 3
  orderPrice: number
  hourPrice: number
  /** Only for cars (type 10). */
  bonusForSticker: number | null
}

export type BonusGrid = {
  typeId: CourierType
  /**
   * Sorted by quantity. A courier gets only the `price` of the last entry whose `minQuantityOrder` is not above the courier's number of
   * orders on the day.
   */
  rates: { minQuantityOrder: number; price: number }[]
}

/**
 * A condition under which the pay per order is multiplied by `ratio`. A field that is null does not restrict the
 * condition.
 */
export type RatioCondition = {
  id: number
  typeId: CourierType | null
  ratio: number
  /** If several conditions match, the highest priority applies. */
  priority: number
  /** `HH:mm:ss`; a range such as 22:00 to 06:00 includes midnight. */
  timeStart: string | null
  timeEnd: string | null
  /** `yyyy-MM-dd`, both days included. */
  dateStart: string | null
  dateEnd: string | null
  /** 0 Sunday to 6 Saturday. */
  days: number[] | null
  status: boolean
}

/**
 * All rates of a city from `since` on (seconds since 1970). Each change creates a new rate book: paid shifts keep the
 * book that applied when they were paid, all other shifts use the newest book.
 */
export type RateBookRecord = {
  id: number
  cityId: number
  since: number
  rates: CourierRateEntry[]
  bonuses: BonusGrid[]
  conditions: RatioCondition[]
}
