import type { Db } from '../db'
import { atLocalHour, localDay } from '../moments'
import type { Random } from '../random'
import type { BranchRecord, CourierRecord, HistoryEntry, OrderRecord } from '../records'
import { openBranches } from '../simulation/arrivals'
import { shareOfPeak } from '../simulation/demand'
import { shiftAt } from '../simulation/shifts'
import { CITY_SCALES } from './cities'
import { newOrder } from './newOrder'
import { STATUS } from './orderStatuses'
import { RETURN_CHECK } from './returnCheck'

/** The archive covers this many days. */
export const ARCHIVE_DAYS = 30
/** The last order of the archive is created this long before `until`, so that it is over by then. */
const LONGEST_LIFE = 3 * 3600

const ENDS: readonly (readonly [status: number, weight: number])[] = [
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
const STEPS = [
  STATUS.new,
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
  const crew = new Map(CITY_SCALES.map(({ cityId }) => [cityId, crewOf(db, cityId)]))
  const arrivals = arrivalsBefore(db, random.fork('archive'), size, until - LONGEST_LIFE)
  arrivals.forEach(({ at, cityId }, index) => {
    const id = endId - size + index
    const own = random.fork('archived', id)
    const order = newOrder(db, random, id, own.pick(branches.get(cityId) as BranchRecord[]), at)
    db.orders.insert(finished(db, own, order, crew.get(cityId) as CrewMember[]))
  })
}

/** Moments spread over days and hours by demand, in order of time. */
function arrivalsBefore(db: Db, random: Random, size: number, last: number): { at: number; cityId: number }[] {
  const cities = CITY_SCALES.map(({ cityId, liveOrders }) => [cityId, liveOrders] as const)
  const out: { at: number; cityId: number }[] = []
  while (out.length < size) {
    const cityId = random.weighted(cities)
    const timezone = db.timezone(cityId)
    const hour = random.int(0, 23)
    const day = localDay(last, timezone) - random.int(0, ARCHIVE_DAYS - 1)
    const isWeekend = (day + 3) % 7 >= 5
    const at = atLocalHour(day, hour + random.next(), timezone)
    if (at <= last && random.chance(shareOfPeak(hour)) && (isWeekend || random.chance(0.85))) out.push({ at, cityId })
  }
  return out.sort((a, b) => a.at - b.at)
}

/** A courier and the moment at which he has handed over his last order. */
type CrewMember = { courier: CourierRecord; timezone: number; busyUntil: number }

const crewOf = (db: Db, cityId: number): CrewMember[] =>
  db.couriers
    .all()
    .filter((courier) => courier.cityId === cityId)
    .map((courier) => ({ courier, timezone: db.timezone(cityId), busyUntil: 0 }))

/** Lets an order run its course: times, courier, end. */
function finished(db: Db, random: Random, order: OrderRecord, crew: CrewMember[]): OrderRecord {
  const end = random.weighted(ENDS)
  const lastStep = end === STATUS.delivered ? STATUS.atClient : random.pick(BREAKS[end] ?? [STATUS.new])
  const history: HistoryEntry[] = [...order.history]
  const carriers = lastStep >= STATUS.courierAssigned
  let at = order.createdAt
  for (const status of STEPS.slice(1)) {
    if (status > lastStep) break
    at += secondsBefore(random, status, order)
    history.push({ status, at, userId: null })
  }
  const finishedAt = at + random.int(40, 200)
  history.push({ status: end, at: finishedAt, userId: null })
  Object.assign(order, { status: end, history, finishedAt })
  if (carriers) give(db, random, order, crew, finishedAt)
  if (end === STATUS.delivered && random.chance(0.04)) order.returnCheckUrl = RETURN_CHECK
  return order
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

/** To somebody who was at work and free, else to the city's external service. */
function give(db: Db, random: Random, order: OrderRecord, crew: CrewMember[], finishedAt: number): void {
  for (let attempt = 0; attempt < 12; attempt++) {
    const member = random.pick(crew)
    if (member.busyUntil > order.createdAt || !shiftAt(member.courier.id, order.createdAt, member.timezone)) continue
    member.busyUntil = finishedAt
    order.courierId = member.courier.id
    return
  }
  order.isExternalCourier = true
  order.deliveryService = db.city(order.cityId).deliveryService === 'INDRIVE' ? 'InDrive' : 'Yandex'
  order.externalCourierName = 'Курьер службы'
}
