import { array, type Infer, nullable, number, object, string, type } from 'superstruct'
import type { Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { dateText, maybe, num, readableList, text } from '../lib/structs'
import { type CreatedId, change, create, loadOne, searchPage } from './client'
import type { Draft, FiltersOf } from './payload'

/** A dispatch point in a company loaded with `expand=points`. */
export const CompanyPoint = type({
  id: num(),
  name: text(),
  cityId: maybe(num()),
  deliveryZones: readableList(type({ id: num(), name: text() })),
})
export type CompanyPoint = Infer<typeof CompanyPoint>

/** A partner company, «Контрагент» on the screens (reference-data, section 3). */
export const Company = type({
  id: num(),
  name: text(),
  legalName: maybe(text()),
  bankDetails: maybe(text()),
  legalAddress: maybe(text()),
  postalAddress: maybe(text()),
  actualAddress: maybe(text()),
  /** The contract's number, a text. */
  contract: maybe(text()),
  contractDate: maybe(dateText()),
  /** 0 off, 5 off for a while, 10 on. */
  status: maybe(num()),
  /**
   * The commission in each city; `typeId` 1 takes `percent` of the order cost, 2 goes by delivery zones. One whose city cannot be
   * read stays, for the form to ask for it: left out, it would be deleted by the next save.
   */
  settings: readableList(type({ cityId: maybe(num()), typeId: maybe(num()), percent: maybe(num()) })),
  /** Comes with `expand=points` only. */
  points: readableList(CompanyPoint),
})
export type Company = Infer<typeof Company>

/** Empty values are sent as null (reference-data, section 5). */
export const CompanyBody = object({
  name: string(),
  legalName: nullable(string()),
  bankDetails: nullable(string()),
  legalAddress: nullable(string()),
  postalAddress: nullable(string()),
  actualAddress: nullable(string()),
  contract: nullable(string()),
  contractDate: nullable(dateText()),
  status: number(),
  settings: array(object({ cityId: number(), typeId: number(), percent: nullable(number()) })),
})
export type CompanyBody = Infer<typeof CompanyBody>

export const COMPANY_FILTERS = {
  id: num(),
  name: text(),
  status: num(),
  legalName: text(),
  contract: text(),
  contractDateStart: dateText(),
  contractDateFinish: dateText(),
}
export type CompanyFilters = FiltersOf<typeof COMPANY_FILTERS>

export const searchCompanies = (query: Query<CompanyFilters>, signal?: AbortSignal): Promise<Page<Company>> =>
  searchPage(array(Company), { path: '/v1/manage/company/search', signal }, COMPANY_FILTERS, query)

export const loadCompany = (id: number, signal?: AbortSignal): Promise<Company> =>
  loadOne(Company, { method: 'GET', path: companyPath(id), signal })

/** With the dispatch points that its branches may belong to. */
export const loadCompanyWithPoints = (id: number, signal?: AbortSignal): Promise<Company> =>
  loadOne(Company, { method: 'GET', path: companyPath(id), query: { expand: 'points' }, signal })

export const createCompany = (company: Draft<CompanyBody>): Promise<CreatedId> =>
  create({ method: 'POST', path: '/v1/manage/company' }, CompanyBody, withoutIdlePercent(company))

export const updateCompany = (id: number, company: Draft<CompanyBody>): Promise<void> =>
  change({ method: 'POST', path: companyPath(id) }, CompanyBody, withoutIdlePercent(company))

export const deleteCompany = (id: number): Promise<void> => change({ method: 'DELETE', path: companyPath(id) })

const BY_DELIVERY_ZONES = 2

/** A settings row by delivery zones carries no percent, whatever was typed before (contract, «absent values»). */
const withoutIdlePercent = (company: Draft<CompanyBody>): Draft<CompanyBody> => ({
  ...company,
  settings: company.settings?.map((row) => (row.typeId === BY_DELIVERY_ZONES ? { ...row, percent: null } : row)),
})

const companyPath = (id: number) => `/v1/manage/company/${id}`
