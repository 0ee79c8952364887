import type { CourierRecord } from '../../../mocks/store/records'
import type { World } from '../../../mocks/store/world'
import { callTo, type EndpointCase, findRecord, isIn, MISSING_ID, OTHER_CITY, OWN_CITY } from './case'

const PERIOD = { dateStart: '2026-03-10', dateEnd: '2026-03-17' }
const PENALTY = { typeId: 1, comment: null }

const courier = ({ db }: World, belongs: (one: CourierRecord) => boolean, cityId = OWN_CITY) =>
  findRecord(db.couriers.all(), (one) => one.cityId === cityId && db.employee(one.id).status === 10 && belongs(one)).id
const anybody = () => true
const isResting = ({ slotId }: CourierRecord) => slotId === null
const isFree = ({ slotId, orderId }: CourierRecord) => slotId !== null && orderId === null
const isBusy = ({ orderId }: CourierRecord) => orderId !== null
const own = (belongs: (one: CourierRecord) => boolean, tail: string, body?: unknown) => (world: World) => ({
  path: `/manage/courier/${courier(world, belongs)}${tail}`,
  body,
})
const foreign = (tail: string, body?: unknown) => (world: World) => ({
  path: `/manage/courier/${courier(world, anybody, OTHER_CITY)}${tail}`,
  body,
})
const penalty =
  (isPaid: boolean, cityId: number) =>
  ({ db }: World) => ({
    path: `/manage/courier/penalty/${findRecord(db.courierPenalties.all(), (one) => isIn(cityId)(one) && (one.paidAt !== null) === isPaid).id}`,
  })

/** Operations, section 7: couriers, notifications. */
export const COURIER_CASES: EndpointCase[] = [
  {
    endpoint: 'GET /v1/manage/courier/{id}',
    well: own(anybody, '?expand=slot,lastActiveOrder,trackInfo'),
    badly: [
      [403, foreign('?expand=location')],
      [404, callTo(`/manage/courier/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'GET /v1/manage/courier/online',
    well: callTo('/manage/courier/online?cityId=2'),
    badly: [
      [422, callTo('/manage/courier/online')],
      [403, callTo(`/manage/courier/online?cityId=${OTHER_CITY}`)],
    ],
  },
  {
    endpoint: 'GET /v1/manage/courier/location/{cityId}',
    well: callTo('/manage/courier/location/2'),
    badly: [[403, callTo(`/manage/courier/location/${OTHER_CITY}`)]],
  },
  {
    endpoint: 'POST /v1/manage/courier/{id}/location',
    well: own(isFree, '/location', { pointId: 2 }),
    badly: [
      [403, foreign('/location', { pointId: 6 })],
      [404, callTo(`/manage/courier/${MISSING_ID}/location`, { pointId: 2 })],
      [422, own(anybody, '/location', { pointId: 6 })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/courier/{id}/statistics',
    well: own(anybody, '/statistics', PERIOD),
    badly: [
      [403, foreign('/statistics', PERIOD)],
      [422, own(anybody, '/statistics', { dateStart: '2026-03-10' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/courier/{id}/penalty',
    well: own(anybody, '/penalty', {}),
    badly: [
      [403, foreign('/penalty', {})],
      [404, callTo(`/manage/courier/${MISSING_ID}/penalty`, {})],
    ],
  },
  {
    endpoint: 'POST /v1/manage/courier/{id}/penalty/create',
    well: own(anybody, '/penalty/create', PENALTY),
    badly: [
      [403, foreign('/penalty/create', PENALTY)],
      [422, own(anybody, '/penalty/create', { typeId: MISSING_ID })],
    ],
  },
  {
    endpoint: 'DELETE /v1/manage/courier/penalty/{id}',
    well: penalty(false, OWN_CITY),
    badly: [
      [403, penalty(false, OTHER_CITY)],
      [404, callTo(`/manage/courier/penalty/${MISSING_ID}`)],
      [409, penalty(true, OWN_CITY)],
    ],
  },
  {
    endpoint: 'GET /v1/manage/courier/{id}/schedule',
    well: own(anybody, '/schedule'),
    badly: [
      [403, foreign('/schedule')],
      [404, callTo(`/manage/courier/${MISSING_ID}/schedule`)],
    ],
  },
  {
    endpoint: 'GET /v1/manage/courier/{id}/schedule/{scheduleId}',
    well: own(anybody, '/schedule/6'),
    badly: [
      [403, foreign('/schedule/7')],
      [404, own(anybody, `/schedule/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'GET /v1/manage/courier/{id}/slot-start',
    well: own(isResting, '/slot-start'),
    badly: [
      [403, foreign('/slot-start')],
      [409, own(isBusy, '/slot-start')],
    ],
  },
  {
    endpoint: 'GET /v1/manage/courier/{id}/slot-stop',
    well: own(isFree, '/slot-stop'),
    badly: [
      [403, foreign('/slot-stop')],
      [409, own(isBusy, '/slot-stop')],
    ],
  },
  {
    endpoint: 'POST /v1/manage/courier/search',
    well: callTo('/manage/courier/search?expand=slot,lastActiveOrder', { activeSlot: true, cityId: 2 }),
    badly: [
      [403, callTo('/manage/courier/search', { cityId: OTHER_CITY })],
      [422, callTo('/manage/courier/search', { cityId: 'Астана' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/notification/search',
    well: callTo('/manage/notification/search?page=1', { status: true }),
    badly: [
      [403, callTo('/manage/notification/search', { cityId: OTHER_CITY })],
      [422, callTo('/manage/notification/search', { orderBy: 'description_SORT_ASC' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/notification/{id}',
    well: ({ db }) => ({ path: `/manage/notification/${findRecord(db.activeNotifications(), isIn(OWN_CITY)).id}` }),
    badly: [
      [404, callTo(`/manage/notification/${MISSING_ID}`)],
      [
        409,
        ({ db }) => {
          const hidden = db.notifications.insert({
            ...{ id: 9000, description: 'Скрыто', orderId: null, courierId: null },
            ...{ cityId: OWN_CITY, createdAt: 0, status: false },
          })
          return { path: `/manage/notification/${hidden.id}` }
        },
      ],
    ],
  },
]
