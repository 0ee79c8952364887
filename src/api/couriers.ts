import { array, assign, type Infer, number, object, string, type, unknown } from 'superstruct'
import { malformedResponse } from '../lib/failure'
import { endpointName, type HttpCall } from '../lib/http'
import type { Page } from '../lib/listStore'
import { dateText, flag, looseList, maybe, momentText, num, readableList, record, text } from '../lib/structs'
import { change, loadAll, loadOne, readRows } from './client'
import { EmployeeDocument, type EmployeeDocuments, WithDocuments } from './employees'
import { coordinatePair, orNull, present, timeText } from './formats'
import type { Draft } from './payload'

/** A courier of the search (operations, section 3; `slot` and `lastActiveOrder` come with `expand`). */
export const Courier = record({
  id: num(),
  fio: text(),
  phone: maybe(text()),
  cityId: maybe(num()),
  courierTypeId: maybe(num()),
  location: maybe(record({ lat: maybe(num()), long: maybe(num()) })),
  point: maybe(record({ id: num(), name: maybe(text()) })),
  /** Null when the courier has no active slot. */
  slot: maybe(record({ id: maybe(num()), status: maybe(flag()) })),
  orderStatusName: maybe(text()),
  lastActiveOrder: maybe(record({ id: num(), status: maybe(num()) })),
})
export type Courier = Infer<typeof Courier>

/** Where a courier was last seen. */
export const CourierLocation = record({
  courierId: num(),
  fio: maybe(text()),
  courierTypeId: maybe(num()),
  lat: num(),
  long: num(),
  updatedAt: maybe(momentText()),
})
export type CourierLocation = Infer<typeof CourierLocation>

/** Where a courier went with some orders: `[lat, long]` pairs in the order of time. */
export const CourierTrack = type({
  orderIds: looseList(num()),
  courierId: maybe(num()),
  track: readableList(coordinatePair()),
})
export type CourierTrack = Infer<typeof CourierTrack>

/** One courier with what `expand` asked for. */
export const CourierCard = assign(
  Courier,
  type({ docs: readableList(EmployeeDocument), trackInfo: readableList(CourierTrack) }),
)
export type CourierCard = Infer<typeof CourierCard>

export type CourierExpand = 'slot' | 'lastActiveOrder' | 'location' | 'docs' | 'trackInfo'

/** The couriers on line of a dispatch point. */
export const OnlineCouriers = type({
  point: maybe(type({ id: num(), name: maybe(text()) })),
  couriers: readableList(Courier),
})
/** Those that cannot be read are counted: the counts of their point would be too small without a word. */
export type OnlineCouriers = Infer<typeof OnlineCouriers> & Pick<Page<Courier>, 'unreadable'>

/** A courier's work over a period. Money is whole tenge. */
export const CourierStatistics = type({
  countSuccessOrders: maybe(num()),
  workHours: maybe(num()),
  orderAmount: maybe(num()),
  bonusAmount: maybe(num()),
  hoursAmount: maybe(num()),
  penaltyAmount: maybe(num()),
  totalAmount: maybe(num()),
  /** Metres. */
  distance: maybe(num()),
})
export type CourierStatistics = Infer<typeof CourierStatistics>

/** A penalty applied to a courier; its types are in `penalties`. */
export const CourierPenalty = type({
  id: num(),
  name: maybe(text()),
  /** Whole tenge. */
  price: maybe(num()),
  createdAt: maybe(momentText()),
  /** Who applied it. */
  refereeName: maybe(text()),
  comment: maybe(text()),
})
export type CourierPenalty = Infer<typeof CourierPenalty>

const CourierDayItem = type({ dateItem: dateText(), timeStart: maybe(timeText()), timeEnd: maybe(timeText()) })

/** A week of a courier. A day without times is a day off; the list of weeks comes without days. */
export const CourierSchedule = type({
  id: num(),
  dateStart: dateText(),
  dateEnd: dateText(),
  days: readableList(CourierDayItem),
})
export type CourierSchedule = Infer<typeof CourierSchedule>

/** A week with its days. Those that cannot be read are counted: they are no days off. */
export type CourierWeek = CourierSchedule & Pick<Page<unknown>, 'unreadable'>

export const CourierPointBody = object({ pointId: number() })
export type CourierPointBody = Infer<typeof CourierPointBody>

/** Both dates included. */
export const CourierStatisticsBody = object({ dateStart: dateText(), dateEnd: dateText() })
export type CourierStatisticsBody = Infer<typeof CourierStatisticsBody>

export const CourierPenaltyBody = object({ typeId: number(), comment: orNull(string()) })
export type CourierPenaltyBody = Infer<typeof CourierPenaltyBody>

/**
 * Couriers of a city, or of all allowed ones, who have an active slot, each with his slot and his order under way; the list
 * says how many of them could not be read.
 */
export const listActiveCouriers = (cityId?: number, signal?: AbortSignal): Promise<Page<Courier>> =>
  loadAll(array(Courier), activeCouriersCall(cityId, signal))

const activeCouriersCall = (cityId: number | undefined, signal: AbortSignal | undefined): HttpCall => ({
  method: 'POST',
  path: '/v1/manage/courier/search',
  query: { expand: 'slot,lastActiveOrder' },
  json: present({ activeSlot: true, cityId }),
  signal,
})

export const loadCourierLocations = (cityId: number, signal?: AbortSignal): Promise<CourierLocation[]> =>
  loadOne(array(CourierLocation), { method: 'GET', path: `/v1/manage/courier/location/${cityId}`, signal })

/** One courier; without `expand` only the fields of the search. */
export const loadCourier = (
  id: number,
  expand: readonly CourierExpand[] = [],
  signal?: AbortSignal,
): Promise<CourierCard> =>
  loadOne(CourierCard, {
    method: 'GET',
    path: courierPath(id),
    query: expand.length > 0 ? { expand: expand.join(',') } : {},
    signal,
  })

const OnlinePoint = type({ ...OnlineCouriers.schema, couriers: readableList(unknown()) })

/** The couriers of a city by dispatch point. */
export async function loadOnlineCouriers(cityId: number, signal?: AbortSignal): Promise<OnlineCouriers[]> {
  const call = { method: 'GET', path: '/v1/manage/courier/online', query: { cityId }, signal } as const
  const points = (await loadOne(array(OnlinePoint), call)).map(({ point, couriers }, place) => {
    const { rows, ...read } = readRows(Courier, couriers, call, [place, 'couriers'])
    return { point, couriers: rows, ...read }
  })
  const failure = points.find((point) => point.failure)?.failure
  if (failure && points.every(({ couriers }) => couriers.length === 0))
    throw malformedResponse(endpointName(call), failure)
  return points.map(({ failure: _failure, ...point }) => point)
}

export const changeCourierPoint = (id: number, pointId: number): Promise<void> =>
  change({ method: 'POST', path: `${courierPath(id)}/location` }, CourierPointBody, { pointId })

export const loadCourierStatistics = (
  id: number,
  period: CourierStatisticsBody,
  signal?: AbortSignal,
): Promise<CourierStatistics> =>
  loadOne(CourierStatistics, { method: 'POST', path: `${courierPath(id)}/statistics`, json: period, signal })

/** All penalties applied to a courier. */
export const loadCourierPenalties = (id: number, signal?: AbortSignal): Promise<CourierPenalty[]> =>
  loadOne(array(CourierPenalty), { method: 'POST', path: `${courierPath(id)}/penalty`, json: {}, signal })

export const createCourierPenalty = (id: number, penalty: Draft<CourierPenaltyBody>): Promise<void> =>
  change({ method: 'POST', path: `${courierPath(id)}/penalty/create` }, CourierPenaltyBody, penalty)

/** Cancels an applied penalty; `id` is the penalty's. */
export const deleteCourierPenalty = (id: number): Promise<void> =>
  change({ method: 'DELETE', path: `/v1/manage/courier/penalty/${id}` })

/** The weeks of a courier, without days. */
export const loadCourierSchedules = (id: number, signal?: AbortSignal): Promise<CourierSchedule[]> =>
  loadOne(array(CourierSchedule), { method: 'GET', path: `${courierPath(id)}/schedule`, signal })

const WeekAlone = type({ ...CourierSchedule.schema, days: readableList(unknown()) })

/** One week of a courier with its days. */
export async function loadCourierSchedule(id: number, scheduleId: number, signal?: AbortSignal): Promise<CourierWeek> {
  const call = { method: 'GET', path: `${courierPath(id)}/schedule/${scheduleId}`, signal } as const
  const week = await loadOne(WeekAlone, call)
  const { rows, unreadable } = readRows(CourierDayItem, week.days, call, ['days'])
  return { ...week, days: rows, unreadable }
}

/** Puts a courier on line. A GET that changes state. */
export const startCourierSlot = (id: number): Promise<void> =>
  change({ method: 'GET', path: `${courierPath(id)}/slot-start` })

/** Takes a courier off line. A GET that changes state. */
export const stopCourierSlot = (id: number): Promise<void> =>
  change({ method: 'GET', path: `${courierPath(id)}/slot-stop` })

/** The documents of a courier, for people who may not open him as an employee. */
export async function loadCourierDocuments(id: number, signal?: AbortSignal): Promise<EmployeeDocuments> {
  const call = { method: 'GET', path: courierPath(id), query: { expand: 'docs' }, signal } as const
  const { docs } = await loadOne(WithDocuments, call)
  const { rows, unreadable } = readRows(EmployeeDocument, docs, call, ['docs'])
  return { rows, unreadable }
}

const courierPath = (id: number) => `/v1/manage/courier/${id}`
