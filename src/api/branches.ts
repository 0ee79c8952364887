import { array, assign, boolean, type Infer, number, object, optional, string, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import { booleanStruct, maybe, numberStruct, textStruct } from '../lib/structs'
import { loadResource, searchPagedRows, sendCreateRequest, sendMutation } from './client'
import { nullish, phoneStruct } from './fieldFormats'
import type { InferFilters, UnsentRequestBody } from './requestBody'

export const Branch = type({
  id: numberStruct(),
  cityId: maybe(numberStruct()),
  pointId: maybe(numberStruct()),
  address: maybe(textStruct()),
  lat: maybe(numberStruct()),
  long: maybe(numberStruct()),
  phone: maybe(textStruct()),
  status: maybe(boolean()),
  /**
   * Zones of the dispatch point to which the branch delivers; `price` is whole tenge. A row with an invalid value is kept for the user to
   * correct: if it were left out, the next save would delete it on the server. `price` or `status` is null if the server sent null,
   * and undefined if the server sent an invalid value or none.
   */
  deliveryZones: maybe(
    array(type({ deliveryZoneId: maybe(numberStruct()), price: nullish(numberStruct()), status: nullish(boolean()) })),
  ),
})
export type Branch = Infer<typeof Branch>

export const BranchBody = object({
  cityId: number(),
  pointId: number(),
  address: string(),
  lat: number(),
  long: number(),
  phone: phoneStruct(),
  status: boolean(),
  deliveryZones: array(object({ deliveryZoneId: number(), price: nullish(number()), status: nullish(boolean()) })),
})
export type BranchBody = Infer<typeof BranchBody>

/** `deliveryZones` is omitted if the form may lack some zones of the branch. The server then leaves the branch's zones unchanged. */
export const EditedBranchBody = assign(BranchBody, object({ deliveryZones: optional(BranchBody.schema.deliveryZones) }))

export const BRANCH_FILTERS = {
  cityId: numberStruct(),
  pointId: numberStruct(),
  address: textStruct(),
  status: booleanStruct(),
}
export type BranchFilters = InferFilters<typeof BRANCH_FILTERS>

export const searchBranches = (companyId: number, query: ListQuery<BranchFilters>, signal?: AbortSignal) =>
  searchPagedRows(
    array(Branch),
    { path: `/v1/manage/company/${companyId}/branch/search`, signal },
    BRANCH_FILTERS,
    query,
  )

export const loadBranch = (id: number, signal?: AbortSignal) =>
  loadResource(Branch, { method: 'GET', path: branchPath(id), signal })

export const createBranch = (companyId: number, branch: UnsentRequestBody<BranchBody>) =>
  sendCreateRequest({ method: 'POST', path: `/v1/manage/company/${companyId}/branch` }, BranchBody, branch)

export const updateBranch = (id: number, branch: UnsentRequestBody<BranchBody>) =>
  sendMutation({ method: 'POST', path: branchPath(id) }, EditedBranchBody, branch)

export const deleteBranch = (id: number) => sendMutation({ method: 'DELETE', path: branchPath(id) })

const branchPath = (id: number) => `/v1/manage/company/branch/${id}`
