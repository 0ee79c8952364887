import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { BRANCH_FILTERS, Branch, BranchBody, EditedBranchBody } from '../../src/api/branches'
import { deepEqual } from '../../src/lib/deepEqual'
import { type ApiCaller, requireCityAccess, requirePayloadCity } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, validationError } from '../http/httpError'
import { containsText, findRecordPage, type RecordSortKeys, toDbWhereClause } from '../http/listing'
import {
  integerAtLeast,
  latitudePayloadRule,
  longitudePayloadRule,
  notBlank,
  withPayloadRules,
} from '../http/payloadRules'
import { parseIdParam, parseRequestPayload, readPageNumber, searchBodyStruct } from '../http/requestPayload'
import { noContentResponse, respondWithJson, respondWithPage } from '../http/respond'
import { savePastBranchTerms } from '../money/pastPartnerTerms'
import type { BranchRecord } from '../store/records'
import type { World } from '../store/world'
import { requireVisibleCompany } from './companies'

const Filter = searchBodyStruct(BRANCH_FILTERS)

const RULES = {
  address: notBlank,
  lat: latitudePayloadRule,
  long: longitudePayloadRule,
  deliveryZones: (zones: BranchBody['deliveryZones']) =>
    zones.every(({ price }) => price == null || integerAtLeast(0)(price) === true) || 'Неверная цена',
}
const Form = withPayloadRules(BranchBody, RULES)
const EditForm = withPayloadRules(EditedBranchBody, RULES)

/** Specification: reference-data, sections 2.9 and 5. */
export const branchHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/company/{id}/branch/search', async ({ caller, params, url, json }) => {
    const { id } = requireVisibleCompany(world, caller, params.id)
    const filter = parseRequestPayload(await json(), Filter)
    if (filter.cityId !== undefined) requireCityAccess(caller, filter.cityId)
    const { cityId, pointId, status, address, orderBy } = filter
    const where = {
      ...{ cityId: { in: cityId === undefined ? caller.cityIds : [cityId] } },
      ...toDbWhereClause<BranchRecord>({ companyId: id, pointId, status }),
    }
    const search = {
      where,
      orderBy,
      sortKeys: sortKeys(world),
      holds: (one: BranchRecord) => containsText(one.address, address),
    }
    return respondWithPage(array(Branch), findRecordPage(world.db.branches, search, readPageNumber(url)))
  }),

  createEndpointHandler(world, 'POST /v1/manage/company/{id}/branch', async ({ caller, params, json }) => {
    const company = requireVisibleCompany(world, caller, params.id)
    const form = branchOf(world, caller, company.id, parseRequestPayload(await json(), Form))
    const { branches } = world.db
    return respondWithJson(Branch, branches.insert({ id: branches.nextId(), companyId: company.id, ...form }))
  }),

  createEndpointHandler(world, 'GET /v1/manage/company/branch/{id}', ({ caller, params }) =>
    respondWithJson(Branch, branchFor(world, caller, params.id)),
  ),

  createEndpointHandler(world, 'POST /v1/manage/company/branch/{id}', async ({ caller, params, json }) => {
    const branch = branchFor(world, caller, params.id)
    const form = branchOf(world, caller, branch.companyId, parseRequestPayload(await json(), EditForm), branch)
    if (!deepEqual(branch.deliveryZones, form.deliveryZones)) savePastBranchTerms(world, branch)
    return respondWithJson(Branch, world.db.branches.update(branch.id, form))
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/company/branch/{id}', ({ caller, params }) => {
    const branch = branchFor(world, caller, params.id)
    const { id } = branch
    const active = world.db.activeOrders().find(({ branchId }) => branchId === id)
    if (active) throw conflictError(`У филиала есть активный заказ № ${active.id}`)
    savePastBranchTerms(world, branch)
    world.db.branches.remove(id)
    return noContentResponse()
  }),
]

function branchFor(world: World, caller: ApiCaller, id: unknown): BranchRecord {
  const branch = world.db.branch(parseIdParam(id))
  requireVisibleCompany(world, caller, branch.companyId)
  requireCityAccess(caller, branch.cityId)
  return branch
}

const sortKeys = ({ db }: World): RecordSortKeys<BranchRecord> => ({
  cityId: ({ cityId }) => db.cities.get(cityId)?.name ?? null,
  pointId: ({ pointId }) => db.points.get(pointId)?.name ?? null,
  address: ({ address }) => address,
  status: ({ status }) => status,
})

function branchOf(
  world: World,
  caller: ApiCaller,
  companyId: number,
  { deliveryZones: sent, ...form }: Infer<typeof EditForm>,
  own?: BranchRecord,
): Omit<BranchRecord, 'id' | 'companyId'> {
  const { db } = world
  requirePayloadCity(db, caller, form.cityId)
  if (!db.company(companyId).settings.some(({ cityId }) => cityId === form.cityId)) {
    throw validationError({ cityId: 'Контрагент не работает в этом городе' })
  }
  const point = db.points.get(form.pointId)
  if (point?.cityId !== form.cityId) throw validationError({ pointId: 'Такой точки в городе нет' })
  const deliveryZones = sent ?? own?.deliveryZones
  if (!deliveryZones || (!own && deliveryZones.some(({ status }) => status == null)))
    throw validationError({ deliveryZones: 'Поле обязательное' })
  const offered = point.deliveryZones.map(({ id }) => id)
  const chosen = deliveryZones.map(({ deliveryZoneId }) => deliveryZoneId)
  if (chosen.some((id) => !offered.includes(id)))
    throw validationError({ deliveryZones: 'Зона другой отправной точки' })
  if (new Set(chosen).size < chosen.length) throw validationError({ deliveryZones: 'Зона указана дважды' })
  return {
    ...form,
    deliveryZones: deliveryZones.map(({ deliveryZoneId, price, status }) => {
      const known = own?.deliveryZones.find((zone) => zone.deliveryZoneId === deliveryZoneId)
      return {
        deliveryZoneId,
        price: (price === undefined ? known?.price : price) ?? null,
        status: (status === undefined ? known?.status : status) ?? false,
      }
    }),
  }
}
