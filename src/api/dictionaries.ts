import { array, type Infer, type } from 'superstruct'
import { listOf, maybe, num, text } from '../lib/structs'
import { loadOne } from './client'

/** Dictionaries (GET under /v1/dictionary; shapes in the contract, «Where a path or a shape was left open»). */

export const NumberOption = type({ value: num(), label: text() })
export type NumberOption = Infer<typeof NumberOption>

/** Keys above 0 are forward steps, others cancellations; `color` is a CSS colour. */
export const OrderStatus = type({ key: num(), value: text(), color: maybe(text()) })
export type OrderStatus = Infer<typeof OrderStatus>

/** A city with its points and companies, for filter forms. */
export const CityEager = type({
  id: num(),
  name: text(),
  points: listOf(NumberOption),
  companies: listOf(NumberOption),
})
export type CityEager = Infer<typeof CityEager>

export const loadOrderStatuses = (signal?: AbortSignal): Promise<OrderStatus[]> =>
  loadOne(array(OrderStatus), { method: 'GET', path: '/v1/dictionary/order-status', signal })

export const loadCitiesEager = (signal?: AbortSignal): Promise<CityEager[]> =>
  loadOne(array(CityEager), { method: 'GET', path: '/v1/dictionary/city-eager', signal })
