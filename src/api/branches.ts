import { array, boolean, type Infer, number, object, string, type } from 'superstruct'
import type { Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { bool, maybe, num, readableList, text } from '../lib/structs'
import { type CreatedId, change, create, loadOne, searchPage } from './client'
import { orNull, phoneDigits } from './formats'
import type { Draft, FiltersOf } from './payload'

export const Branch = type({
  id: num(),
  cityId: maybe(num()),
  pointId: maybe(num()),
  address: maybe(text()),
  lat: maybe(num()),
  long: maybe(num()),
  phone: maybe(text()),
  status: maybe(boolean()),
  /**
   * Zones of the dispatch point that the branch delivers to; `price` is whole tenge. A row with an invalid value is kept, so that the user
   * can correct the row in the form. If the row were left out, the next save would delete it on the server.
   */
  deliveryZones: readableList(type({ deliveryZoneId: maybe(num()), price: maybe(num()), status: maybe(boolean()) })),
})
export type Branch = Infer<typeof Branch>

export const BranchBody = object({
  cityId: number(),
  pointId: number(),
  address: string(),
  lat: number(),
  long: number(),
  phone: phoneDigits(),
  status: boolean(),
  deliveryZones: array(object({ deliveryZoneId: number(), price: orNull(number()), status: orNull(boolean()) })),
})
export type BranchBody = Infer<typeof BranchBody>

export const BRANCH_FILTERS = {
  cityId: num(),
  pointId: num(),
  address: text(),
  status: bool(),
}
export type BranchFilters = FiltersOf<typeof BRANCH_FILTERS>

export const searchBranches = (
  companyId: number,
  query: Query<BranchFilters>,
  signal?: AbortSignal,
): Promise<Page<Branch>> =>
  searchPage(array(Branch), { path: `/v1/manage/company/${companyId}/branch/search`, signal }, BRANCH_FILTERS, query)

export const loadBranch = (id: number, signal?: AbortSignal): Promise<Branch> =>
  loadOne(Branch, { method: 'GET', path: branchPath(id), signal })

export const createBranch = (companyId: number, branch: Draft<BranchBody>): Promise<CreatedId> =>
  create({ method: 'POST', path: `/v1/manage/company/${companyId}/branch` }, BranchBody, branch)

export const updateBranch = (id: number, branch: Draft<BranchBody>): Promise<void> =>
  change({ method: 'POST', path: branchPath(id) }, BranchBody, branch)

export const deleteBranch = (id: number): Promise<void> => change({ method: 'DELETE', path: branchPath(id) })

const branchPath = (id: number) => `/v1/manage/company/branch/${id}`
