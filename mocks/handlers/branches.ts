import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { BRANCH_FILTERS, Branch, BranchBody } from '../../src/api/branches'
import { equal } from '../../src/lib/equal'
import { type Caller, requireCity, requireFormCity } from '../http/access'
import { conflict, invalid } from '../http/httpError'
import { asked, contains, findPage, type SortKeys } from '../http/listing'
import { parsePayload, readId, readPage, searchStruct } from '../http/payload'
import { noContent, respond, respondPage } from '../http/respond'
import { route } from '../http/route'
import { filled, latitude, longitude, whole, withRules } from '../http/rules'
import { keepBranchTerms } from '../money/pastTerms'
import type { BranchRecord } from '../store/records'
import { nextId } from '../store/table'
import type { World } from '../store/world'
import { companyFor } from './companies'

const Filter = searchStruct(BRANCH_FILTERS)

const Form = withRules(BranchBody, {
  address: filled,
  lat: latitude,
  long: longitude,
  deliveryZones: (zones) => zones.every(({ price }) => price == null || whole(0)(price) === true) || 'Неверная цена',
})

/** Reference-data, sections 2.9 and 5. */
export const branchHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/company/{id}/branch/search', async ({ caller, params, url, json }) => {
    const { id } = companyFor(world, caller, params.id)
    const filter = parsePayload(await json(), Filter)
    if (filter.cityId !== undefined) requireCity(caller, filter.cityId)
    const { cityId, pointId, status, address, orderBy } = filter
    const where = {
      ...{ cityId: { in: cityId === undefined ? caller.cityIds : [cityId] } },
      ...asked<BranchRecord>({ companyId: id, pointId, status }),
    }
    const search = {
      where,
      orderBy,
      sortKeys: sortKeys(world),
      holds: (one: BranchRecord) => contains(one.address, address),
    }
    return respondPage(array(Branch), findPage(world.db.branches, search, readPage(url)))
  }),

  route(world, 'POST /v1/manage/company/{id}/branch', async ({ caller, params, json }) => {
    const company = companyFor(world, caller, params.id)
    const form = branchOf(world, caller, company.id, parsePayload(await json(), Form), 'new')
    const { branches } = world.db
    return respond(Branch, branches.insert({ id: nextId(branches.all()), companyId: company.id, ...form }))
  }),

  route(world, 'GET /v1/manage/company/branch/{id}', ({ caller, params }) =>
    respond(Branch, branchFor(world, caller, params.id)),
  ),

  route(world, 'POST /v1/manage/company/branch/{id}', async ({ caller, params, json }) => {
    const branch = branchFor(world, caller, params.id)
    const form = branchOf(world, caller, branch.companyId, parsePayload(await json(), Form))
    if (!equal(branch.deliveryZones, form.deliveryZones)) keepBranchTerms(world, branch)
    return respond(Branch, world.db.branches.update(branch.id, form))
  }),

  route(world, 'DELETE /v1/manage/company/branch/{id}', ({ caller, params }) => {
    const branch = branchFor(world, caller, params.id)
    const { id } = branch
    const active = world.db.activeOrders().find(({ branchId }) => branchId === id)
    if (active) throw conflict(`У филиала есть активный заказ № ${active.id}`)
    keepBranchTerms(world, branch)
    world.db.branches.remove(id)
    return noContent()
  }),
]

function branchFor(world: World, caller: Caller, id: unknown): BranchRecord {
  const branch = world.db.branch(readId(id))
  companyFor(world, caller, branch.companyId)
  requireCity(caller, branch.cityId)
  return branch
}

const sortKeys = ({ db }: World): SortKeys<BranchRecord> => ({
  cityId: ({ cityId }) => db.cities.get(cityId)?.name ?? null,
  pointId: ({ pointId }) => db.points.get(pointId)?.name ?? null,
  address: ({ address }) => address,
  status: ({ status }) => status,
})

function branchOf(
  world: World,
  caller: Caller,
  companyId: number,
  { deliveryZones, ...form }: Infer<typeof Form>,
  isNew?: 'new',
): Omit<BranchRecord, 'id' | 'companyId'> {
  const { db } = world
  requireFormCity(db, caller, form.cityId)
  if (!db.company(companyId).settings.some(({ cityId }) => cityId === form.cityId)) {
    throw invalid({ cityId: 'Контрагент не работает в этом городе' })
  }
  const point = db.points.get(form.pointId)
  if (point?.cityId !== form.cityId) throw invalid({ pointId: 'Такой точки в городе нет' })
  if (isNew && deliveryZones.some(({ status }) => status == null)) throw invalid({ deliveryZones: 'Поле обязательное' })
  const own = point.deliveryZones.map(({ id }) => id)
  const chosen = deliveryZones.map(({ deliveryZoneId }) => deliveryZoneId)
  if (chosen.some((id) => !own.includes(id))) throw invalid({ deliveryZones: 'Зона другой отправной точки' })
  if (new Set(chosen).size < chosen.length) throw invalid({ deliveryZones: 'Зона указана дважды' })
  return {
    ...form,
    deliveryZones: deliveryZones.map(({ deliveryZoneId, price, status }) => ({
      deliveryZoneId,
      price: price ?? null,
      status: status ?? false,
    })),
  }
}
