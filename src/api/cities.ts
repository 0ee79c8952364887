import { array, boolean, type Infer, number, object, string, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import { booleanStruct, maybe, numberStruct, textStruct } from '../lib/structs'
import { loadResource, searchPagedRows, sendCreateRequest, sendMutation } from './client'
import { nullish } from './fieldFormats'
import type { InferFilters, UnsentRequestBody } from './requestBody'

/** `timezone` is hours east of UTC, 5 or 6 (reference-data, section 3). */
export const City = type({
  id: numberStruct(),
  name: textStruct(),
  timezone: numberStruct(),
  status: boolean(),
  deliveryService: maybe(textStruct()),
})
export type City = Infer<typeof City>

export const CityBody = object({
  name: string(),
  timezone: number(),
  status: boolean(),
  deliveryService: nullish(string()),
})
export type CityBody = Infer<typeof CityBody>

export const CITY_FILTERS = {
  id: numberStruct(),
  name: textStruct(),
  timezone: numberStruct(),
  status: booleanStruct(),
  deliveryService: textStruct(),
}
type CityFilters = InferFilters<typeof CITY_FILTERS>

export type CityFormValues = Omit<City, 'id'>

export const searchCities = (query: ListQuery<CityFilters>, signal?: AbortSignal) =>
  searchPagedRows(array(City), { path: '/v1/manage/city/search', signal }, CITY_FILTERS, query)

export const loadCity = (id: number, signal?: AbortSignal) =>
  loadResource(City, { method: 'GET', path: cityPath(id), signal })

export const createCity = (city: UnsentRequestBody<CityBody>) =>
  sendCreateRequest({ method: 'POST', path: '/v1/manage/city' }, CityBody, city)

export const updateCity = (id: number, city: UnsentRequestBody<CityBody>) =>
  sendMutation({ method: 'POST', path: cityPath(id) }, CityBody, city)

export const deleteCity = (id: number) => sendMutation({ method: 'DELETE', path: cityPath(id) })

const cityPath = (id: number) => `/v1/manage/city/${id}`
