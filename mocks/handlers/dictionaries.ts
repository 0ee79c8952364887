import type { HttpHandler } from 'msw'
import { array, string, type } from 'superstruct'
import { CityEager, NumberOption, OrderStatus } from '../../src/api/dictionaries'
import { numberStruct } from '../../src/lib/structs'
import { type ApiCaller, requestedCityIds, requireCityAccess } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { forbiddenError } from '../http/httpError'
import { parseIdParam } from '../http/requestPayload'
import { readQueryNumber } from '../http/requestValues'
import { respondWithJson } from '../http/respond'
import { CONTACT_TYPES } from '../seeds/contactTypes'
import { ORDER_STATUS_SEEDS } from '../seeds/orderStatuses'
import { PERMISSION_OPTIONS } from '../seeds/permissionOptions'
import { reportPeriods } from '../seeds/reportPeriods'
import { COURIER_ROLE } from '../seeds/roles'
import { fullName } from '../store/personName'
import type { CompanyRecord } from '../store/records'
import type { World } from '../store/world'

const TextOptions = array(type({ value: string(), label: string() }))
const CourierOptions = array(type({ value: numberStruct(), label: string(), courierTypeId: numberStruct() }))
const Options = array(NumberOption)

/** Specification: contract, «Where a path or a shape was left open». */
export function dictionaryHandlers(world: World): HttpHandler[] {
  const { db } = world
  return [
    createEndpointHandler(world, 'GET /v1/dictionary/order-status', () =>
      respondWithJson(array(OrderStatus), ORDER_STATUS_SEEDS),
    ),
    createEndpointHandler(world, 'GET /v1/dictionary/city-eager', ({ caller }) =>
      respondWithJson(array(CityEager), citiesEager(world, caller)),
    ),
    createEndpointHandler(world, 'GET /v1/dictionary/point/{cityId}', ({ caller, params }) => {
      const cityId = parseIdParam(params.cityId)
      requireCityAccess(caller, cityId)
      return respondWithJson(Options, pointOptions(world, cityId))
    }),
    createEndpointHandler(world, 'GET /v1/dictionary/company', ({ caller, url }) => {
      const cities = citiesAsked(caller, url)
      return respondWithJson(Options, companyOptions(companiesIn(world, caller, cities)))
    }),
    createEndpointHandler(world, 'GET /v1/dictionary/company/{id}/branches/{cityId}', ({ caller, params }) => {
      const cityId = parseIdParam(params.cityId)
      requireCityAccess(caller, cityId)
      const companyId = db.company(parseIdParam(params.id)).id
      if (caller.companyId !== null && caller.companyId !== companyId)
        throw forbiddenError('Нет доступа к этому контрагенту')
      const branches = db.branches.all().filter((branch) => branch.companyId === companyId && branch.cityId === cityId)
      return respondWithJson(
        Options,
        branches.map(({ id, address }) => ({ value: id, label: address })),
      )
    }),
    createEndpointHandler(world, 'GET /v1/dictionary/courier', ({ caller, url }) =>
      respondWithJson(CourierOptions, courierOptions(world, citiesAsked(caller, url))),
    ),
    createEndpointHandler(world, 'GET /v1/dictionary/roles', () =>
      respondWithJson(
        TextOptions,
        db.roles.all().map(({ id, description }) => ({ value: id, label: description })),
      ),
    ),
    createEndpointHandler(world, 'GET /v1/dictionary/permissions', () =>
      respondWithJson(TextOptions, PERMISSION_OPTIONS),
    ),
    createEndpointHandler(world, 'GET /v1/dictionary/contact-type', () => respondWithJson(Options, CONTACT_TYPES)),
    createEndpointHandler(world, 'GET /v1/dictionary/report-partner-period', () =>
      respondWithJson(Options, periodOptions(world)),
    ),
    createEndpointHandler(world, 'GET /v1/dictionary/report-courier-period', () =>
      respondWithJson(Options, periodOptions(world)),
    ),
  ]
}

function citiesAsked(caller: ApiCaller, url: URL): readonly number[] {
  return requestedCityIds(caller, readQueryNumber(url, 'cityId'))
}

const citiesEager = (world: World, caller: ApiCaller) =>
  world.db.cities
    .all()
    .filter(({ id }) => caller.cityIds.includes(id))
    .map(({ id, name, timezone }) => ({
      id,
      name,
      timezone,
      points: pointOptions(world, id),
      companies: companyOptions(companiesIn(world, caller, [id])),
    }))

const pointOptions = (world: World, cityId: number) =>
  world.db.points
    .all()
    .filter((point) => point.cityId === cityId)
    .map(({ id, name }) => ({ value: id, label: name }))

const periodOptions = (world: World) => reportPeriods(world.clock.second())

const companiesIn = (world: World, caller: ApiCaller, cities: readonly number[]) =>
  world.db.companies
    .all()
    .filter(({ id }) => caller.companyId === null || caller.companyId === id)
    .filter(({ settings }) => settings.some(({ cityId }) => cities.includes(cityId)))

const companyOptions = (companies: CompanyRecord[]) => companies.map(({ id, name }) => ({ value: id, label: name }))

const courierOptions = (world: World, cities: readonly number[]) =>
  world.db.employees
    .all()
    .filter(
      ({ role, status, cities: own }) =>
        role === COURIER_ROLE && status === 10 && own.some((id) => cities.includes(id)),
    )
    .map((courier) => ({ value: courier.id, label: fullName(courier), courierTypeId: courier.courierTypeId ?? 1 }))
