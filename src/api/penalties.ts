import { array, type Infer, number, object, string, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import { maybe, numberStruct, textStruct } from '../lib/structs'
import { loadResource, searchUnpagedRows, sendCreateRequest, sendMutation } from './client'
import type { InferFilters, UnsentRequestBody } from './requestBody'

/** A type of penalty (operations, section 3); `price` is whole tenge. Penalties applied to couriers are in `api/couriers`. */
export const PenaltyType = type({
  id: numberStruct(),
  name: textStruct(),
  description: maybe(textStruct()),
  price: maybe(numberStruct()),
})
export type PenaltyType = Infer<typeof PenaltyType>

export const PenaltyTypeBody = object({ name: string(), description: string(), price: number() })
export type PenaltyTypeBody = Infer<typeof PenaltyTypeBody>

export const PENALTY_TYPE_FILTERS = {
  id: numberStruct(),
  name: textStruct(),
  description: textStruct(),
  price: numberStruct(),
}
type PenaltyTypeFilters = InferFilters<typeof PENALTY_TYPE_FILTERS>

export const searchPenaltyTypes = (query: ListQuery<PenaltyTypeFilters>, signal?: AbortSignal) =>
  searchUnpagedRows(array(PenaltyType), { path: '/v1/manage/penalty/search', signal }, PENALTY_TYPE_FILTERS, query)

export const loadPenaltyType = (id: number, signal?: AbortSignal) =>
  loadResource(PenaltyType, { method: 'GET', path: penaltyPath(id), signal })

export const createPenaltyType = (penalty: UnsentRequestBody<PenaltyTypeBody>) =>
  sendCreateRequest({ method: 'POST', path: '/v1/manage/penalty' }, PenaltyTypeBody, penalty)

export const updatePenaltyType = (id: number, penalty: UnsentRequestBody<PenaltyTypeBody>) =>
  sendMutation({ method: 'POST', path: penaltyPath(id) }, PenaltyTypeBody, penalty)

export const deletePenaltyType = (id: number) => sendMutation({ method: 'DELETE', path: penaltyPath(id) })

const penaltyPath = (id: number) => `/v1/manage/penalty/${id}`
