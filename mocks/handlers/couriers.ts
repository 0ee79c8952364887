import type { HttpHandler } from 'msw'
import { array, type Infer, type } from 'superstruct'
import { Courier, CourierLocation } from '../../src/api/couriers'
import { bool, maybe, num, text } from '../../src/lib/structs'
import { type Caller, requireCity } from '../http/access'
import { invalid } from '../http/httpError'
import { asked, contains, equals, findRows, paged } from '../http/listing'
import { filterNumber, filterText, parsePayload, readExpand, readId, readPage } from '../http/payload'
import { queryNumber } from '../http/payloadDates'
import { respond, respondPage } from '../http/respond'
import { route } from '../http/route'
import { serializeCourier, serializeLocation } from '../serializers/couriers'
import { fullName } from '../store/personName'
import type { CourierRecord, PointRecord } from '../store/records'
import type { World } from '../store/world'

const Filter = type({
  id: filterNumber(),
  cityId: filterNumber(),
  pointId: filterNumber(),
  courierTypeId: filterNumber(),
  fio: filterText(),
  activeSlot: maybe(bool()),
})
const OnlinePoints = array(type({ point: type({ id: num(), name: text() }), couriers: array(Courier) }))

export const courierHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/courier/search', async ({ caller, url, json }) => {
    const filter = parsePayload(await json(), Filter)
    if (filter.cityId !== undefined) requireCity(caller, filter.cityId)
    const expand = readExpand(url)
    const { id, cityId, pointId, courierTypeId } = filter
    const where = {
      ...{ cityId: { in: cityId === undefined ? caller.cityIds : [cityId] } },
      ...asked<CourierRecord>({ id, pointId, typeId: courierTypeId as CourierRecord['typeId'] | undefined }),
    }
    const found = findRows(world.db.couriers, {
      where,
      holds: (one) => isEmployed(world, one) && matches(world, one, filter),
      order: [['id', 'asc']],
    })
    const rows = found.map((courier) => serializeCourier(world, courier, expand))
    // The map and the courier select send no `page` parameter and get all couriers.
    return url.searchParams.has('page')
      ? respondPage(array(Courier), paged(rows, readPage(url)))
      : respond(array(Courier), rows)
  }),

  route(world, 'GET /v1/manage/courier/location/{cityId}', ({ caller, params }) => {
    const cityId = readId(params.cityId)
    requireCity(caller, cityId)
    const seen = world.db.couriers.all().filter((courier) => courier.cityId === cityId && courier.slotId !== null)
    return respond(
      array(CourierLocation),
      seen.map((courier) => serializeLocation(world, courier)),
    )
  }),

  route(world, 'GET /v1/manage/courier/online', ({ caller, url }) => {
    const cityId = queryNumber(url, 'cityId')
    if (cityId === undefined) throw invalid({ cityId: 'Поле обязательное' }, 'Не указан город')
    requireCity(caller, cityId)
    const here = world.db.couriers.find(asked<CourierRecord>({ cityId })).filter((one) => isEmployed(world, one))
    const points = world.db.points.find(asked<PointRecord>({ cityId }))
    const online = points.map(({ id, name }) => ({
      point: { id, name },
      couriers: here
        .filter(({ pointId }) => pointId === id)
        .map((courier) => serializeCourier(world, courier, ['slot', 'lastActiveOrder'])),
    }))
    return respond(OnlinePoints, online)
  }),
]

export function courierFor(world: World, caller: Caller, id: unknown): CourierRecord {
  const courier = world.db.courier(readId(id))
  requireCity(caller, courier.cityId)
  return courier
}

const isEmployed = ({ db }: World, { id }: CourierRecord): boolean => db.employees.get(id)?.status === 10

const matches = (world: World, courier: CourierRecord, filter: Infer<typeof Filter>): boolean =>
  equals(courier.slotId !== null, filter.activeSlot) && contains(fullName(world.db.employee(courier.id)), filter.fio)
