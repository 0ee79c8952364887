import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { SCHEDULE_FILTERS, Schedule, ScheduleBody } from '../../src/api/schedules'
import { DAYS_IN_WEEK, weekStart } from '../../src/domain/schedules/weeks'
import { type Caller, callerCities, requireCity, requireFormCity } from '../http/access'
import { conflict, invalid } from '../http/httpError'
import { equals, findPage, type Search } from '../http/listing'
import { parsePayload, readId, readPage, searchStruct } from '../http/payload'
import { noContent, respond, respondPage } from '../http/respond'
import { route } from '../http/route'
import { listedSchedule, serializeSchedule } from '../serializers/schedules'
import { insertWeek, scheduleDays, setDraft } from '../simulation/scheduleDays'
import { clearDraft, publish } from '../simulation/schedulePublication'
import { dayOfDate, localDay } from '../store/moments'
import type { ScheduleRecord, ScheduleRow } from '../store/records/schedules'
import { nextId } from '../store/table'
import type { World } from '../store/world'

const Filter = searchStruct(SCHEDULE_FILTERS)

const TO_LAST_DAY = DAYS_IN_WEEK - 1

/** Operations, «Schedules». The latest week comes first. The list has no `orderBy`. */
export const scheduleHandlers = (world: World): HttpHandler[] => [
  route(world, 'POST /v1/manage/schedule/search', async ({ caller, url, json }) => {
    const { cityId, isPublished } = parsePayload(await json(), Filter)
    const cities = callerCities(caller, cityId)
    const search: Search<ScheduleRecord> = {
      where: { cityId: { in: cities } },
      holds: ({ publishedAt }) => equals(publishedAt !== null, isPublished),
      order: [
        ['dateStart', 'desc'],
        ['id', 'desc'],
      ],
    }
    const { rows, ...paging } = findPage(world.db.schedules, search, readPage(url))
    return respondPage(array(Schedule), { ...paging, rows: rows.map((schedule) => listedSchedule(world, schedule)) })
  }),

  route(world, 'GET /v1/manage/schedule/{id}', ({ caller, params }) =>
    respond(Schedule, serializeSchedule(world, scheduleFor(world, caller, params.id))),
  ),

  route(world, 'POST /v1/manage/schedule', async ({ caller, json }) => {
    const schedule = createWeek(world, caller, await json())
    return respond(Schedule, serializeSchedule(world, schedule))
  }),

  route(world, 'POST /v1/manage/schedule/{id}/copy', async ({ caller, params, json }) => {
    const source = scheduleFor(world, caller, params.id)
    if (source.publishedAt === null) throw conflict('Копировать можно только опубликованное расписание')
    const schedule = createWeek(world, caller, await json(), source)
    return respond(Schedule, serializeSchedule(world, schedule))
  }),

  route(world, 'GET /v1/manage/schedule/{id}/publish', ({ caller, params }) => {
    const schedule = scheduleFor(world, caller, params.id)
    publish(world, schedule)
    return respond(Schedule, serializeSchedule(world, schedule))
  }),

  route(world, 'POST /v1/manage/schedule/{id}/clear', ({ caller, params }) => {
    clearDraft(world, scheduleFor(world, caller, params.id))
    return noContent()
  }),
]

export function scheduleFor(world: World, caller: Caller, id: unknown): ScheduleRecord {
  const schedule = world.db.schedule(readId(id))
  requireCity(caller, schedule.cityId)
  return schedule
}

function createWeek(world: World, caller: Caller, payload: unknown, source?: ScheduleRecord): ScheduleRecord {
  const { db, clock } = world
  const form = parsePayload(payload, ScheduleBody)
  requireFormCity(db, caller, form.cityId)
  if (source && form.cityId !== source.cityId) throw invalid({ cityId: 'Расписание копируют в том же городе' })
  const first = dayOfDate(form.dateStart)
  if (weekStart(first) !== first) throw invalid({ dateStart: 'Неделя начинается со вторника' })
  if (dayOfDate(form.dateEnd) !== first + TO_LAST_DAY) throw invalid({ dateEnd: 'Неделя длится семь дней' })
  if (first + TO_LAST_DAY < localDay(clock.second(), db.timezone(form.cityId))) {
    throw invalid({ dateStart: 'Эта неделя уже прошла' })
  }
  if (db.schedules.all().some(({ cityId, dateStart }) => cityId === form.cityId && dateStart === form.dateStart)) {
    throw conflict('На эту неделю в городе уже есть расписание')
  }
  const schedule = { id: nextId(db.schedules.all()), ...form, publishedAt: null, toldAt: {} }
  const days = insertWeek(db, schedule, nextId(db.scheduleDays.all()))
  if (source) {
    const rows = scheduleDays(db, source.id).map(({ published }) =>
      published.filter((row) => canWork(world, source, row)),
    )
    days.forEach((day, index) => {
      setDraft(db, day, rows[index] ?? [])
    })
  }
  return schedule
}

function canWork({ db }: World, { cityId }: ScheduleRecord, { courierId, pointId }: ScheduleRow): boolean {
  const isHere = db.couriers.get(courierId)?.cityId === cityId && db.employees.get(courierId)?.status === 10
  return isHere && db.points.get(pointId) !== undefined
}
