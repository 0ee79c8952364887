import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { CourierSchedule } from '../../src/api/couriers'
import type { AccessRule } from '../../src/domain/permissions'
import { courierWeek } from '../answers/schedules'
import { notFound } from '../httpError'
import { idOf } from '../payload'
import type { CourierRecord } from '../records'
import type { ScheduleRecord } from '../records/schedules'
import { answer } from '../respond'
import { route } from '../route'
import { daysOf } from '../schedules/days'
import type { World } from '../world'
import { courierFor } from './couriers'

const VIEW: AccessRule = { every: ['courier_view'] }

/** The published weeks in which a courier works (operations, «Courier card»), the latest first. */
export const courierScheduleHandlers = (world: World): HttpHandler[] => [
  route(world, 'get', '/manage/courier/:id/schedule', VIEW, ({ caller, params }) => {
    const weeks = weeksOf(world, courierFor(world, caller, params.id))
    return answer(
      array(CourierSchedule),
      weeks.map(({ id, dateStart, dateEnd }) => ({ id, dateStart, dateEnd })),
    )
  }),

  route(world, 'get', '/manage/courier/:id/schedule/:scheduleId', VIEW, ({ caller, params }) => {
    const courier = courierFor(world, caller, params.id)
    const scheduleId = idOf(params.scheduleId)
    const week = weeksOf(world, courier).find(({ id }) => id === scheduleId)
    if (!week) throw notFound('Расписание не найдено')
    return answer(CourierSchedule, courierWeek(world, courier.id, week))
  }),
]

const weeksOf = ({ db }: World, { id }: CourierRecord): ScheduleRecord[] =>
  db.schedules
    .all()
    .filter((week) => daysOf(db, week.id).some(({ published }) => published.some(({ courierId }) => courierId === id)))
    .sort((a, b) => b.dateStart.localeCompare(a.dateStart))
