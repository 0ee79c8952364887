import { generateOrder } from '../seeds/generateOrder'
import { isCompanyOpen } from '../seeds/openingHours'
import { isCityTakingOrders } from '../seeds/planSmallCrew'
import { servedCities } from '../seeds/worldSize'
import { localEpochDay, localHour } from '../store/dateTime'
import type { Db } from '../store/db'
import type { BranchRecord, CityOrderArrivalsRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { cityOrdersPerDay, maxActiveOrdersInCity, orderArrivalTimes } from './demand'
import { planStatusDeadlines } from './statusDeadlines'

/** Number of days to search for the next order: a tiny company may have no order for several days. */
const LOOK_AHEAD = 14
const DAY = 86_400

type Rush = Pick<CityOrderArrivalsRecord, 'rushFactor' | 'rushFrom' | 'rushUntil'>
const NO_RUSH: Rush = { rushFactor: 1, rushFrom: 0, rushUntil: 0 }

export function seedOrderArrivals(world: World, at: number): void {
  for (const { cityId } of servedCities(world.size)) {
    world.db.arrivals.insert({ id: cityId, nextAt: nextArrival(world, cityId, at), ...NO_RUSH })
  }
}

export function setArrivalRush(world: World, rush: Rush): void {
  for (const { id } of world.db.arrivals.all()) {
    world.db.arrivals.update(id, rush)
    world.db.arrivals.update(id, { nextAt: nextArrival(world, id, rush.rushFrom) })
  }
}

export function simulateOrderArrivals(world: World, arrival: CityOrderArrivalsRecord, at: number): void {
  const cityId = arrival.id
  const isOpen = isCityTakingOrders(world.size, cityId, localHour(at, timezoneOf(world, cityId)))
  if (isOpen && isOrderMoment(world, cityId, at) && liveIn(world, cityId) < maxActiveOrdersInCity(world.size, cityId)) {
    const branches = findOpenBranches(world.db, cityId, at)
    if (branches.length > 0) {
      const id = world.db.orders.nextId()
      receiveOrder(world, generateOrder(world.db, world.random, id, world.random.fork('branch', id).pick(branches), at))
    }
  }
  world.db.arrivals.update(cityId, { nextAt: nextArrival(world, cityId, at) })
}

export function receiveOrder(world: World, order: OrderRecord): void {
  world.db.orders.insert(order)
  world.db.orders.update(order.id, planStatusDeadlines(world, order, order.status, order.createdAt))
  world.events.emit({ type: 'order', order })
}

/** Branches that accept orders at `at` (seconds since 1970). Without `at`, opening hours are ignored. */
export function findOpenBranches(db: Db, cityId: number, at?: number): BranchRecord[] {
  const hour = at === undefined ? undefined : localHour(at, db.timezone(cityId))
  return db.branches.all().filter((branch) => {
    const point = db.points.get(branch.pointId)
    const company = db.companies.get(branch.companyId)
    const isOn = branch.cityId === cityId && branch.status && company?.status === 10
    const isOpen = hour === undefined || isCompanyOpen(branch.companyId, hour, company?.name)
    return isOn && isOpen && point?.status === true && point.deliveryZones.length > 0
  })
}

function nextArrival(world: World, cityId: number, at: number): number {
  const today = localEpochDay(at, timezoneOf(world, cityId))
  for (let day = today; day <= today + LOOK_AHEAD; day++) {
    const next = momentsOf(world, cityId, day).find((moment) => moment > at)
    if (next !== undefined) return next
  }
  return at + DAY
}

const isOrderMoment = (world: World, cityId: number, at: number): boolean =>
  momentsOf(world, cityId, localEpochDay(at, timezoneOf(world, cityId))).includes(at)

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
  orderArrivalTimes(world.random, cityOrdersPerDay(world.size, cityId), timezoneOf(world, cityId), cityId, day)

/** Adds the orders of a rush, at least one, at equal intervals. The times of the regular orders do not change. */
function withRush(world: World, cityId: number, day: number, rush: Rush): readonly number[] {
  const { rushFactor, rushFrom, rushUntil } = rush
  const usual = usualMoments(world, cityId, day)
  const timezone = timezoneOf(world, cityId)
  const [first, last] = [localEpochDay(rushFrom, timezone), localEpochDay(rushUntil, timezone)]
  if (rushFactor <= 1 || day < first || day > last) return usual
  const all = first === last ? usual : [first, last].flatMap((of) => usualMoments(world, cityId, of))
  const within = all.filter((at) => at > rushFrom && at <= rushUntil).length
  const count = Math.max(1, Math.round(within * (rushFactor - 1)))
  const own = world.random.fork('rush', cityId, rushFrom)
  const moments = new Set(usual)
  for (let i = 0; i < count; i++) {
    let at = rushFrom + Math.ceil(((i + own.next()) / count) * (rushUntil - rushFrom))
    while (moments.has(at)) at++
    if (localEpochDay(at, timezone) === day) moments.add(at)
  }
  return [...moments].sort((a, b) => a - b)
}

const timezoneOf = ({ db }: World, cityId: number): number => db.cities.get(cityId)?.timezone ?? 5

const liveIn = (world: World, cityId: number): number =>
  world.db.activeOrders().filter((order) => order.cityId === cityId).length
