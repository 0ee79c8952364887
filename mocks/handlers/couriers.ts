import type { HttpHandler } from 'msw'
import { array, type Infer, type } from 'superstruct'
import { Courier, CourierLocation } from '../../src/api/couriers'
import { booleanStruct, maybe, numberStruct, textStruct } from '../../src/lib/structs'
import { type ApiCaller, requireCityAccess } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { validationError } from '../http/httpError'
import { containsText, equalsIfSet, findRecords, paginate, toDbWhereClause } from '../http/listing'
import {
  filterNumberStruct,
  filterTextStruct,
  parseIdParam,
  parseRequestPayload,
  readExpandParam,
  readPageNumber,
} from '../http/requestPayload'
import { readQueryNumber } from '../http/requestValues'
import { respondWithJson, respondWithPage } from '../http/respond'
import { serializeCourier, serializeCourierLocation } from '../serializers/couriers'
import { fullName } from '../store/personName'
import type { CourierRecord, PointRecord } from '../store/records'
import type { World } from '../store/world'

const Filter = type({
  id: filterNumberStruct(),
  cityId: filterNumberStruct(),
  pointId: filterNumberStruct(),
  courierTypeId: filterNumberStruct(),
  fio: filterTextStruct(),
  activeSlot: maybe(booleanStruct()),
})
const OnlinePoints = array(type({ point: type({ id: numberStruct(), name: textStruct() }), couriers: array(Courier) }))

export const courierHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/courier/search', async ({ caller, url, json }) => {
    const filter = parseRequestPayload(await json(), Filter)
    if (filter.cityId !== undefined) requireCityAccess(caller, filter.cityId)
    const expand = readExpandParam(url)
    const { id, cityId, pointId, courierTypeId } = filter
    const where = {
      ...{ cityId: { in: cityId === undefined ? caller.cityIds : [cityId] } },
      ...toDbWhereClause<CourierRecord>({ id, pointId, typeId: courierTypeId as CourierRecord['typeId'] | undefined }),
    }
    const found = findRecords(world.db.couriers, {
      where,
      holds: (one) => isEmployed(world, one) && matches(world, one, filter),
      order: [['id', 'asc']],
    })
    const rows = found.map((courier) => serializeCourier(world, caller, courier, expand))
    // The map and the courier select send no `page` parameter and get all couriers.
    return url.searchParams.has('page')
      ? respondWithPage(array(Courier), paginate(rows, readPageNumber(url)))
      : respondWithJson(array(Courier), rows)
  }),

  createEndpointHandler(world, 'GET /v1/manage/courier/location/{cityId}', ({ caller, params }) => {
    const cityId = parseIdParam(params.cityId)
    requireCityAccess(caller, cityId)
    const seen = world.db.couriers.all().filter((courier) => courier.cityId === cityId && courier.slotId !== null)
    return respondWithJson(
      array(CourierLocation),
      seen.map((courier) => serializeCourierLocation(world, courier)),
    )
  }),

  createEndpointHandler(world, 'GET /v1/manage/courier/online', ({ caller, url }) => {
    const cityId = readQueryNumber(url, 'cityId')
    if (cityId === undefined) throw validationError({ cityId: 'Поле обязательное' }, 'Не указан город')
    requireCityAccess(caller, cityId)
    const here = world.db.couriers
      .find(toDbWhereClause<CourierRecord>({ cityId }))
      .filter((one) => isEmployed(world, one))
    const points = world.db.points.find(toDbWhereClause<PointRecord>({ cityId }))
    const online = points.map(({ id, name }) => ({
      point: { id, name },
      couriers: here
        .filter(({ pointId }) => pointId === id)
        .map((courier) => serializeCourier(world, caller, courier, ['slot', 'lastActiveOrder'])),
    }))
    return respondWithJson(OnlinePoints, online)
  }),
]

export function requireVisibleCourier(world: World, caller: ApiCaller, id: unknown): CourierRecord {
  const courier = world.db.courier(parseIdParam(id))
  requireCityAccess(caller, courier.cityId)
  return courier
}

const isEmployed = ({ db }: World, { id }: CourierRecord): boolean => db.employees.get(id)?.status === 10

const matches = (world: World, courier: CourierRecord, filter: Infer<typeof Filter>): boolean =>
  equalsIfSet(courier.slotId !== null, filter.activeSlot) &&
  containsText(fullName(world.db.employee(courier.id)), filter.fio)
