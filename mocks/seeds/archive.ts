import { DELIVERY_SERVICE_LABEL, type DeliveryService } from '../../src/domain/cities'
import { openBranches } from '../simulation/arrivals'
import { arrivalsOn, dailyOrders } from '../simulation/demand'
import { beginsAt } from '../simulation/forecast'
import { drawPatience, GIVE_UP_AFTER } from '../simulation/patience'
import { createQueue } from '../simulation/queue'
import type { Db } from '../store/db'
import { localDay, localHour } from '../store/moments'
import type { Random } from '../store/random'
import type { BranchRecord, OrderRecord } from '../store/records'
import { type Course, drawCourse } from './archiveCourse'
import { type Crew, createCrew } from './archiveCrew'
import { ARCHIVE_DAYS, servedCities } from './companySize'
import type { Acquaintances } from './customers'
import { takesOrders } from './dealtCrew'
import { customerName } from './names'
import { newOrder } from './newOrder'
import { isKitchenOpen } from './openingHours'
import { STATUS } from './orderStatuses'
import { RETURN_CHECK } from './returnCheck'

/**
 * Share of orders for which all couriers count as too far away, so that an external service delivers them if it may.
 * The archive does not store where the couriers were.
 */
const TOO_FAR = 0.04
const RETURNED = 0.04

export type ArchiveSettings = {
  /** Orders per month. */
  size: number
  /** Number of orders to store: all orders of the month or a sample. */
  kept: number
  /**
   * All archive ids are below this id, which is the first id of the orders that arrive between `until` and the start of
   * the world.
   */
  endId: number
  /** End of the archive in seconds since 1970. Orders active at this moment are passed to the simulation. */
  until: number
}

type Arrival = { at: number; cityId: number }

/** Creates and stores the orders of the month before `until`. Returns the orders that are still active at `until`. */
export function seedArchive(db: Db, random: Random, { size, kept, endId, until }: ArchiveSettings): OrderRecord[] {
  const branches = branchesByHour(db)
  const month = { from: until - ARCHIVE_DAYS * 86_400, until, share: kept / Math.max(1, size) }
  const arrivals = arrivalsBetween(db, random, size, month, branches)
  const crews = new Map(servedCities(size).map(({ cityId }) => [cityId, createCrew(db, cityId)]))
  const offices = operatorsByCity(db)
  const known: Acquaintances = new Map()
  const open: OrderRecord[] = []
  const orders: OrderRecord[] = []
  const awaited = createQueue<{ order: OrderRecord; own: Random }>()
  const goOnTo = (at: number) => {
    for (let next = awaited.takeDue(at); next; next = awaited.takeDue(at)) {
      const { order, own } = next.item
      const crew = crews.get(order.cityId) as Crew
      const operators = offices.get(order.cityId) ?? []
      const course = drawCourse({ random: own, seed: random, order, operators }, (from) =>
        carrierOf(db, own, order, crew, from),
      )
      if (!finish(own, order, course, until)) open.push(order)
    }
  }
  let id = endId - arrivals.length
  for (const { at, cityId } of arrivals) {
    const own = random.fork('archived', id)
    const order = newOrder(db, random, id++, own.pick(branches(cityId, at)), at, { known })
    orders.push(order)
    awaited.add(beginsAt(order), order.id, { order, own })
    goOnTo(at)
  }
  goOnTo(Number.POSITIVE_INFINITY)
  for (const order of orders) db.orders.insert(order)
  return open.sort((a, b) => a.id - b.id)
}

export function arrivalsBetween(
  db: Db,
  random: Random,
  size: number,
  { from, until, share = 1 }: { from: number; until: number; share?: number },
  branches = branchesByHour(db),
): Arrival[] {
  const out: Arrival[] = []
  for (const { cityId } of servedCities(size)) {
    const timezone = db.timezone(cityId)
    const perDay = dailyOrders(size, cityId) * share
    for (let day = localDay(from, timezone); day <= localDay(until, timezone); day++) {
      for (const at of arrivalsOn(random, perDay, timezone, cityId, day)) {
        if (at <= from || at > until || !takesOrders(size, cityId, localHour(at, timezone))) continue
        if (branches(cityId, at).length > 0) out.push({ at, cityId })
      }
    }
  }
  return out.sort((a, b) => a.at - b.at || a.cityId - b.cityId)
}

function finish(random: Random, order: OrderRecord, { end, steps, carrier, former }: Course, until: number): boolean {
  if (carrier?.kind === 'courier') order.courierId = carrier.courierId
  if (carrier?.kind === 'service') {
    order.isExternalCourier = true
    order.deliveryService = carrier.service
    order.externalCourierName = customerName(random)
  }
  if (former.length > 0) order.oldCouriers = former
  order.redistributed = former.length > 0
  const finishedAt = steps.at(-1)?.at ?? order.createdAt
  if (finishedAt <= until) {
    order.status = end
    order.history = steps
    order.finishedAt = finishedAt
    if (end === STATUS.delivered && random.chance(RETURNED)) order.returnCheckUrl = RETURN_CHECK
    return true
  }
  order.history = steps.filter(({ at }) => at <= until)
  order.status = order.history.at(-1)?.status ?? STATUS.new
  return false
}

function carrierOf(db: Db, random: Random, order: OrderRecord, crew: Crew, from: number): Course['carrier'] {
  const zone = db.points.get(order.pointId)?.deliveryZones.find(({ id }) => id === order.zoneId)
  const service = db.city(order.cityId).deliveryService
  const drawn = drawPatience(random, zone, TOO_FAR)
  const patience = service === null ? GIVE_UP_AFTER : drawn
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
      const open = all.get(cityId) ?? openBranches(db, cityId)
      all.set(cityId, open)
      here = open.filter(({ companyId }) => isKitchenOpen(companyId, hour))
      byHour.set(key, here)
    }
    return here
  }
}
