import { array, type Infer, object, optional, type } from 'superstruct'
import type { Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { dateText, maybe, momentText, num, readableList, text } from '../lib/structs'
import { change, searchPage } from './client'
import { CourierTrack } from './couriers'
import { present, requestMomentText } from './formats'
import type { Draft, FiltersOf } from './payload'

/** A courier's shift as it was worked, «slot» in the calls (operations, section 3). Open while it has no `finishedAt`. */
export const Shift = type({
  id: num(),
  dateSlot: maybe(dateText()),
  courier: maybe(type({ id: num(), fio: maybe(text()), courierTypeId: maybe(num()) })),
  createdAt: maybe(momentText()),
  finishedAt: maybe(momentText()),
  countOrder: maybe(num()),
  /** Whole tenge. */
  salary: maybe(type({ orderAmount: maybe(num()), dailyBonus: maybe(num()) })),
  /** Paid delivery, whole tenge. */
  sumDelivery: maybe(num()),
  /** Metres. */
  distance: maybe(num()),
  sessionEnd: maybe(momentText()),
  breakTimeStart: maybe(momentText()),
  breakTimeEnd: maybe(momentText()),
  /** Times of going on line (`start`) and off (`end`). */
  history: readableList(type({ action: maybe(text()), dateTime: maybe(momentText()) })),
  trackInfo: readableList(CourierTrack),
})
export type Shift = Infer<typeof Shift>

/** Moments in local time of the courier's city. An end of the break that is not given is left out. */
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
  /** 1 cash, 2 POS terminal, 3 prepaid. */
  payTypeId: num(),
  cityId: num(),
  slotId: num(),
}
export type ShiftFilters = FiltersOf<typeof SHIFT_FILTERS>

const EXPAND = 'courier,ordersCounter,distance,trackInfo,history,salary'

export const searchShifts = (query: Query<ShiftFilters>, signal?: AbortSignal): Promise<Page<Shift>> =>
  searchPage(array(Shift), { path: '/v1/manage/slot/search', query: { expand: EXPAND }, signal }, SHIFT_FILTERS, query)

/** Breaks that are not given are left out (contract, «absent values»). */
export const updateShift = (id: number, shift: Draft<ShiftBody>): Promise<void> =>
  change({ method: 'POST', path: `/v1/manage/slot/${id}` }, ShiftBody, present(shift))
