import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { CourierSchedule } from '../../src/api/couriers'
import { notFound } from '../http/httpError'
import { readId } from '../http/payload'
import { respond } from '../http/respond'
import { route } from '../http/route'
import { courierWeek } from '../serializers/schedules'
import { scheduleDays } from '../simulation/scheduleDays'
import type { CourierRecord } from '../store/records'
import type { ScheduleRecord } from '../store/records/schedules'
import type { World } from '../store/world'
import { courierFor } from './couriers'

/** Published weekly schedules that contain shifts of the courier, newest first (operations, «Courier card»). */
export const courierScheduleHandlers = (world: World): HttpHandler[] => [
  route(world, 'GET /v1/manage/courier/{id}/schedule', ({ caller, params }) => {
    const weeks = weeksOf(world, courierFor(world, caller, params.id))
    return respond(
      array(CourierSchedule),
      weeks.map(({ id, dateStart, dateEnd }) => ({ id, dateStart, dateEnd })),
    )
  }),

  route(world, 'GET /v1/manage/courier/{id}/schedule/{scheduleId}', ({ caller, params }) => {
    const courier = courierFor(world, caller, params.id)
    const scheduleId = readId(params.scheduleId)
    const week = weeksOf(world, courier).find(({ id }) => id === scheduleId)
    if (!week) throw notFound('Расписание не найдено')
    return respond(CourierSchedule, courierWeek(world, courier.id, week))
  }),
]

const weeksOf = ({ db }: World, { id }: CourierRecord): ScheduleRecord[] =>
  db.schedules
    .all()
    .filter((week) =>
      scheduleDays(db, week.id).some(({ published }) => published.some(({ courierId }) => courierId === id)),
    )
    .sort((a, b) => b.dateStart.localeCompare(a.dateStart))
