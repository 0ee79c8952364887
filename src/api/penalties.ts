import { array, type Infer, number, object, string, type } from 'superstruct'
import { filterBody, type Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { maybe, num, text } from '../lib/structs'
import { change, loadAll, loadOne } from './client'

/** A type of penalty (operations, section 3). Penalties applied to a courier are in `couriers`. */
export const PenaltyType = type({
  id: num(),
  name: text(),
  description: maybe(text()),
  /** Whole tenge. */
  price: maybe(num()),
})
export type PenaltyType = Infer<typeof PenaltyType>

export const PenaltyTypeBody = object({ name: string(), description: string(), price: number() })
export type PenaltyTypeBody = Infer<typeof PenaltyTypeBody>

export type PenaltyTypeFilters = { id: number; name: string; description: string; price: number }

export const PENALTY_TYPE_SORTABLE = ['id', 'name', 'description', 'price'] as const

/** The search knows no paging. */
export const searchPenaltyTypes = (
  query: Query<PenaltyTypeFilters>,
  signal?: AbortSignal,
): Promise<Page<PenaltyType>> =>
  loadAll(array(PenaltyType), {
    method: 'POST',
    path: '/v1/manage/penalty/search',
    json: filterBody(query),
    signal,
  })

export const loadPenaltyType = (id: number, signal?: AbortSignal): Promise<PenaltyType> =>
  loadOne(PenaltyType, { method: 'GET', path: penaltyPath(id), signal })

export const createPenaltyType = (penalty: PenaltyTypeBody): Promise<void> =>
  change({ method: 'POST', path: '/v1/manage/penalty', json: penalty })

export const updatePenaltyType = (id: number, penalty: PenaltyTypeBody): Promise<void> =>
  change({ method: 'POST', path: penaltyPath(id), json: penalty })

export const deletePenaltyType = (id: number): Promise<void> => change({ method: 'DELETE', path: penaltyPath(id) })

const penaltyPath = (id: number) => `/v1/manage/penalty/${id}`
