import { array, type Infer, nullable, number, object, string, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import { isoDateStruct, listOrEmpty, maybe, numberStruct, textStruct } from '../lib/structs'
import { loadResource, searchPagedRows, sendCreateRequest, sendMutation } from './client'
import { nullish } from './fieldFormats'
import type { InferFilters, UnsentRequestBody } from './requestBody'

export const CompanyPoint = type({
  id: numberStruct(),
  name: textStruct(),
  cityId: maybe(numberStruct()),
  deliveryZones: listOrEmpty(type({ id: numberStruct(), name: textStruct() })),
})
export type CompanyPoint = Infer<typeof CompanyPoint>

/** A partner company, «Контрагент» in the UI (reference-data, section 3). */
export const Company = type({
  id: numberStruct(),
  name: textStruct(),
  legalName: maybe(textStruct()),
  bankDetails: maybe(textStruct()),
  legalAddress: maybe(textStruct()),
  postalAddress: maybe(textStruct()),
  actualAddress: maybe(textStruct()),
  contract: maybe(textStruct()),
  contractDate: maybe(isoDateStruct()),
  /** 0 is off, 5 temporarily off, 10 on. */
  status: maybe(numberStruct()),
  /**
   * Commission per city: `typeId` 1 takes `percent` of the order cost, 2 charges by delivery zone. A row with an invalid city is kept for
   * the user to correct: if it were left out, the next save would delete it on the server.
   */
  settings: maybe(
    array(type({ cityId: maybe(numberStruct()), typeId: maybe(numberStruct()), percent: maybe(numberStruct()) })),
  ),
  points: listOrEmpty(CompanyPoint),
})
export type Company = Infer<typeof Company>

/**
 * Empty form fields are sent as null (reference-data, section 5). The request of an edit omits fields whose value on the server may be
 * unknown to the form.
 */
export const CompanyBody = object({
  name: string(),
  legalName: nullish(string()),
  bankDetails: nullish(string()),
  legalAddress: nullish(string()),
  postalAddress: nullish(string()),
  actualAddress: nullish(string()),
  contract: nullish(string()),
  contractDate: nullish(isoDateStruct()),
  status: number(),
  settings: array(object({ cityId: number(), typeId: number(), percent: nullable(number()) })),
})
export type CompanyBody = Infer<typeof CompanyBody>

export const COMPANY_FILTERS = {
  id: numberStruct(),
  name: textStruct(),
  status: numberStruct(),
  legalName: textStruct(),
  contract: textStruct(),
  contractDateStart: isoDateStruct(),
  contractDateFinish: isoDateStruct(),
}
type CompanyFilters = InferFilters<typeof COMPANY_FILTERS>

export const searchCompanies = (query: ListQuery<CompanyFilters>, signal?: AbortSignal) =>
  searchPagedRows(array(Company), { path: '/v1/manage/company/search', signal }, COMPANY_FILTERS, query)

export const loadCompany = (id: number, signal?: AbortSignal) =>
  loadResource(Company, { method: 'GET', path: companyPath(id), signal })

export const loadCompanyWithPoints = (id: number, signal?: AbortSignal) =>
  loadResource(Company, { method: 'GET', path: companyPath(id), query: { expand: 'points' }, signal })

export const createCompany = (company: UnsentRequestBody<CompanyBody>) =>
  sendCreateRequest({ method: 'POST', path: '/v1/manage/company' }, CompanyBody, withoutIdlePercent(company))

export const updateCompany = (id: number, company: UnsentRequestBody<CompanyBody>) =>
  sendMutation({ method: 'POST', path: companyPath(id) }, CompanyBody, withoutIdlePercent(company))

export const deleteCompany = (id: number) => sendMutation({ method: 'DELETE', path: companyPath(id) })

const BY_DELIVERY_ZONES = 2

/** A commission by delivery zone has no percentage, so a percentage that the user typed earlier is not sent (contract, «absent values»). */
const withoutIdlePercent = (company: UnsentRequestBody<CompanyBody>): UnsentRequestBody<CompanyBody> => ({
  ...company,
  settings: company.settings?.map((row) => (row.typeId === BY_DELIVERY_ZONES ? { ...row, percent: null } : row)),
})

const companyPath = (id: number) => `/v1/manage/company/${id}`
