import { array, type Infer, object, optional, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import { dateTimeStruct, isoDateStruct, listOrEmpty, maybe, numberStruct, textStruct } from '../lib/structs'
import { searchPagedRows, sendMutation } from './client'
import { CourierTrack } from './couriers'
import { omitEmpty, requestMomentStruct } from './fieldFormats'
import type { InferFilters, UnsentRequestBody } from './requestBody'

/**
 * A worked shift, called «slot» in the API (operations, section 3). It is open while `finishedAt` is missing. Amounts are whole tenge,
 * `distance` is metres.
 */
export const Shift = type({
  id: numberStruct(),
  dateSlot: maybe(isoDateStruct()),
  /** Only some servers send the city. The times of the shift are in this city's time zone (contract, «a city's clock on mixed lists»). */
  cityId: maybe(numberStruct()),
  courier: maybe(type({ id: numberStruct(), fio: maybe(textStruct()), courierTypeId: maybe(numberStruct()) })),
  createdAt: maybe(dateTimeStruct()),
  finishedAt: maybe(dateTimeStruct()),
  countOrder: maybe(numberStruct()),
  salary: maybe(type({ orderAmount: maybe(numberStruct()), dailyBonus: maybe(numberStruct()) })),
  sumDelivery: maybe(numberStruct()),
  distance: maybe(numberStruct()),
  sessionEnd: maybe(dateTimeStruct()),
  breakTimeStart: maybe(dateTimeStruct()),
  breakTimeEnd: maybe(dateTimeStruct()),
  /** `start`: the courier went online. `end`: the courier went offline. */
  history: listOrEmpty(type({ action: maybe(textStruct()), dateTime: maybe(dateTimeStruct()) })),
  trackInfo: listOrEmpty(CourierTrack),
})
export type Shift = Infer<typeof Shift>

/** Dates and times are local to the courier's city. */
export const ShiftBody = object({
  sessionEnd: requestMomentStruct(),
  breakTimeStart: optional(requestMomentStruct()),
  breakTimeEnd: optional(requestMomentStruct()),
})
export type ShiftBody = Infer<typeof ShiftBody>

export const SHIFT_FILTERS = {
  dateStart: isoDateStruct(),
  dateEnd: isoDateStruct(),
  courierId: numberStruct(),
  payTypeId: numberStruct(),
  cityId: numberStruct(),
  slotId: numberStruct(),
}
export type ShiftFilters = InferFilters<typeof SHIFT_FILTERS>

const EXPAND = 'courier,ordersCounter,distance,trackInfo,history,salary'

export const searchShifts = (query: ListQuery<ShiftFilters>, signal?: AbortSignal) =>
  searchPagedRows(
    array(Shift),
    { path: '/v1/manage/slot/search', query: { expand: EXPAND }, signal },
    SHIFT_FILTERS,
    query,
  )

export const updateShift = (id: number, shift: UnsentRequestBody<ShiftBody>) =>
  sendMutation({ method: 'POST', path: `/v1/manage/slot/${id}` }, ShiftBody, omitEmpty(shift))
