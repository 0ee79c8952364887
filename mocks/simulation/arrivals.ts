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

type Rush = Pick<ArrivalRecord, 'rushFactor' | 'rushFrom' | 'rushUntil'>
const NO_RUSH: Rush = { rushFactor: 1, rushFrom: 0, rushUntil: 0 }

export function beginArrivals(world: World, at: number): void {
  for (const { cityId } of servedCities(world.size)) {
    world.db.arrivals.insert({ id: cityId, nextAt: nextArrival(world, cityId, at), ...NO_RUSH })
  }
}

export function startRush(world: World, rush: Rush): void {
  for (const { id } of world.db.arrivals.all()) {
    world.db.arrivals.update(id, rush)
    world.db.arrivals.update(id, { nextAt: nextArrival(world, id, rush.rushFrom) })
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

type Day = Rush & { day: number; moments: readonly number[] }
const days = new WeakMap<World, Map<number, Day>>()

function momentsOf(world: World, cityId: number, day: number): readonly number[] {
  const known = days.get(world) ?? new Map<number, Day>()
  days.set(world, known)
  const { rushFactor, rushFrom, rushUntil } = world.db.arrivals.get(cityId) ?? NO_RUSH
  const kept = known.get(cityId)
  const isSameRush = kept?.rushFrom === rushFrom && kept.rushUntil === rushUntil && kept.rushFactor === rushFactor
  if (isSameRush && kept.day === day) return kept.moments
  const moments = withRush(world, cityId, day, { rushFactor, rushFrom, rushUntil })
  known.set(cityId, { day, moments, rushFactor, rushFrom, rushUntil })
  return moments
}

const usualMoments = (world: World, cityId: number, day: number): number[] =>
  arrivalsOn(world.random, dailyOrders(world.size, cityId), timezoneOf(world, cityId), cityId, day)

/** Adds the orders of a rush, at least one, at even distances. The usual orders keep their moments. */
function withRush(world: World, cityId: number, day: number, rush: Rush): readonly number[] {
  const { rushFactor, rushFrom, rushUntil } = rush
  const usual = usualMoments(world, cityId, day)
  const timezone = timezoneOf(world, cityId)
  const [first, last] = [localDay(rushFrom, timezone), localDay(rushUntil, timezone)]
  if (rushFactor <= 1 || day < first || day > last) return usual
  const all = first === last ? usual : [first, last].flatMap((of) => usualMoments(world, cityId, of))
  const within = all.filter((at) => at > rushFrom && at <= rushUntil).length
  const count = Math.max(1, Math.round(within * (rushFactor - 1)))
  const own = world.random.fork('rush', cityId, rushFrom)
  const moments = new Set(usual)
  for (let i = 0; i < count; i++) {
    let at = rushFrom + Math.ceil(((i + own.next()) / count) * (rushUntil - rushFrom))
    while (moments.has(at)) at++
    if (localDay(at, timezone) === day) moments.add(at)
  }
  return [...moments].sort((a, b) => a - b)
}

const timezoneOf = ({ db }: World, cityId: number): number => db.cities.get(cityId)?.timezone ?? 5

const liveIn = (world: World, cityId: number): number =>
  world.db.activeOrders().filter((order) => order.cityId === cityId).length
