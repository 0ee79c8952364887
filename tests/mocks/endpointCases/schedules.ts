import type { World } from '../../../mocks/store/world'
import { callTo, type EndpointCase, findRecord, MISSING_ID, OTHER_CITY, OWN_CITY } from './case'

/**
 * Ids of four schedules of Karaganda: past week, current week, published week with a changed draft, unpublished week. The schedule of
 * Astana for the same week has the next id.
 */
const [OVER, PRESENT, CHANGED, DRAFT] = [1, 6, 11, 16]
const foreign = (id: number) => id + 1
const FREE_WEEK = { cityId: OWN_CITY, dateStart: '2026-04-07', dateEnd: '2026-04-13' }
const LATER_WEEK = { cityId: OWN_CITY, dateStart: '2026-04-14', dateEnd: '2026-04-20' }
const TAKEN_WEEK = { cityId: OWN_CITY, dateStart: '2026-03-31', dateEnd: '2026-04-06' }
const DAY = '2026-04-02'

const rows = ({ db }: World, change: object = {}) => ({
  items: [
    {
      courierId: findRecord(db.couriers.all(), ({ id, cityId }) => cityId === OWN_CITY && db.employee(id).status === 10)
        .id,
      ...{ pointId: 1, timeStart: '10:00', timeEnd: '12:00' },
      ...change,
    },
  ],
})

/** Operations, section 7: weekly schedules. */
export const SCHEDULE_CASES: EndpointCase[] = [
  {
    endpoint: 'POST /v1/manage/schedule/search',
    well: callTo('/manage/schedule/search?page=1', { cityId: 2, isPublished: true }),
    badly: [
      [403, callTo('/manage/schedule/search', { cityId: OTHER_CITY })],
      [422, callTo('/manage/schedule/search', { isPublished: 'да' })],
    ],
  },
  {
    endpoint: 'GET /v1/manage/schedule/{id}',
    well: callTo(`/manage/schedule/${OVER}`),
    badly: [
      [403, callTo(`/manage/schedule/${foreign(OVER)}`)],
      [404, callTo(`/manage/schedule/${MISSING_ID}`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/schedule',
    well: callTo('/manage/schedule', LATER_WEEK),
    badly: [
      [403, callTo('/manage/schedule', { ...FREE_WEEK, cityId: OTHER_CITY })],
      [409, callTo('/manage/schedule', TAKEN_WEEK)],
      [422, callTo('/manage/schedule', { ...FREE_WEEK, dateStart: '2026-04-06' })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/schedule/{id}/copy',
    well: callTo(`/manage/schedule/${PRESENT}/copy`, FREE_WEEK),
    badly: [
      [403, callTo(`/manage/schedule/${foreign(PRESENT)}/copy`, FREE_WEEK)],
      [409, callTo(`/manage/schedule/${DRAFT}/copy`, FREE_WEEK)],
      [422, callTo(`/manage/schedule/${PRESENT}/copy`, {})],
    ],
  },
  {
    endpoint: 'GET /v1/manage/schedule/{id}/publish',
    well: callTo(`/manage/schedule/${CHANGED}/publish`),
    badly: [
      [403, callTo(`/manage/schedule/${foreign(CHANGED)}/publish`)],
      [404, callTo(`/manage/schedule/${MISSING_ID}/publish`)],
      [409, callTo(`/manage/schedule/${PRESENT}/publish`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/schedule/{id}/clear',
    well: callTo(`/manage/schedule/${foreign(CHANGED)}/clear`),
    badly: [
      [403, callTo(`/manage/schedule/${foreign(CHANGED)}/clear`)],
      [404, callTo(`/manage/schedule/${MISSING_ID}/clear`)],
    ],
  },
  {
    endpoint: 'GET /v1/manage/schedule/{id}/day/{date}',
    well: callTo(`/manage/schedule/${PRESENT}/day/2026-03-18?isActive=true`),
    badly: [
      [403, callTo(`/manage/schedule/${foreign(PRESENT)}/day/2026-03-18`)],
      [404, callTo(`/manage/schedule/${PRESENT}/day/2026-03-25`)],
    ],
  },
  {
    endpoint: 'POST /v1/manage/schedule/{id}/day/{date}',
    well: (world) => ({ path: `/manage/schedule/${DRAFT}/day/${DAY}`, body: rows(world) }),
    badly: [
      [403, (world) => ({ path: `/manage/schedule/${foreign(DRAFT)}/day/${DAY}`, body: rows(world) })],
      [422, (world) => ({ path: `/manage/schedule/${DRAFT}/day/${DAY}`, body: rows(world, { timeEnd: '' }) })],
      [422, callTo(`/manage/schedule/${DRAFT}/day/${DAY}`, { items: [] })],
    ],
  },
  {
    endpoint: 'POST /v1/manage/schedule/{id}/day/copy',
    well: callTo(`/manage/schedule/${foreign(DRAFT)}/day/copy`, { dateFrom: DAY, dateTo: '2026-04-03' }),
    badly: [
      [403, callTo(`/manage/schedule/${foreign(DRAFT)}/day/copy`, { dateFrom: DAY, dateTo: '2026-04-03' })],
      [404, callTo(`/manage/schedule/${DRAFT}/day/copy`, { dateFrom: DAY, dateTo: '2026-05-03' })],
      [422, callTo(`/manage/schedule/${DRAFT}/day/copy`, { dateTo: DAY })],
    ],
  },
]
