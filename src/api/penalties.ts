import { array, type Infer, number, object, string, type } from 'superstruct'
import type { Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { maybe, num, text } from '../lib/structs'
import { type CreatedId, change, create, loadOne, searchAll } from './client'
import type { Draft, FiltersOf } from './payload'

/** A type of penalty (operations, section 3); `price` is whole tenge. Penalties applied to couriers are in `api/couriers`. */
export const PenaltyType = type({
  id: num(),
  name: text(),
  description: maybe(text()),
  price: maybe(num()),
})
export type PenaltyType = Infer<typeof PenaltyType>

export const PenaltyTypeBody = object({ name: string(), description: string(), price: number() })
export type PenaltyTypeBody = Infer<typeof PenaltyTypeBody>

export const PENALTY_TYPE_FILTERS = {
  id: num(),
  name: text(),
  description: text(),
  price: num(),
}
export type PenaltyTypeFilters = FiltersOf<typeof PENALTY_TYPE_FILTERS>

export const searchPenaltyTypes = (
  query: Query<PenaltyTypeFilters>,
  signal?: AbortSignal,
): Promise<Page<PenaltyType>> =>
  searchAll(array(PenaltyType), { path: '/v1/manage/penalty/search', signal }, PENALTY_TYPE_FILTERS, query)

export const loadPenaltyType = (id: number, signal?: AbortSignal): Promise<PenaltyType> =>
  loadOne(PenaltyType, { method: 'GET', path: penaltyPath(id), signal })

export const createPenaltyType = (penalty: Draft<PenaltyTypeBody>): Promise<CreatedId> =>
  create({ method: 'POST', path: '/v1/manage/penalty' }, PenaltyTypeBody, penalty)

export const updatePenaltyType = (id: number, penalty: Draft<PenaltyTypeBody>): Promise<void> =>
  change({ method: 'POST', path: penaltyPath(id) }, PenaltyTypeBody, penalty)

export const deletePenaltyType = (id: number): Promise<void> => change({ method: 'DELETE', path: penaltyPath(id) })

const penaltyPath = (id: number) => `/v1/manage/penalty/${id}`
