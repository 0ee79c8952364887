import type { HttpHandler } from 'msw'
import { array, type Infer } from 'superstruct'
import { CITY_FILTERS, City, CityBody } from '../../src/api/cities'
import { TIMEZONES } from '../../src/domain/cities'
import { type ApiCaller, requireCityAccess } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, validationError } from '../http/httpError'
import { containsText, equalsIfSet, findRecordPage, type RecordSortKeys } from '../http/listing'
import { notBlank, oneOf, requiredPayloadRule, withPayloadRules } from '../http/payloadRules'
import { parseIdParam, parseRequestPayload, readPageNumber, searchBodyStruct } from '../http/requestPayload'
import { noContentResponse, respondWithJson, respondWithPage } from '../http/respond'
import type { CityRecord } from '../store/records'
import type { World } from '../store/world'

const Filter = searchBodyStruct(CITY_FILTERS)

const Form = withPayloadRules(CityBody, {
  name: notBlank,
  timezone: oneOf(...TIMEZONES),
  deliveryService: requiredPayloadRule(oneOf('YANDEX', 'INDRIVE')),
})

const SORT_KEYS: RecordSortKeys<CityRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  timezone: ({ timezone }) => timezone,
  status: ({ status }) => status,
  deliveryService: ({ deliveryService }) => deliveryService,
}

/** Specification: reference-data, sections 2.7 and 5. */
export const cityHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/city/search', async ({ caller, url, json }) => {
    const filter = parseRequestPayload(await json(), Filter)
    const { orderBy } = filter
    const search = { where: { id: { in: caller.cityIds } }, holds: (city: CityRecord) => matches(city, filter) }
    return respondWithPage(
      array(City),
      findRecordPage(world.db.cities, { ...search, orderBy, sortKeys: SORT_KEYS }, readPageNumber(url)),
    )
  }),

  createEndpointHandler(world, 'GET /v1/manage/city/{id}', ({ caller, params }) =>
    respondWithJson(City, cityOf(world, caller, params.id)),
  ),

  createEndpointHandler(world, 'POST /v1/manage/city', async ({ caller, json }) => {
    const form = parseRequestPayload(await json(), Form)
    requireFreeName(world, form.name)
    const city = world.db.cities.insert({ id: world.db.cities.nextId(), ...form })
    world.db.employees.update(caller.user.id, { cities: [...caller.user.cities, city.id] })
    return respondWithJson(City, city)
  }),

  createEndpointHandler(world, 'POST /v1/manage/city/{id}', async ({ caller, params, json }) => {
    const city = cityOf(world, caller, params.id)
    const form = parseRequestPayload(await json(), Form)
    requireFreeName(world, form.name, city.id)
    return respondWithJson(City, world.db.cities.update(city.id, form))
  }),

  createEndpointHandler(world, 'DELETE /v1/manage/city/{id}', ({ caller, params }) => {
    const { id } = cityOf(world, caller, params.id)
    const { points, couriers, branches, companies, cities, employees } = world.db
    if (points.all().some(({ cityId }) => cityId === id))
      throw conflictError('В городе есть отправные точки, удалите их сначала')
    if ([...couriers.all(), ...branches.all()].some(({ cityId }) => cityId === id)) {
      throw conflictError('К городу привязаны курьеры или филиалы')
    }
    if (companies.all().some(({ settings }) => settings.some(({ cityId }) => cityId === id))) {
      throw conflictError('В городе работают контрагенты')
    }
    for (const employee of employees.all()) {
      if (employee.cities.includes(id)) {
        employees.update(employee.id, { cities: employee.cities.filter((cityId) => cityId !== id) })
      }
    }
    cities.remove(id)
    return noContentResponse()
  }),
]

const matches = (city: CityRecord, filter: Infer<typeof Filter>): boolean =>
  equalsIfSet(city.id, filter.id) &&
  containsText(city.name, filter.name) &&
  equalsIfSet(city.timezone, filter.timezone) &&
  equalsIfSet(city.status, filter.status) &&
  equalsIfSet(city.deliveryService, filter.deliveryService)

function cityOf(world: World, caller: ApiCaller, id: unknown): CityRecord {
  const city = world.db.city(parseIdParam(id))
  requireCityAccess(caller, city.id)
  return city
}

function requireFreeName(world: World, name: string, ownId?: number): void {
  const isTaken = world.db.cities
    .all()
    .some((city) => city.id !== ownId && city.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw validationError({ name: 'Такой город уже есть' }, 'Такой город уже есть')
}
