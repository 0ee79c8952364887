import { array, boolean, type Infer, type } from 'superstruct'
import { maybe, momentText, num, text } from '../lib/structs'
import { loadOne } from './client'

/** A courier of the search (operations, section 3; `slot` and `lastActiveOrder` come with `expand`). */
export const Courier = type({
  id: num(),
  fio: text(),
  phone: maybe(text()),
  cityId: maybe(num()),
  courierTypeId: maybe(num()),
  location: maybe(type({ lat: num(), long: num() })),
  point: maybe(type({ id: num(), name: maybe(text()) })),
  /** Null when the courier has no active slot. */
  slot: maybe(type({ id: maybe(num()), status: maybe(boolean()) })),
  orderStatusName: maybe(text()),
  lastActiveOrder: maybe(type({ id: num(), status: maybe(num()) })),
})
export type Courier = Infer<typeof Courier>

/** Where a courier was last seen. */
export const CourierLocation = type({
  courierId: num(),
  fio: maybe(text()),
  courierTypeId: maybe(num()),
  lat: num(),
  long: num(),
  updatedAt: maybe(momentText()),
})
export type CourierLocation = Infer<typeof CourierLocation>

/** Couriers of a city who have an active slot, each with his slot and his order under way. */
export const searchActiveCouriers = (cityId: number, signal?: AbortSignal): Promise<Courier[]> =>
  loadOne(array(Courier), {
    method: 'POST',
    path: '/v1/manage/courier/search',
    query: { expand: 'slot,lastActiveOrder' },
    json: { activeSlot: true, cityId },
    signal,
  })

export const loadCourierLocations = (cityId: number, signal?: AbortSignal): Promise<CourierLocation[]> =>
  loadOne(array(CourierLocation), { method: 'GET', path: `/v1/manage/courier/location/${cityId}`, signal })
