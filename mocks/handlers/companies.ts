import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { COMPANY_FILTERS, Company, type CompanyPoint } from '../../src/api/companies'
import { deepEqual } from '../../src/lib/deepEqual'
import type { ApiCaller } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, forbiddenError } from '../http/httpError'
import { containsText, findRecordPage, type RecordSortKeys, toDbWhereClause } from '../http/listing'
import {
  parseIdParam,
  parseRequestPayload,
  readExpandParam,
  readPageNumber,
  searchBodyStruct,
} from '../http/requestPayload'
import { noContentResponse, respondWithJson, respondWithPage } from '../http/respond'
import { savePastCompanyTerms } from '../money/pastPartnerTerms'
import type { CompanyRecord } from '../store/records'
import type { World } from '../store/world'
import { parseCompanyPayload } from './companyPayload'

const Filter = searchBodyStruct(COMPANY_FILTERS)

const SORT_KEYS: RecordSortKeys<CompanyRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  status: ({ status }) => status,
  legalName: ({ legalName }) => legalName,
  contract: ({ contract }) => contract,
  contractDate: ({ contractDate }) => contractDate,
}

/** Specification: reference-data, sections 2.8 and 2.9. */
export const companyHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/company/search', async ({ caller, url, json }) => {
    const filter = parseRequestPayload(await json(), Filter)
    const { id, status, orderBy } = filter
    const search = {
      ...{
        where: toDbWhereClause<CompanyRecord>({ id, status: status as CompanyRecord['status'] | undefined }),
        orderBy,
      },
      ...{ sortKeys: SORT_KEYS, holds: (one: CompanyRecord) => seesCompany(caller, one) && matches(one, filter) },
    }
    return respondWithPage(array(Company), findRecordPage(world.db.companies, search, readPageNumber(url)))
  }),

  createEndpointHandler(world, 'GET /v1/manage/company/{id}', ({ caller, params, url }) => {
    const company = requireVisibleCompany(world, caller, params.id)
    const isExpanded = readExpandParam(url).includes('points')
    return respondWithJson(Company, isExpanded ? { ...company, points: pointsOf(world, caller, company) } : company)
  }),

  createEndpointHandler(world, 'POST /v1/manage/company', async ({ caller, json }) => {
    const company = parseCompanyPayload(world, caller, await json())
    const { companies } = world.db
    return respondWithJson(Company, companies.insert({ id: companies.nextId(), ...company }))
  }),

  createEndpointHandler(world, 'POST /v1/manage/company/{id}', async ({ caller, params, json }) => {
    const company = requireVisibleCompany(world, caller, params.id)
    const { name: _name, status: _status, settings: _settings, ...optional } = company
    // An edit does not have to send the optional fields: a missing field keeps its stored value.
    const change = parseCompanyPayload(world, caller, Object.assign(optional, await json()), company)
    for (const { cityId } of company.settings) {
      const stays = change.settings.some((row) => row.cityId === cityId)
      if (!stays && hasBranchIn(world, company.id, cityId)) {
        throw conflictError(`В городе ${world.db.city(cityId).name} есть филиалы контрагента`)
      }
    }
    if (!deepEqual(company.settings, change.settings)) savePastCompanyTerms(world, company)
    return respondWithJson(Company, world.db.companies.update(company.id, change))
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/company/{id}', ({ caller, params }) => {
    const { id } = requireVisibleCompany(world, caller, params.id)
    const { companies, contacts, employees, orders, payments } = world.db
    if (hasBranchIn(world, id)) throw conflictError('У контрагента есть филиалы, удалите их сначала')
    const isHis = ({ companyId }: { companyId: number | null }) => companyId === id
    if (employees.all().some(isHis)) throw conflictError('К контрагенту привязаны сотрудники')
    if (payments.all().some(isHis)) throw conflictError('У контрагента есть оплаты, его можно только отключить')
    if (orders.all().some(isHis)) throw conflictError('У контрагента есть заказы, его можно только отключить')
    for (const contact of contacts.all().filter(isHis)) contacts.remove(contact.id)
    companies.remove(id)
    return noContentResponse()
  }),
]

/** Throws 403 if the company works in none of the user's cities. A partner can access only their own company. */
export function requireVisibleCompany(world: World, caller: ApiCaller, id: unknown): CompanyRecord {
  const company = world.db.company(parseIdParam(id))
  if (!seesCompany(caller, company)) throw forbiddenError('Нет доступа к этому контрагенту')
  return company
}

const seesCompany = (caller: ApiCaller, { id, settings }: CompanyRecord): boolean =>
  (caller.companyId === null || caller.companyId === id) &&
  settings.some(({ cityId }) => caller.cityIds.includes(cityId))

const matches = (company: CompanyRecord, filter: Infer<typeof Filter>): boolean =>
  containsText(company.name, filter.name) &&
  containsText(company.legalName, filter.legalName) &&
  containsText(company.contract, filter.contract) &&
  (!filter.contractDateStart || (company.contractDate ?? '') >= filter.contractDateStart) &&
  (!filter.contractDateFinish || (company.contractDate ?? '9999') <= filter.contractDateFinish)

function pointsOf(world: World, caller: ApiCaller, { settings }: CompanyRecord): CompanyPoint[] {
  const cities = settings.map(({ cityId }) => cityId).filter((cityId) => caller.cityIds.includes(cityId))
  return world.db.points
    .all()
    .filter((point) => cities.includes(point.cityId))
    .map(({ id, name, cityId, deliveryZones }) => ({
      ...{ id, name, cityId },
      deliveryZones: deliveryZones.map((zone) => ({ id: zone.id, name: zone.name })),
    }))
}

const hasBranchIn = (world: World, companyId: number, cityId?: number): boolean =>
  world.db.branches
    .all()
    .some((branch) => branch.companyId === companyId && (cityId === undefined || branch.cityId === cityId))
