import { DELIVERY_SERVICE_LABEL, type DeliveryService } from '../../src/domain/cities'
import { COURIER_TYPES } from '../../src/domain/couriers'
import { openBranches } from '../simulation/arrivals'
import { shareOfPeak } from '../simulation/demand'
import type { Db } from '../store/db'
import { atLocalHour, localDay } from '../store/moments'
import type { Random, Weighted } from '../store/random'
import type { BranchRecord, HistoryEntry, OrderRecord } from '../store/records'
import { type Crew, createCrew } from './archiveCrew'
import { CITY_SCALES } from './cities'
import { customerName } from './names'
import { newOrder } from './newOrder'
import { STATUS } from './orderStatuses'
import { RETURN_CHECK } from './returnCheck'

/** The archive covers this many days. */
export const ARCHIVE_DAYS = 30
/** The last order of the archive is created this long before `until`, so that it is over by then. */
const LONGEST_LIFE = 2 * 3600

/** Seconds after which an order was given up that nobody could carry. */
const NOBODY_CAME_AFTER = 1500
/** Of the orders to zones where an external service may come. */
const EXTERNAL_BY_CHOICE = 0.14

const ENDS: Weighted<number> = [
  [STATUS.delivered, 92],
  [STATUS.cancelled, 3.5],
  [STATUS.clientRefused, 1.8],
  [STATUS.branchRefused, 1.7],
  [STATUS.duplicate, 1],
]
/** Where an order that was not delivered broke off: the last status before the end. */
const BREAKS: Record<number, readonly number[]> = {
  [STATUS.cancelled]: [STATUS.new, STATUS.accepted, STATUS.cooking],
  [STATUS.clientRefused]: [STATUS.atClient],
  [STATUS.branchRefused]: [STATUS.accepted, STATUS.cooking],
  [STATUS.duplicate]: [STATUS.new],
}
/** What follows «new» on the way to the customer. */
const STEPS = [
  STATUS.accepted,
  STATUS.courierAssigned,
  STATUS.courierAtBranch,
  STATUS.cooking,
  STATUS.ready,
  STATUS.onTheWay,
  STATUS.atClient,
]

/** A month of finished orders before `until`, `size` of them, with ids that end just below `endId`. */
export function seedArchive(db: Db, random: Random, size: number, until: number, endId: number): void {
  const branches = new Map(CITY_SCALES.map(({ cityId }) => [cityId, openBranches(db, cityId)]))
  const crews = new Map(CITY_SCALES.map(({ cityId }) => [cityId, createCrew(db, cityId)]))
  const arrivals = arrivalsBefore(db, random.fork('archive'), size, until - LONGEST_LIFE)
  arrivals.forEach(({ at, cityId }, index) => {
    const id = endId - size + index
    const own = random.fork('archived', id)
    const order = newOrder(db, random, id, own.pick(branches.get(cityId) as BranchRecord[]), at)
    db.orders.insert(finished(db, own, order, crews.get(cityId) as Crew))
  })
}

/** Moments spread over days and hours by demand, in order of time. */
function arrivalsBefore(db: Db, random: Random, size: number, last: number): { at: number; cityId: number }[] {
  const cities = CITY_SCALES.map(({ cityId, liveOrders }) => [db.city(cityId), liveOrders] as const)
  const out: { at: number; cityId: number }[] = []
  while (out.length < size) {
    const { id: cityId, timezone } = random.weighted(cities)
    const hour = random.int(0, 23)
    const day = localDay(last, timezone) - random.int(0, ARCHIVE_DAYS - 1)
    const isWeekend = (day + 3) % 7 >= 5
    const at = atLocalHour(day, hour + random.next(), timezone)
    if (at <= last && random.chance(shareOfPeak(hour)) && (isWeekend || random.chance(0.85))) out.push({ at, cityId })
  }
  return out.sort((a, b) => a.at - b.at)
}

/** Lets an order run its course: times, courier, end. */
function finished(db: Db, random: Random, order: OrderRecord, crew: Crew): OrderRecord {
  let end = random.weighted(ENDS)
  let lastStep = end === STATUS.delivered ? STATUS.atClient : random.pick(BREAKS[end] ?? [STATUS.new])
  let times = timesUpTo(random, order, lastStep)
  let finishedAt = (times.at(-1)?.at ?? order.createdAt) + random.int(40, 200)
  if (lastStep >= STATUS.courierAssigned && !give(db, random, order, crew, finishedAt)) {
    end = STATUS.cancelled
    lastStep = STATUS.accepted
    times = times.slice(0, 2)
    finishedAt = (times.at(-1)?.at ?? order.createdAt) + NOBODY_CAME_AFTER
  }
  times.push({ status: end, at: finishedAt, userId: null })
  order.status = end
  order.history = times
  order.finishedAt = finishedAt
  if (end === STATUS.delivered && random.chance(0.04)) order.returnCheckUrl = RETURN_CHECK
  return order
}

function timesUpTo(random: Random, order: OrderRecord, lastStep: number): HistoryEntry[] {
  let at = order.createdAt
  const history: HistoryEntry[] = [{ status: STATUS.new, at, userId: null }]
  for (const status of STEPS) {
    if (status > lastStep) break
    at += secondsBefore(random, status, order)
    history.push({ status, at, userId: null })
  }
  return history
}

/** How long it took to reach a status. */
function secondsBefore(random: Random, status: number, order: OrderRecord): number {
  if (status === STATUS.accepted) return random.int(8, 60)
  if (status === STATUS.courierAssigned) return random.int(10, 180)
  if (status === STATUS.courierAtBranch) return random.int(90, 480)
  if (status === STATUS.cooking) return random.int(20, 70)
  if (status === STATUS.ready) return Math.max(60, Math.round(order.timeForReady * 60 * random.between(0.5, 1)) - 300)
  if (status === STATUS.onTheWay) return random.int(15, 90)
  return Math.max(60, Math.round(order.distance / random.between(3, 7)))
}

/** To somebody who was at work and free, or to the city's external service; false when there was neither. */
function give(db: Db, random: Random, order: OrderRecord, crew: Crew, finishedAt: number): boolean {
  const zone = db.points.get(order.pointId)?.deliveryZones.find(({ id }) => id === order.zoneId)
  const service = db.city(order.cityId).deliveryService
  const isChosen = zone?.allowExternalCourier === true && random.chance(zone.typeId === 20 ? 1 : EXTERNAL_BY_CHOICE)
  const needed = !zone || zone.typeId === 20 ? COURIER_TYPES[3] : zone.typeId
  const courierId = isChosen && service !== null ? null : crew.take(random, needed, order.createdAt, finishedAt)
  if (courierId !== null) {
    order.courierId = courierId
    return true
  }
  if (service === null) return false
  order.isExternalCourier = true
  order.deliveryService = DELIVERY_SERVICE_LABEL[service as DeliveryService] ?? service
  order.externalCourierName = customerName(random)
  return true
}
