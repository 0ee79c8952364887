import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { CourierSchedule } from '../../src/api/couriers'
import { createEndpointHandler } from '../http/endpointHandlers'
import { notFoundError } from '../http/httpError'
import { parseIdParam } from '../http/requestPayload'
import { respondWithJson } from '../http/respond'
import { serializeCourierWeek } from '../serializers/schedules'
import { scheduleDays } from '../simulation/scheduleDays'
import type { CourierRecord } from '../store/records'
import type { ScheduleRecord } from '../store/records/schedules'
import type { World } from '../store/world'
import { requireVisibleCourier } from './couriers'

/** Published weekly schedules that contain shifts of the courier, newest first (operations, «Courier card»). */
export const courierScheduleHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'GET /v1/manage/courier/{id}/schedule', ({ caller, params }) => {
    const weeks = weeksOf(world, requireVisibleCourier(world, caller, params.id))
    return respondWithJson(
      array(CourierSchedule),
      weeks.map(({ id, dateStart, dateEnd }) => ({ id, dateStart, dateEnd })),
    )
  }),

  createEndpointHandler(world, 'GET /v1/manage/courier/{id}/schedule/{scheduleId}', ({ caller, params }) => {
    const courier = requireVisibleCourier(world, caller, params.id)
    const scheduleId = parseIdParam(params.scheduleId)
    const week = weeksOf(world, courier).find(({ id }) => id === scheduleId)
    if (!week) throw notFoundError('Расписание не найдено')
    return respondWithJson(CourierSchedule, serializeCourierWeek(world, courier.id, week))
  }),
]

const weeksOf = ({ db }: World, { id }: CourierRecord): ScheduleRecord[] =>
  db.schedules
    .all()
    .filter((week) =>
      scheduleDays(db, week.id).some(({ published }) => published.some(({ courierId }) => courierId === id)),
    )
    .sort((a, b) => b.dateStart.localeCompare(a.dateStart))
