import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { SCHEDULE_FILTERS, Schedule, ScheduleBody } from '../../src/api/schedules'
import { DAYS_IN_WEEK, scheduleWeekStart } from '../../src/domain/schedules/weekDates'
import { type ApiCaller, requestedCityIds, requireCityAccess, requirePayloadCity } from '../http/access'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, validationError } from '../http/httpError'
import { equalsIfSet, findRecordPage, type RecordSearch } from '../http/listing'
import { parseIdParam, parseRequestPayload, readPageNumber, searchBodyStruct } from '../http/requestPayload'
import { noContentResponse, respondWithJson, respondWithPage } from '../http/respond'
import { serializeListedSchedule, serializeSchedule } from '../serializers/schedules'
import { insertSchedule, scheduleDays, setDayDraft } from '../simulation/scheduleDays'
import { clearScheduleDraft, publishSchedule } from '../simulation/schedulePublication'
import { epochDayOfDate, localEpochDay } from '../store/dateTime'
import type { ScheduleRecord, ScheduleShiftRecord } from '../store/records/schedules'
import type { World } from '../store/world'

const Filter = searchBodyStruct(SCHEDULE_FILTERS)

const TO_LAST_DAY = DAYS_IN_WEEK - 1

/** Specification: operations, «Schedules». The latest week comes first. The list has no `orderBy`. */
export const scheduleHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/schedule/search', async ({ caller, url, json }) => {
    const { cityId, isPublished } = parseRequestPayload(await json(), Filter)
    const cities = requestedCityIds(caller, cityId)
    const search: RecordSearch<ScheduleRecord> = {
      where: { cityId: { in: cities } },
      holds: ({ publishedAt }) => equalsIfSet(publishedAt !== null, isPublished),
      order: [
        ['dateStart', 'desc'],
        ['id', 'desc'],
      ],
    }
    const { rows, ...paging } = findRecordPage(world.db.schedules, search, readPageNumber(url))
    return respondWithPage(array(Schedule), {
      ...paging,
      rows: rows.map((schedule) => serializeListedSchedule(world, schedule)),
    })
  }),

  createEndpointHandler(world, 'GET /v1/manage/schedule/{id}', ({ caller, params }) =>
    respondWithJson(Schedule, serializeSchedule(world, requireVisibleSchedule(world, caller, params.id))),
  ),

  createEndpointHandler(world, 'POST /v1/manage/schedule', async ({ caller, json }) => {
    const schedule = createWeek(world, caller, await json())
    return respondWithJson(Schedule, serializeSchedule(world, schedule))
  }),

  createEndpointHandler(world, 'POST /v1/manage/schedule/{id}/copy', async ({ caller, params, json }) => {
    const source = requireVisibleSchedule(world, caller, params.id)
    if (source.publishedAt === null) throw conflictError('Копировать можно только опубликованное расписание')
    const schedule = createWeek(world, caller, await json(), source)
    return respondWithJson(Schedule, serializeSchedule(world, schedule))
  }),

  createEndpointHandler(world, 'GET /v1/manage/schedule/{id}/publish', ({ caller, params }) => {
    const schedule = requireVisibleSchedule(world, caller, params.id)
    publishSchedule(world, schedule)
    return respondWithJson(Schedule, serializeSchedule(world, schedule))
  }),

  createEndpointHandler(world, 'POST /v1/manage/schedule/{id}/clear', ({ caller, params }) => {
    clearScheduleDraft(world, requireVisibleSchedule(world, caller, params.id))
    return noContentResponse()
  }),
]

export function requireVisibleSchedule(world: World, caller: ApiCaller, id: unknown): ScheduleRecord {
  const schedule = world.db.schedule(parseIdParam(id))
  requireCityAccess(caller, schedule.cityId)
  return schedule
}

function createWeek(world: World, caller: ApiCaller, payload: unknown, source?: ScheduleRecord): ScheduleRecord {
  const { db, clock } = world
  const form = parseRequestPayload(payload, ScheduleBody)
  requirePayloadCity(db, caller, form.cityId)
  if (source && form.cityId !== source.cityId) throw validationError({ cityId: 'Расписание копируют в том же городе' })
  const first = epochDayOfDate(form.dateStart)
  if (scheduleWeekStart(first) !== first) throw validationError({ dateStart: 'Неделя начинается со вторника' })
  if (epochDayOfDate(form.dateEnd) !== first + TO_LAST_DAY)
    throw validationError({ dateEnd: 'Неделя длится семь дней' })
  if (first + TO_LAST_DAY < localEpochDay(clock.second(), db.timezone(form.cityId))) {
    throw validationError({ dateStart: 'Эта неделя уже прошла' })
  }
  if (db.schedules.all().some(({ cityId, dateStart }) => cityId === form.cityId && dateStart === form.dateStart)) {
    throw conflictError('На эту неделю в городе уже есть расписание')
  }
  const schedule = { id: db.schedules.nextId(), ...form, publishedAt: null, toldAt: {} }
  const days = insertSchedule(db, schedule, db.scheduleDays.nextId())
  if (source) {
    const rows = scheduleDays(db, source.id).map(({ published }) =>
      published.filter((row) => canWork(world, source, row)),
    )
    days.forEach((day, index) => {
      setDayDraft(db, day, rows[index] ?? [])
    })
  }
  return schedule
}

function canWork({ db }: World, { cityId }: ScheduleRecord, { courierId, pointId }: ScheduleShiftRecord): boolean {
  const isHere = db.couriers.get(courierId)?.cityId === cityId && db.employees.get(courierId)?.status === 10
  return isHere && db.points.get(pointId) !== undefined
}
