import { servedCities } from '../seeds/companySize'
import { takesOrders } from '../seeds/dealtCrew'
import { newOrder } from '../seeds/newOrder'
import { isKitchenOpen } from '../seeds/openingHours'
import type { Db } from '../store/db'
import { localDay, localHour } from '../store/moments'
import type { ArrivalRecord, BranchRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { arrivalsOn, dailyOrders, liveLimit } from './demand'
import { orderPace } from './pace'

/** Number of days to search for the next order: a tiny company may have no order for several days. */
const LOOK_AHEAD = 14
const DAY = 86_400

export function beginArrivals(world: World, at: number): void {
  for (const { cityId } of servedCities(world.size)) {
    world.db.arrivals.insert({ id: cityId, nextAt: nextArrival(world, cityId, at) })
  }
}

export function stepArrival(world: World, arrival: ArrivalRecord, at: number): void {
  const cityId = arrival.id
  const isOpen = takesOrders(world.size, cityId, localHour(at, timezoneOf(world, cityId)))
  if (isOpen && isOrderMoment(world, cityId, at) && liveIn(world, cityId) < liveLimit(world.size, cityId)) {
    const branches = openBranches(world.db, cityId, at)
    if (branches.length > 0) {
      const id = nextOrderId(world.db)
      receive(world, newOrder(world.db, world.random, id, world.random.fork('branch', id).pick(branches), at))
    }
  }
  world.db.arrivals.update(cityId, { nextAt: nextArrival(world, cityId, at) })
}

export function receive(world: World, order: OrderRecord): void {
  world.db.orders.insert(order)
  world.db.orders.update(order.id, orderPace(world, order, order.status, order.createdAt))
  world.events.emit({ type: 'order', order })
}

/** Orders are stored in ascending order of their ids, so the last order has the highest id. */
export const nextOrderId = (db: Db): number => (db.orders.all().at(-1)?.id ?? 0) + 1

/** Branches that take orders at the second `at`. Without `at`, opening hours are ignored. */
export function openBranches(db: Db, cityId: number, at?: number): BranchRecord[] {
  const hour = at === undefined ? undefined : localHour(at, db.timezone(cityId))
  return db.branches.all().filter((branch) => {
    const point = db.points.get(branch.pointId)
    const company = db.companies.get(branch.companyId)
    const isOn = branch.cityId === cityId && branch.status && company?.status === 10
    const isOpen = hour === undefined || isKitchenOpen(branch.companyId, hour, company?.name)
    return isOn && isOpen && point?.status === true && point.deliveryZones.length > 0
  })
}

function nextArrival(world: World, cityId: number, at: number): number {
  const today = localDay(at, timezoneOf(world, cityId))
  for (let day = today; day <= today + LOOK_AHEAD; day++) {
    const next = momentsOf(world, cityId, day).find((moment) => moment > at)
    if (next !== undefined) return next
  }
  return at + DAY
}

const isOrderMoment = (world: World, cityId: number, at: number): boolean =>
  momentsOf(world, cityId, localDay(at, timezoneOf(world, cityId))).includes(at)

type Day = { day: number; moments: readonly number[] }
const days = new WeakMap<World, Map<number, Day>>()

function momentsOf(world: World, cityId: number, day: number): readonly number[] {
  const known = days.get(world) ?? new Map<number, Day>()
  days.set(world, known)
  const kept = known.get(cityId)
  if (kept?.day === day) return kept.moments
  const perDay = dailyOrders(world.size, cityId)
  const moments = arrivalsOn(world.random, perDay, timezoneOf(world, cityId), cityId, day)
  known.set(cityId, { day, moments })
  return moments
}

const timezoneOf = ({ db }: World, cityId: number): number => db.cities.get(cityId)?.timezone ?? 5

const liveIn = (world: World, cityId: number): number =>
  world.db.activeOrders().filter((order) => order.cityId === cityId).length
