import type { HttpHandler } from 'msw'
import { array } from 'superstruct'
import { ScheduleDayCopyBody, ScheduleDayItem } from '../../src/api/schedules'
import { createEndpointHandler } from '../http/endpointHandlers'
import { conflictError, notFoundError, validationError } from '../http/httpError'
import { parseRequestPayload } from '../http/requestPayload'
import { respondWithJson } from '../http/respond'
import { serializeScheduleDay } from '../serializers/schedules'
import { draftOrPublishedShifts, scheduleDays, setDayDraft } from '../simulation/scheduleDays'
import type { ScheduleDayRecord, ScheduleRecord } from '../store/records/schedules'
import type { World } from '../store/world'
import { parseScheduleShiftRecords, requireNoShiftOverlap } from './scheduleShiftRecords'
import { requireVisibleSchedule } from './schedules'

/**
 * Specification: operations, «Schedule detail». Changes are stored in the draft of the day, not in the published
 * shifts.
 */
export const scheduleDayHandlers = (world: World): HttpHandler[] => [
  createEndpointHandler(world, 'POST /v1/manage/schedule/{id}/day/copy', async ({ caller, params, json }) => {
    const schedule = requireVisibleSchedule(world, caller, params.id)
    const { dateFrom, dateTo } = parseRequestPayload(await json(), ScheduleDayCopyBody)
    if (dateFrom === dateTo) throw validationError({ dateTo: 'День копируют в другой день' })
    const rows = [...draftOrPublishedShifts(dayOf(world, schedule, dateFrom))]
    if (rows.length === 0) throw conflictError('В этот день смен нет, копировать нечего')
    const day = dayOf(world, schedule, dateTo)
    requireNoShiftOverlap(world, schedule, dateTo, rows)
    setDayDraft(world.db, day, rows)
    return respondWithJson(array(ScheduleDayItem), serializeScheduleDay(world, day, false))
  }),

  createEndpointHandler(world, 'GET /v1/manage/schedule/{id}/day/{date}', ({ caller, params, url }) => {
    const day = dayOf(world, requireVisibleSchedule(world, caller, params.id), params.date)
    return respondWithJson(
      array(ScheduleDayItem),
      serializeScheduleDay(world, day, url.searchParams.get('isActive') === 'true'),
    )
  }),

  createEndpointHandler(world, 'POST /v1/manage/schedule/{id}/day/{date}', async ({ caller, params, json }) => {
    const schedule = requireVisibleSchedule(world, caller, params.id)
    const day = dayOf(world, schedule, params.date)
    const rows = parseScheduleShiftRecords(world, schedule, await json())
    requireNoShiftOverlap(world, schedule, day.date, rows)
    setDayDraft(world.db, day, rows)
    return respondWithJson(array(ScheduleDayItem), serializeScheduleDay(world, day, false))
  }),
]

function dayOf({ db }: World, { id }: ScheduleRecord, wanted: string | undefined): ScheduleDayRecord {
  const day = scheduleDays(db, id).find((candidate) => candidate.date === wanted)
  if (!day) throw notFoundError('В расписании нет такого дня')
  return day
}
