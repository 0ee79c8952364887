import { array, boolean, type Infer, nullable, number, object, refine, type Struct, type } from 'superstruct'
import type { Page } from '../lib/listStore'
import { dateText, looseList, maybe, num, readableList } from '../lib/structs'
import { change, loadAll, loadOne } from './client'
import { clockTimeWithSeconds, orNull, timeText } from './formats'
import type { Draft } from './payload'

/** What a courier of a type earns at a tariff level (operations, section 3). Money is whole tenge. */
export const CourierRate = type({
  /** Courier type: 1, 5, 8 or 10. */
  typeId: num(),
  /** Tariff level: 1 to 3. */
  rateTypeId: num(),
  orderPrice: maybe(num()),
  hourPrice: maybe(num()),
  /** Of type 10 only. */
  bonusForSticker: maybe(num()),
})
export type CourierRate = Infer<typeof CourierRate>

/** `bonusForSticker` is null but for type 10. */
export const CourierRateRow = object({
  typeId: number(),
  rateTypeId: number(),
  orderPrice: number(),
  hourPrice: number(),
  bonusForSticker: nullable(number()),
})

/** The bare list of a city's rates. */
export const CourierRatesBody = array(CourierRateRow)
export type CourierRatesBody = Infer<typeof CourierRatesBody>

/**
 * The bonus grid of a courier type: from so many orders a day, so many tenge. A step that cannot be read makes the whole grid
 * unreadable: left out alone, it would be deleted by the next save.
 */
export const BonusRate = refine(
  type({ typeId: num(), rates: readableList(type({ minQuantityOrder: maybe(num()), price: maybe(num()) })) }),
  'steps',
  ({ rates }) => rates.every(({ minQuantityOrder, price }) => minQuantityOrder !== undefined && price !== undefined),
) as unknown as Struct<BonusRate>
export type BonusRate = { typeId: number; rates: { minQuantityOrder: number; price: number }[] }

export const BonusRateBody = object({ rates: array(object({ minQuantityOrder: number(), price: number() })) })
export type BonusRateBody = Infer<typeof BonusRateBody>

/** A condition under which rates are raised. A field that is not set does not limit. */
export const RatioRate = type({
  id: num(),
  cityId: maybe(num()),
  /** Courier type; all types without it. */
  typeId: maybe(num()),
  /** The coefficient, at most 10. */
  ratio: maybe(num()),
  priority: maybe(num()),
  /** `HH:mm`; the server writes seconds too. */
  timeStart: maybe(timeText()),
  timeEnd: maybe(timeText()),
  dateStart: maybe(dateText()),
  dateEnd: maybe(dateText()),
  /** Weekdays from 0 Sunday to 6 Saturday; none is no limit. */
  days: looseList(num(), { isNeeded: true }),
  status: maybe(boolean()),
})
export type RatioRate = Infer<typeof RatioRate>

/** Times are `HH:mm:00`, an empty ratio is null (operations, section 5). */
export const RatioRateBody = object({
  cityId: number(),
  typeId: orNull(number()),
  ratio: nullable(number()),
  priority: number(),
  timeStart: orNull(clockTimeWithSeconds()),
  timeEnd: orNull(clockTimeWithSeconds()),
  dateStart: orNull(dateText()),
  dateEnd: orNull(dateText()),
  days: orNull(array(number())),
  status: boolean(),
})
export type RatioRateBody = Infer<typeof RatioRateBody>

export const loadCourierRates = (cityId: number, signal?: AbortSignal): Promise<CourierRate[]> =>
  loadOne(array(CourierRate), { method: 'GET', path: `/v1/manage/courier-rate/${cityId}`, signal })

/** The same as a list, which says how many rates could not be read. */
export const listCourierRates = (cityId: number, signal?: AbortSignal): Promise<Page<CourierRate>> =>
  loadAll(array(CourierRate), { method: 'GET', path: `/v1/manage/courier-rate/${cityId}`, signal })

/** Saves all rates of a city. */
export const updateCourierRates = (cityId: number, rates: Draft<CourierRatesBody>): Promise<void> =>
  change(
    { method: 'POST', path: `/v1/manage/courier-rate/${cityId}` },
    CourierRatesBody,
    rates.map((rate) => (rate.typeId === CAR ? rate : { ...rate, bonusForSticker: null })),
  )

export const loadBonusRates = (cityId: number, signal?: AbortSignal): Promise<BonusRate[]> =>
  loadOne(array(BonusRate), { method: 'GET', path: `/v1/manage/courier-bonus-rate/${cityId}`, signal })

/** The same as a list, which says how many grids could not be read. */
export const listBonusRates = (cityId: number, signal?: AbortSignal): Promise<Page<BonusRate>> =>
  loadAll(array(BonusRate), { method: 'GET', path: `/v1/manage/courier-bonus-rate/${cityId}`, signal })

/** Saves the grid of one courier type. */
export const updateBonusRate = (cityId: number, typeId: number, rates: Draft<BonusRateBody['rates']>): Promise<void> =>
  change({ method: 'POST', path: `/v1/manage/courier-bonus-rate/${cityId}`, query: { typeId } }, BonusRateBody, {
    rates,
  })

export const loadRatioRates = (cityId: number, signal?: AbortSignal): Promise<RatioRate[]> =>
  loadOne(array(RatioRate), { method: 'GET', path: `/v1/manage/courier-ratio-rate/${cityId}`, signal })

/** The same as a list, which says how many conditions could not be read. */
export const listRatioRates = (cityId: number, signal?: AbortSignal): Promise<Page<RatioRate>> =>
  loadAll(array(RatioRate), { method: 'GET', path: `/v1/manage/courier-ratio-rate/${cityId}`, signal })

/** Times may come as `HH:mm`; they are sent with seconds. */
export const createRatioRate = (rate: Draft<RatioRateBody>): Promise<void> =>
  change({ method: 'POST', path: '/v1/manage/courier-ratio-rate' }, RatioRateBody, withSeconds(rate))

/** Times may come as `HH:mm`; they are sent with seconds. */
export const updateRatioRate = (id: number, rate: Draft<RatioRateBody>): Promise<void> =>
  change({ method: 'POST', path: `/v1/manage/courier-ratio-rate/${id}` }, RatioRateBody, withSeconds(rate))

export const deleteRatioRate = (id: number): Promise<void> =>
  change({ method: 'DELETE', path: `/v1/manage/courier-ratio-rate/${id}` })

/** The courier type with a sticker bonus. */
const CAR = 10

const withSeconds = (rate: Draft<RatioRateBody>): Draft<RatioRateBody> => ({
  ...rate,
  timeStart: rate.timeStart?.replace(/^\d{2}:\d{2}$/, '$&:00') ?? rate.timeStart,
  timeEnd: rate.timeEnd?.replace(/^\d{2}:\d{2}$/, '$&:00') ?? rate.timeEnd,
})
