import { DELIVERY_SERVICE_LABEL, type DeliveryService } from '../../src/domain/cities'
import { NO_COURIER_CANCEL_SECONDS, randomWaitForCourierSeconds } from '../simulation/courierWaitTime'
import { cityOrdersPerDay, orderArrivalTimes } from '../simulation/demand'
import { findOpenBranches } from '../simulation/orderArrivals'
import { preparationBeginsAt } from '../simulation/orderTimeEstimates'
import { createPriorityQueue } from '../simulation/priorityQueue'
import { localEpochDay, localHour, secondAtLocalHour } from '../store/dateTime'
import type { Db } from '../store/db'
import type { SeededRandom } from '../store/random'
import type { BranchRecord, OrderRecord } from '../store/records'
import { type ArchiveCrew, createArchiveCrew } from './archiveCrew'
import type { RegularCustomerCache } from './customers'
import { generateOrder } from './generateOrder'
import { isCompanyOpen } from './openingHours'
import { ORDER_STATUS } from './orderStatuses'
import { generateOrderTimeline, type OrderTimelineSeed } from './orderTimeline'
import { isCityTakingOrders } from './planSmallCrew'
import { randomCustomerName } from './randomPersonData'
import { RETURN_CHECK_PLACEHOLDER } from './returnCheck'
import { ARCHIVE_DAYS, servedCities } from './worldSize'

/**
 * Share of archived orders for which no courier is close enough: an external service delivers them if their zone allows
 * it. The archive does not store the locations of couriers, so this share is drawn at random.
 */
const TOO_FAR = 0.04
const RETURNED = 0.04

export type ArchiveSeedOptions = {
  /** Orders per month. */
  size: number
  /** Number of orders to store: all orders of the month, or a sample of them. */
  kept: number
  /** Id of the first order that arrives after the end of the archive. All orders of the archive have lower ids. */
  endId: number
  /** End of the archive in seconds since 1970. Orders active at this moment are passed to the simulation. */
  until: number
}

type Arrival = { at: number; cityId: number }

/** Creates and stores the orders of the month before `until`. Returns the orders that are still active at `until`. */
export function seedArchive(
  db: Db,
  random: SeededRandom,
  { size, kept, endId, until }: ArchiveSeedOptions,
): OrderRecord[] {
  const branches = branchesByHour(db)
  const month = { from: firstMidnight(until), until, share: kept / Math.max(1, size) }
  const arrivals = generateOrderArrivals(db, random, size, month, branches)
  const crews = new Map(servedCities(size).map(({ cityId }) => [cityId, createArchiveCrew(db, cityId)]))
  const offices = operatorsByCity(db)
  const known: RegularCustomerCache = new Map()
  const open: OrderRecord[] = []
  const orders: OrderRecord[] = []
  const awaited = createPriorityQueue<{ order: OrderRecord; own: SeededRandom }>()
  const goOnTo = (at: number) => {
    for (let next = awaited.takeDue(at); next; next = awaited.takeDue(at)) {
      const { order, own } = next.item
      const crew = crews.get(order.cityId) as ArchiveCrew
      const operators = offices.get(order.cityId) ?? []
      const course = generateOrderTimeline({ random: own, seed: random, order, operators }, (from) =>
        carrierOf(db, own, order, crew, from),
      )
      if (!finish(own, order, course, until)) open.push(order)
    }
  }
  let id = endId - arrivals.length
  for (const { at, cityId } of arrivals) {
    const own = random.fork('archived', id)
    const order = generateOrder(db, random, id++, own.pick(branches(cityId, at)), at, { known })
    orders.push(order)
    awaited.add(preparationBeginsAt(order), order.id, { order, own })
    goOnTo(at)
  }
  goOnTo(Number.POSITIVE_INFINITY)
  for (const order of orders) db.orders.insert(order)
  return open.sort((a, b) => a.id - b.id)
}

export function generateOrderArrivals(
  db: Db,
  random: SeededRandom,
  size: number,
  { from, until, share = 1 }: { from: number | ((timezone: number) => number); until: number; share?: number },
  branches = branchesByHour(db),
): Arrival[] {
  const out: Arrival[] = []
  for (const { cityId } of servedCities(size)) {
    const timezone = db.timezone(cityId)
    const perDay = cityOrdersPerDay(size, cityId) * share
    const since = typeof from === 'number' ? from : from(timezone)
    for (let day = localEpochDay(since, timezone); day <= localEpochDay(until, timezone); day++) {
      for (const at of orderArrivalTimes(random, perDay, timezone, cityId, day)) {
        if (at <= since || at > until || !isCityTakingOrders(size, cityId, localHour(at, timezone))) continue
        if (branches(cityId, at).length > 0) out.push({ at, cityId })
      }
    }
  }
  return out.sort((a, b) => a.at - b.at || a.cityId - b.cityId)
}

/** The archive begins at midnight. If it began during a day, reports would show too few orders for this incomplete first day. */
const firstMidnight = (until: number) => (timezone: number) =>
  secondAtLocalHour(localEpochDay(until, timezone) - ARCHIVE_DAYS, 0, timezone)

function finish(
  random: SeededRandom,
  order: OrderRecord,
  { end, steps, carrier, former }: OrderTimelineSeed,
  until: number,
): boolean {
  if (carrier?.kind === 'courier') order.courierId = carrier.courierId
  if (carrier?.kind === 'service') {
    order.isExternalCourier = true
    order.deliveryService = carrier.service
    order.externalCourierName = randomCustomerName(random)
  }
  if (former.length > 0) order.oldCouriers = former
  order.redistributed = former.length > 0
  const finishedAt = steps.at(-1)?.at ?? order.createdAt
  if (finishedAt <= until) {
    order.status = end
    order.history = steps
    order.finishedAt = finishedAt
    if (end === ORDER_STATUS.delivered && random.chance(RETURNED)) order.returnCheckUrl = RETURN_CHECK_PLACEHOLDER
    return true
  }
  order.history = steps.filter(({ at }) => at <= until)
  order.status = order.history.at(-1)?.status ?? ORDER_STATUS.new
  return false
}

function carrierOf(
  db: Db,
  random: SeededRandom,
  order: OrderRecord,
  crew: ArchiveCrew,
  from: number,
): OrderTimelineSeed['carrier'] {
  const zone = db.points.get(order.pointId)?.deliveryZones.find(({ id }) => id === order.zoneId)
  const service = db.city(order.cityId).deliveryService
  const drawn = randomWaitForCourierSeconds(random, zone, TOO_FAR)
  const patience = service === null ? NO_COURIER_CANCEL_SECONDS : drawn
  const needed = !zone || zone.typeId === 20 ? 10 : zone.typeId
  const member = patience === 0 ? null : crew.take(random, needed, from, patience)
  if (member) {
    const { id: courierId, typeId, freeAt, keepUntil } = member
    return { kind: 'courier', courierId, typeId, foundAt: freeAt, keep: keepUntil }
  }
  if (service === null) return null
  const name = DELIVERY_SERVICE_LABEL[service as DeliveryService] ?? service
  return { kind: 'service', service: name, foundAt: from + patience }
}

function operatorsByCity(db: Db): Map<number, number[]> {
  const out = new Map<number, number[]>()
  for (const { id, role, cities } of db.employees.all()) {
    if (role !== 'operator') continue
    for (const cityId of cities) out.set(cityId, [...(out.get(cityId) ?? []), id])
  }
  return out
}

function branchesByHour(db: Db): (cityId: number, at: number) => BranchRecord[] {
  const all = new Map<number, BranchRecord[]>()
  const byHour = new Map<number, BranchRecord[]>()
  return (cityId, at) => {
    const hour = Math.floor(localHour(at, db.timezone(cityId)))
    const key = cityId * 24 + hour
    let here = byHour.get(key)
    if (!here) {
      const open = all.get(cityId) ?? findOpenBranches(db, cityId)
      all.set(cityId, open)
      here = open.filter(({ companyId }) => isCompanyOpen(companyId, hour))
      byHour.set(key, here)
    }
    return here
  }
}
