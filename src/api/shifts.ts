import { array, type Infer, object, optional, type } from 'superstruct'
import type { Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { dateText, maybe, momentText, num, readableList, text } from '../lib/structs'
import { change, searchPage } from './client'
import { CourierTrack } from './couriers'
import { present, requestMomentText } from './formats'
import type { Draft, FiltersOf } from './payload'

/**
 * A worked shift, called «slot» in the API (operations, section 3). It is open while `finishedAt` is missing. Amounts are whole tenge,
 * `distance` is metres.
 */
export const Shift = type({
  id: num(),
  dateSlot: maybe(dateText()),
  /** Some servers send it. It decides the clock of the shift's times (contract, «a city's clock on mixed lists»). */
  cityId: maybe(num()),
  courier: maybe(type({ id: num(), fio: maybe(text()), courierTypeId: maybe(num()) })),
  createdAt: maybe(momentText()),
  finishedAt: maybe(momentText()),
  countOrder: maybe(num()),
  salary: maybe(type({ orderAmount: maybe(num()), dailyBonus: maybe(num()) })),
  sumDelivery: maybe(num()),
  distance: maybe(num()),
  sessionEnd: maybe(momentText()),
  breakTimeStart: maybe(momentText()),
  breakTimeEnd: maybe(momentText()),
  /** The action `start` means that the courier went online, `end` that the courier went offline. */
  history: readableList(type({ action: maybe(text()), dateTime: maybe(momentText()) })),
  trackInfo: readableList(CourierTrack),
})
export type Shift = Infer<typeof Shift>

/** Dates and times are local to the courier's city. */
export const ShiftBody = object({
  sessionEnd: requestMomentText(),
  breakTimeStart: optional(requestMomentText()),
  breakTimeEnd: optional(requestMomentText()),
})
export type ShiftBody = Infer<typeof ShiftBody>

export const SHIFT_FILTERS = {
  dateStart: dateText(),
  dateEnd: dateText(),
  courierId: num(),
  payTypeId: num(),
  cityId: num(),
  slotId: num(),
}
export type ShiftFilters = FiltersOf<typeof SHIFT_FILTERS>

const EXPAND = 'courier,ordersCounter,distance,trackInfo,history,salary'

export const searchShifts = (query: Query<ShiftFilters>, signal?: AbortSignal): Promise<Page<Shift>> =>
  searchPage(array(Shift), { path: '/v1/manage/slot/search', query: { expand: EXPAND }, signal }, SHIFT_FILTERS, query)

export const updateShift = (id: number, shift: Draft<ShiftBody>): Promise<void> =>
  change({ method: 'POST', path: `/v1/manage/slot/${id}` }, ShiftBody, present(shift))
