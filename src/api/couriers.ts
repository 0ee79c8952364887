import { array, assign, type Infer, number, object, string, type } from 'superstruct'
import { dateText, flag, maybe, momentText, num, readableList, record, text } from '../lib/structs'
import { change, loadOne } from './client'
import { EmployeeDocument } from './employees'
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
  orderIds: readableList(num()),
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
export type OnlineCouriers = Infer<typeof OnlineCouriers>

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

/** A week of a courier. A day without times is a day off; the list of weeks comes without days. */
export const CourierSchedule = type({
  id: num(),
  dateStart: dateText(),
  dateEnd: dateText(),
  days: readableList(type({ dateItem: dateText(), timeStart: maybe(timeText()), timeEnd: maybe(timeText()) })),
})
export type CourierSchedule = Infer<typeof CourierSchedule>

export const CourierPointBody = object({ pointId: number() })
export type CourierPointBody = Infer<typeof CourierPointBody>

/** Both dates included. */
export const CourierStatisticsBody = object({ dateStart: dateText(), dateEnd: dateText() })
export type CourierStatisticsBody = Infer<typeof CourierStatisticsBody>

export const CourierPenaltyBody = object({ typeId: number(), comment: orNull(string()) })
export type CourierPenaltyBody = Infer<typeof CourierPenaltyBody>

/** Couriers of a city, or of all allowed ones, who have an active slot, each with his slot and his order under way. */
export const searchActiveCouriers = (cityId?: number, signal?: AbortSignal): Promise<Courier[]> =>
  loadOne(array(Courier), {
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

/** Couriers with an active slot, by dispatch point. */
export const loadOnlineCouriers = (cityId: number, signal?: AbortSignal): Promise<OnlineCouriers[]> =>
  loadOne(array(OnlineCouriers), { method: 'GET', path: '/v1/manage/courier/online', query: { cityId }, signal })

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

/** One week of a courier with its days. */
export const loadCourierSchedule = (id: number, scheduleId: number, signal?: AbortSignal): Promise<CourierSchedule> =>
  loadOne(CourierSchedule, { method: 'GET', path: `${courierPath(id)}/schedule/${scheduleId}`, signal })

/** Puts a courier on line. A GET that changes state. */
export const startCourierSlot = (id: number): Promise<void> =>
  change({ method: 'GET', path: `${courierPath(id)}/slot-start` })

/** Takes a courier off line. A GET that changes state. */
export const stopCourierSlot = (id: number): Promise<void> =>
  change({ method: 'GET', path: `${courierPath(id)}/slot-stop` })

/** The documents of a courier, for people who may not open him as an employee. */
export const loadCourierDocuments = async (id: number, signal?: AbortSignal): Promise<EmployeeDocument[]> =>
  (await loadCourier(id, ['docs'], signal)).docs

const courierPath = (id: number) => `/v1/manage/courier/${id}`
