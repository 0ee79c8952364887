import { array, assign, type Infer, number, object, string, type, unknown } from 'superstruct'
import { createMalformedResponseError } from '../lib/failure'
import { endpointName } from '../lib/http'
import type { RowsPage } from '../lib/listStore'
import {
  dateTimeStruct,
  fastType,
  isoDateStruct,
  listOrEmpty,
  listSkippingInvalid,
  maybe,
  numberStruct,
  strictBooleanStruct,
  textStruct,
} from '../lib/structs'
import { loadResource, loadUnpagedRows, safeParseValidRows, sendMutation } from './client'
import { EmployeeDocument, type EmployeeDocumentRows, EmployeeDocumentsResponse } from './employees'
import { coordinatePairStruct, lenientClockTimeStruct, nullish, omitEmpty } from './fieldFormats'
import type { UnsentRequestBody } from './requestBody'

/** A courier (operations, section 3). The server sends `slot` and `lastActiveOrder` only if the request names them in `expand`. */
export const Courier = fastType({
  id: numberStruct(),
  fio: textStruct(),
  phone: maybe(textStruct()),
  cityId: maybe(numberStruct()),
  courierTypeId: maybe(numberStruct()),
  location: maybe(fastType({ lat: maybe(numberStruct()), long: maybe(numberStruct()) })),
  point: maybe(fastType({ id: numberStruct(), name: maybe(textStruct()) })),
  slot: maybe(fastType({ id: maybe(numberStruct()), status: maybe(strictBooleanStruct()) })),
  orderStatusName: maybe(textStruct()),
  lastActiveOrder: maybe(fastType({ id: numberStruct(), status: maybe(numberStruct()) })),
})
export type Courier = Infer<typeof Courier>

export const CourierLocation = fastType({
  courierId: numberStruct(),
  fio: maybe(textStruct()),
  courierTypeId: maybe(numberStruct()),
  lat: numberStruct(),
  long: numberStruct(),
  updatedAt: maybe(dateTimeStruct()),
})
export type CourierLocation = Infer<typeof CourierLocation>

/** `track` is a list of `[lat, long]` pairs in chronological order. */
export const CourierTrack = type({
  orderIds: listSkippingInvalid(numberStruct()),
  courierId: maybe(numberStruct()),
  track: listOrEmpty(coordinatePairStruct()),
})
export type CourierTrack = Infer<typeof CourierTrack>

export const CourierDetails = assign(
  Courier,
  type({ docs: listOrEmpty(EmployeeDocument), trackInfo: listOrEmpty(CourierTrack) }),
)
export type CourierDetails = Infer<typeof CourierDetails>

type CourierExpand = 'slot' | 'lastActiveOrder' | 'location' | 'docs' | 'trackInfo'

export const PointCouriers = type({
  point: maybe(type({ id: numberStruct(), name: maybe(textStruct()) })),
  couriers: listOrEmpty(Courier),
})
/**
 * `unreadable` counts couriers that were left out because of invalid data. Without this count, a dispatch point would appear to have fewer
 * couriers than it has.
 */
export type PointCouriers = Infer<typeof PointCouriers> & Pick<RowsPage<Courier>, 'unreadable'>

/** Amounts are whole tenge, `distance` is metres. */
export const CourierStatistics = type({
  countSuccessOrders: maybe(numberStruct()),
  workHours: maybe(numberStruct()),
  orderAmount: maybe(numberStruct()),
  bonusAmount: maybe(numberStruct()),
  hoursAmount: maybe(numberStruct()),
  penaltyAmount: maybe(numberStruct()),
  totalAmount: maybe(numberStruct()),
  distance: maybe(numberStruct()),
})
export type CourierStatistics = Infer<typeof CourierStatistics>

export const CourierPenalty = type({
  id: numberStruct(),
  name: maybe(textStruct()),
  /** Whole tenge. */
  price: maybe(numberStruct()),
  createdAt: maybe(dateTimeStruct()),
  refereeName: maybe(textStruct()),
  comment: maybe(textStruct()),
})
export type CourierPenalty = Infer<typeof CourierPenalty>

const CourierDayItem = type({
  dateItem: isoDateStruct(),
  timeStart: maybe(lenientClockTimeStruct()),
  timeEnd: maybe(lenientClockTimeStruct()),
})

/** A week of a courier's schedule. A day without times is a day off. The list endpoint returns weeks without `days`. */
export const CourierSchedule = type({
  id: numberStruct(),
  dateStart: isoDateStruct(),
  dateEnd: isoDateStruct(),
  days: listOrEmpty(CourierDayItem),
})
export type CourierSchedule = Infer<typeof CourierSchedule>

/** `unreadable` counts days that were left out because of invalid data. Without this count, the UI would show them as days off. */
export type CourierScheduleLoadResult = CourierSchedule & Pick<RowsPage<unknown>, 'unreadable'>

export const CourierDispatchPointBody = object({ pointId: number() })
export type CourierDispatchPointBody = Infer<typeof CourierDispatchPointBody>

/** Both dates are inclusive. */
export const CourierStatisticsBody = object({ dateStart: isoDateStruct(), dateEnd: isoDateStruct() })
export type CourierStatisticsBody = Infer<typeof CourierStatisticsBody>

export const CourierPenaltyBody = object({ typeId: number(), comment: nullish(string()) })
export type CourierPenaltyBody = Infer<typeof CourierPenaltyBody>

export const loadActiveCouriers = (cityId?: number, signal?: AbortSignal) =>
  loadUnpagedRows(array(Courier), {
    method: 'POST',
    path: '/v1/manage/courier/search',
    query: { expand: 'slot,lastActiveOrder' },
    json: omitEmpty({ activeSlot: true, cityId }),
    signal,
  })

export const loadCourierLocations = (cityId: number, signal?: AbortSignal) =>
  loadResource(array(CourierLocation), { method: 'GET', path: `/v1/manage/courier/location/${cityId}`, signal })

export const loadCourier = (id: number, expand: readonly CourierExpand[] = [], signal?: AbortSignal) =>
  loadResource(CourierDetails, {
    method: 'GET',
    path: courierPath(id),
    query: expand.length > 0 ? { expand: expand.join(',') } : {},
    signal,
  })

const UnparsedPointCouriers = type({ ...PointCouriers.schema, couriers: listOrEmpty(unknown()) })

export async function loadCouriersByPoint(cityId: number, signal?: AbortSignal): Promise<PointCouriers[]> {
  const call = { method: 'GET', path: '/v1/manage/courier/online', query: { cityId }, signal } as const
  const points = (await loadResource(array(UnparsedPointCouriers), call)).map(({ point, couriers }, index) => {
    const { rows, ...read } = safeParseValidRows(Courier, couriers, call, [index, 'couriers'])
    return { point, couriers: rows, ...read }
  })
  const failure = points.find((point) => point.failure)?.failure
  if (failure && points.every(({ couriers }) => couriers.length === 0))
    throw createMalformedResponseError(endpointName(call), failure)
  return points.map(({ failure: _failure, ...point }) => point)
}

export const changeCourierPoint = (id: number, pointId: number) =>
  sendMutation({ method: 'POST', path: `${courierPath(id)}/location` }, CourierDispatchPointBody, { pointId })

export const loadCourierStatistics = (id: number, period: CourierStatisticsBody, signal?: AbortSignal) =>
  loadResource(CourierStatistics, { method: 'POST', path: `${courierPath(id)}/statistics`, json: period, signal })

export const loadCourierPenalties = (id: number, signal?: AbortSignal) =>
  loadResource(array(CourierPenalty), { method: 'POST', path: `${courierPath(id)}/penalty`, json: {}, signal })

export const createCourierPenalty = (id: number, penalty: UnsentRequestBody<CourierPenaltyBody>) =>
  sendMutation({ method: 'POST', path: `${courierPath(id)}/penalty/create` }, CourierPenaltyBody, penalty)

/** `id` is the id of the applied penalty, not of the courier. */
export const deleteCourierPenalty = (id: number) =>
  sendMutation({ method: 'DELETE', path: `/v1/manage/courier/penalty/${id}` })

export const loadCourierSchedules = (id: number, signal?: AbortSignal) =>
  loadResource(array(CourierSchedule), { method: 'GET', path: `${courierPath(id)}/schedule`, signal })

const WeekAlone = type({ ...CourierSchedule.schema, days: listOrEmpty(unknown()) })

export async function loadCourierSchedule(
  id: number,
  scheduleId: number,
  signal?: AbortSignal,
): Promise<CourierScheduleLoadResult> {
  const call = { method: 'GET', path: `${courierPath(id)}/schedule/${scheduleId}`, signal } as const
  const week = await loadResource(WeekAlone, call)
  const { rows, unreadable } = safeParseValidRows(CourierDayItem, week.days, call, ['days'])
  return { ...week, days: rows, unreadable }
}

/** Although the method is GET, this request starts the courier's shift, and `stopCourierSlot` ends the shift. */
export const startCourierSlot = (id: number) => sendMutation({ method: 'GET', path: `${courierPath(id)}/slot-start` })

export const stopCourierSlot = (id: number) => sendMutation({ method: 'GET', path: `${courierPath(id)}/slot-stop` })

/** Loads the documents from the courier endpoint, for users who may open the courier card but not the employee page. */
export async function loadCourierDocuments(id: number, signal?: AbortSignal): Promise<EmployeeDocumentRows> {
  const call = { method: 'GET', path: courierPath(id), query: { expand: 'docs' }, signal } as const
  const { docs } = await loadResource(EmployeeDocumentsResponse, call)
  const { rows, unreadable } = safeParseValidRows(EmployeeDocument, docs, call, ['docs'])
  return { rows, unreadable }
}

const courierPath = (id: number) => `/v1/manage/courier/${id}`
