import { array, boolean, type Infer, nullable, number, object, refine, type Struct, type } from 'superstruct'
import { isoDateStruct, listOrEmpty, listSkippingInvalid, maybe, numberStruct } from '../lib/structs'
import { loadResource, loadUnpagedRows, sendMutation } from './client'
import { clockTimeWithSecondsStruct, lenientClockTimeStruct, nullish } from './fieldFormats'
import type { UnsentRequestBody } from './requestBody'

/** Pay of couriers of one type at one tariff level (operations, section 3). Amounts are whole tenge. */
export const CourierRate = type({
  typeId: numberStruct(),
  rateTypeId: numberStruct(),
  orderPrice: maybe(numberStruct()),
  hourPrice: maybe(numberStruct()),
  /** Bonus for the AutoPlus sticker. Only couriers with a car (type 10) get it; for the other types null is sent. */
  bonusForSticker: maybe(numberStruct()),
})
export type CourierRate = Infer<typeof CourierRate>

export const CourierRateItemBody = object({
  typeId: number(),
  rateTypeId: number(),
  orderPrice: number(),
  hourPrice: number(),
  bonusForSticker: nullable(number()),
})

export const CourierRatesBody = array(CourierRateItemBody)
export type CourierRatesBody = Infer<typeof CourierRatesBody>

/**
 * The daily bonus grid of a courier type: a courier with at least `minQuantityOrder` orders a day gets `price` tenge. One invalid step
 * makes the whole grid invalid: if only the step were left out, the next save would delete it on the server.
 */
export const CourierBonusGrid = refine(
  type({
    typeId: numberStruct(),
    rates: listOrEmpty(type({ minQuantityOrder: maybe(numberStruct()), price: maybe(numberStruct()) })),
  }),
  'steps',
  ({ rates }) => rates.every(({ minQuantityOrder, price }) => minQuantityOrder !== undefined && price !== undefined),
) as unknown as Struct<CourierBonusGrid>
export type CourierBonusGrid = { typeId: number; rates: { minQuantityOrder: number; price: number }[] }

export const BonusGridBody = object({ rates: array(object({ minQuantityOrder: number(), price: number() })) })
export type BonusGridBody = Infer<typeof BonusGridBody>

/** A condition that multiplies rates by a coefficient of at most 10. A field without a value does not restrict the condition. */
export const RatioRate = type({
  id: numberStruct(),
  cityId: maybe(numberStruct()),
  typeId: maybe(numberStruct()),
  ratio: maybe(numberStruct()),
  priority: maybe(numberStruct()),
  /** `HH:mm`. Seconds from the server are dropped. */
  timeStart: maybe(lenientClockTimeStruct()),
  timeEnd: maybe(lenientClockTimeStruct()),
  dateStart: maybe(isoDateStruct()),
  dateEnd: maybe(isoDateStruct()),
  /** Weekdays from 0 (Sunday) to 6 (Saturday); an empty list means every day. */
  days: listSkippingInvalid(numberStruct(), { isNeeded: true }),
  status: maybe(boolean()),
})
export type RatioRate = Infer<typeof RatioRate>

/** Times are sent as `HH:mm:00`, an empty coefficient as null (operations, section 5). */
export const RatioRateBody = object({
  cityId: number(),
  typeId: nullish(number()),
  ratio: nullable(number()),
  priority: number(),
  timeStart: nullish(clockTimeWithSecondsStruct()),
  timeEnd: nullish(clockTimeWithSecondsStruct()),
  dateStart: nullish(isoDateStruct()),
  dateEnd: nullish(isoDateStruct()),
  days: nullish(array(number())),
  status: boolean(),
})
export type RatioRateBody = Infer<typeof RatioRateBody>

export const loadCourierRates = (cityId: number, signal?: AbortSignal) =>
  loadResource(array(CourierRate), { method: 'GET', path: `/v1/manage/courier-rate/${cityId}`, signal })

export const loadCourierRateRows = (cityId: number, signal?: AbortSignal) =>
  loadUnpagedRows(array(CourierRate), { method: 'GET', path: `/v1/manage/courier-rate/${cityId}`, signal })

export const updateCourierRates = (cityId: number, rates: UnsentRequestBody<CourierRatesBody>) =>
  sendMutation(
    { method: 'POST', path: `/v1/manage/courier-rate/${cityId}` },
    CourierRatesBody,
    rates.map((rate) => (rate.typeId === CAR ? rate : { ...rate, bonusForSticker: null })),
  )

export const loadBonusGrids = (cityId: number, signal?: AbortSignal) =>
  loadResource(array(CourierBonusGrid), { method: 'GET', path: `/v1/manage/courier-bonus-rate/${cityId}`, signal })

export const loadBonusGridRows = (cityId: number, signal?: AbortSignal) =>
  loadUnpagedRows(array(CourierBonusGrid), { method: 'GET', path: `/v1/manage/courier-bonus-rate/${cityId}`, signal })

export const updateBonusGrid = (cityId: number, typeId: number, rates: UnsentRequestBody<BonusGridBody['rates']>) =>
  sendMutation({ method: 'POST', path: `/v1/manage/courier-bonus-rate/${cityId}`, query: { typeId } }, BonusGridBody, {
    rates,
  })

export const loadRatioRates = (cityId: number, signal?: AbortSignal) =>
  loadResource(array(RatioRate), { method: 'GET', path: `/v1/manage/courier-ratio-rate/${cityId}`, signal })

export const loadRatioRateRows = (cityId: number, signal?: AbortSignal) =>
  loadUnpagedRows(array(RatioRate), { method: 'GET', path: `/v1/manage/courier-ratio-rate/${cityId}`, signal })

/** Accepts times as `HH:mm` and adds the seconds that the API requires. */
export const createRatioRate = (rate: UnsentRequestBody<RatioRateBody>) =>
  sendMutation({ method: 'POST', path: '/v1/manage/courier-ratio-rate' }, RatioRateBody, withSeconds(rate))

export const updateRatioRate = (id: number, rate: UnsentRequestBody<RatioRateBody>) =>
  sendMutation({ method: 'POST', path: `/v1/manage/courier-ratio-rate/${id}` }, RatioRateBody, withSeconds(rate))

export const deleteRatioRate = (id: number) =>
  sendMutation({ method: 'DELETE', path: `/v1/manage/courier-ratio-rate/${id}` })

const CAR = 10

const withSeconds = (rate: UnsentRequestBody<RatioRateBody>): UnsentRequestBody<RatioRateBody> => ({
  ...rate,
  timeStart: rate.timeStart?.replace(/^\d{2}:\d{2}$/, '$&:00') ?? rate.timeStart,
  timeEnd: rate.timeEnd?.replace(/^\d{2}:\d{2}$/, '$&:00') ?? rate.timeEnd,
})
