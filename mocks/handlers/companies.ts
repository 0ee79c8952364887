import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { COMPANY_FILTERS, Company, type CompanyPoint } from '../../src/api/companies'
import { equal } from '../../src/lib/equal'
import type { Caller } from '../http/access'
import { conflict, forbidden } from '../http/httpError'
import { asked, contains, findPage, type SortKeys } from '../http/listing'
import { parsePayload, readExpand, readId, readPage, searchStruct } from '../http/payload'
import { noContent, respond, respondPage } from '../http/respond'
import { route } from '../http/route'
import { keepCompanyTerms } from '../money/pastTerms'
import type { CompanyRecord } from '../store/records'
import { nextId } from '../store/table'
import type { World } from '../store/world'
import { readCompany } from './companyForm'

const Filter = searchStruct(COMPANY_FILTERS)

const SORT_KEYS: SortKeys<CompanyRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  status: ({ status }) => status,
  legalName: ({ legalName }) => legalName,
  contract: ({ contract }) => contract,
  contractDate: ({ contractDate }) => contractDate,
}

/** Reference-data, sections 2.8 and 2.9. */
export const companyHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/company/search', async ({ caller, url, json }) => {
    const filter = parsePayload(await json(), Filter)
    const { id, status, orderBy } = filter
    const search = {
      ...{ where: asked<CompanyRecord>({ id, status: status as CompanyRecord['status'] | undefined }), orderBy },
      ...{ sortKeys: SORT_KEYS, holds: (one: CompanyRecord) => seesCompany(caller, one) && matches(one, filter) },
    }
    return respondPage(array(Company), findPage(world.db.companies, search, readPage(url)))
  }),

  route(world, 'GET /v1/manage/company/{id}', ({ caller, params, url }) => {
    const company = companyFor(world, caller, params.id)
    const isExpanded = readExpand(url).includes('points')
    return respond(Company, isExpanded ? { ...company, points: pointsOf(world, caller, company) } : company)
  }),

  route(world, 'POST /v1/manage/company', async ({ caller, json }) => {
    const company = readCompany(world, caller, await json())
    const { companies } = world.db
    return respond(Company, companies.insert({ id: nextId(companies.all()), ...company }))
  }),

  route(world, 'POST /v1/manage/company/{id}', async ({ caller, params, json }) => {
    const company = companyFor(world, caller, params.id)
    const change = readCompany(world, caller, await json(), company)
    for (const { cityId } of company.settings) {
      const stays = change.settings.some((row) => row.cityId === cityId)
      if (!stays && hasBranchIn(world, company.id, cityId)) {
        throw conflict(`В городе ${world.db.city(cityId).name} есть филиалы контрагента`)
      }
    }
    if (!equal(company.settings, change.settings)) keepCompanyTerms(world, company)
    return respond(Company, world.db.companies.update(company.id, change))
  }),

  route(world, 'DELETE /v1/manage/company/{id}', ({ caller, params }) => {
    const { id } = companyFor(world, caller, params.id)
    const { companies, contacts, employees, orders, payments } = world.db
    if (hasBranchIn(world, id)) throw conflict('У контрагента есть филиалы, удалите их сначала')
    const isHis = ({ companyId }: { companyId: number | null }) => companyId === id
    if (employees.all().some(isHis)) throw conflict('К контрагенту привязаны сотрудники')
    if (payments.all().some(isHis)) throw conflict('У контрагента есть оплаты, его можно только отключить')
    if (orders.all().some(isHis)) throw conflict('У контрагента есть заказы, его можно только отключить')
    for (const contact of contacts.all().filter(isHis)) contacts.remove(contact.id)
    companies.remove(id)
    return noContent()
  }),
]

/** Throws 403 if the company works in none of the user's cities. A partner can access only their own company. */
export function companyFor(world: World, caller: Caller, id: unknown): CompanyRecord {
  const company = world.db.company(readId(id))
  if (!seesCompany(caller, company)) throw forbidden('Нет доступа к этому контрагенту')
  return company
}

const seesCompany = (caller: Caller, { id, settings }: CompanyRecord): boolean =>
  (caller.companyId === null || caller.companyId === id) &&
  settings.some(({ cityId }) => caller.cityIds.includes(cityId))

const matches = (company: CompanyRecord, filter: Infer<typeof Filter>): boolean =>
  contains(company.name, filter.name) &&
  contains(company.legalName, filter.legalName) &&
  contains(company.contract, filter.contract) &&
  (!filter.contractDateStart || (company.contractDate ?? '') >= filter.contractDateStart) &&
  (!filter.contractDateFinish || (company.contractDate ?? '9999') <= filter.contractDateFinish)

function pointsOf(world: World, caller: Caller, { settings }: CompanyRecord): CompanyPoint[] {
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
