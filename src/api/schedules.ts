import { array, boolean, type Infer, number, object, optional, type } from 'superstruct'
import { createUnknownOutcomeError, isMalformedResponse } from '../lib/failure'
import type { ListQuery } from '../lib/listQuery'
import {
  booleanStruct,
  dateTimeStruct,
  isoDateStruct,
  listOrEmpty,
  maybe,
  numberStruct,
  textStruct,
} from '../lib/structs'
import { loadResource, loadUnpagedRows, searchPagedRows, sendMutation, sendMutationWithResponse } from './client'
import { clockTimeStruct, lenientClockTimeStruct, omitEmpty } from './fieldFormats'
import type { InferFilters, UnsentRequestBody } from './requestBody'

export const Schedule = type({
  id: numberStruct(),
  dateStart: isoDateStruct(),
  dateEnd: isoDateStruct(),
  cityId: maybe(numberStruct()),
  isPublished: maybe(boolean()),
  /** True if the schedule is published and its draft differs from the published version. */
  isModified: maybe(boolean()),
  countCourier: maybe(numberStruct()),
  countConfirmCourier: maybe(numberStruct()),
  confirmCouriers: listOrEmpty(
    type({ courierId: numberStruct(), isConfirmed: maybe(boolean()), confirmedAt: maybe(dateTimeStruct()) }),
  ),
  courierByDays: listOrEmpty(
    type({ date: isoDateStruct(), countAll: maybe(numberStruct()), countConfirmed: maybe(numberStruct()) }),
  ),
})
export type Schedule = Infer<typeof Schedule>

export const ScheduleDayItem = type({
  pointId: numberStruct(),
  courierId: numberStruct(),
  shiftId: maybe(numberStruct()),
  timeStart: maybe(lenientClockTimeStruct()),
  timeEnd: maybe(lenientClockTimeStruct()),
  breakTimeStart: maybe(lenientClockTimeStruct()),
  breakTimeEnd: maybe(lenientClockTimeStruct()),
  /** The time actually worked; the server sends it only for published days. */
  slot: maybe(type({ createdAt: maybe(dateTimeStruct()), finishedAt: maybe(dateTimeStruct()) })),
  courier: maybe(type({ fio: maybe(textStruct()), courierTypeId: maybe(numberStruct()) })),
})
export type ScheduleDayItem = Infer<typeof ScheduleDayItem>

/** `dateEnd` is six days after `dateStart`. */
export const ScheduleBody = object({ cityId: number(), dateStart: isoDateStruct(), dateEnd: isoDateStruct() })
export type ScheduleBody = Infer<typeof ScheduleBody>

export const ScheduleDayBody = object({
  items: array(
    object({
      pointId: number(),
      shiftId: optional(number()),
      courierId: number(),
      timeStart: clockTimeStruct(),
      timeEnd: clockTimeStruct(),
      breakTimeStart: optional(clockTimeStruct()),
      breakTimeEnd: optional(clockTimeStruct()),
    }),
  ),
})
export type ScheduleDayBody = Infer<typeof ScheduleDayBody>

export type UnsentScheduleDayItem = UnsentRequestBody<Omit<ScheduleDayBody['items'][number], 'shiftId'>>

export const ScheduleDayCopyBody = object({ dateFrom: isoDateStruct(), dateTo: isoDateStruct() })
export type ScheduleDayCopyBody = Infer<typeof ScheduleDayCopyBody>

export const SCHEDULE_FILTERS = {
  cityId: numberStruct(),
  isPublished: booleanStruct(),
}
export type ScheduleFilters = InferFilters<typeof SCHEDULE_FILTERS>

export const searchSchedules = (query: ListQuery<ScheduleFilters>, signal?: AbortSignal) =>
  searchPagedRows(array(Schedule), { path: '/v1/manage/schedule/search', signal }, SCHEDULE_FILTERS, query)

export const loadSchedule = (id: number, signal?: AbortSignal) =>
  loadResource(Schedule, { method: 'GET', path: schedulePath(id), signal })

export const createSchedule = (schedule: UnsentRequestBody<ScheduleBody>) =>
  createAndReadId('/v1/manage/schedule', schedule)

export const copySchedule = (sourceId: number, schedule: UnsentRequestBody<ScheduleBody>) =>
  createAndReadId(`${schedulePath(sourceId)}/copy`, schedule)

/** Publishes the draft of a schedule. Although the method is GET, this request changes the schedule. */
export const publishSchedule = (id: number) => sendMutation({ method: 'GET', path: `${schedulePath(id)}/publish` })

export const clearSchedule = (id: number) => sendMutation({ method: 'POST', path: `${schedulePath(id)}/clear` })

/** With `isActive` the server returns the published shifts of the day, otherwise the shifts of the draft. */
export const loadScheduleDay = (id: number, date: string, isActive: boolean, signal?: AbortSignal) =>
  loadUnpagedRows(array(ScheduleDayItem), { method: 'GET', path: dayPath(id, date), query: { isActive }, signal })

/** Saves the first shifts of a day that has none. `shiftId` numbers the shifts from 1 and is sent only in this request. */
export const addScheduleDay = (id: number, date: string, rows: readonly UnsentScheduleDayItem[]) =>
  saveDay(id, date, { items: rows.map((row, index) => ({ ...dayItem(row), shiftId: index + 1 })) })

export const updateScheduleDay = (id: number, date: string, rows: readonly UnsentScheduleDayItem[]) =>
  saveDay(id, date, { items: rows.map(dayItem) })

export const copyScheduleDay = (id: number, dates: UnsentRequestBody<ScheduleDayCopyBody>) =>
  sendMutation({ method: 'POST', path: `${schedulePath(id)}/day/copy` }, ScheduleDayCopyBody, dates)

const UNREAD = createUnknownOutcomeError('Ответ сервера получен не полностью')

/**
 * Creates a schedule and returns its id. If the response contains no id, the error says that the outcome of the change is unknown
 * (contract, «unknown outcome of a change»).
 */
async function createAndReadId(path: string, week: UnsentRequestBody<ScheduleBody>): Promise<number> {
  const call = { method: 'POST', path } as const
  try {
    return (await sendMutationWithResponse(type({ id: numberStruct() }), call, ScheduleBody, week, UNREAD)).id
  } catch (error) {
    throw isMalformedResponse(error) ? createUnknownOutcomeError(error.message, { cause: error }) : error
  }
}

const saveDay = (id: number, date: string, day: UnsentRequestBody<ScheduleDayBody>) =>
  sendMutation({ method: 'POST', path: dayPath(id, date) }, ScheduleDayBody, day)

const dayItem = ({ pointId, courierId, timeStart, timeEnd, breakTimeStart, breakTimeEnd }: UnsentScheduleDayItem) => ({
  ...{ pointId, courierId, timeStart, timeEnd },
  ...omitEmpty({ breakTimeStart, breakTimeEnd }),
})

const schedulePath = (id: number) => `/v1/manage/schedule/${id}`
const dayPath = (id: number, date: string) => `${schedulePath(id)}/day/${date}`
