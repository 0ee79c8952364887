import { CITY_SCALES } from '../seeds/cities'
import { newOrder } from '../seeds/newOrder'
import type { Db } from '../store/db'
import type { ArrivalRecord, BranchRecord, OrderRecord } from '../store/records'
import type { World } from '../store/world'
import { liveLimit, liveTarget, meanGap } from './demand'
import { paceOf } from './pace'

/** From `at` on, orders arrive in each city that is served. */
export function beginArrivals(world: World, at: number): void {
  for (const { cityId } of CITY_SCALES) world.db.arrivals.insert({ id: cityId, nextAt: at + gap(world, cityId, at) })
}

/** A new order of a city, if there is room for one; and the moment of the next. */
export function stepArrival(world: World, arrival: ArrivalRecord, at: number): void {
  const cityId = arrival.id
  const live = liveIn(world, cityId)
  if (live < liveLimit(cityId)) {
    const branches = openBranches(world.db, cityId)
    if (branches.length > 0) {
      const id = nextOrderId(world.db)
      receive(world, newOrder(world.db, world.random, id, world.random.fork('branch', id).pick(branches), at))
    }
  }
  world.db.arrivals.update(cityId, { nextAt: at + gap(world, cityId, at) })
}

/** Takes an order in, whoever made it. */
export function receive(world: World, order: OrderRecord): void {
  world.db.orders.insert(order)
  world.db.orders.update(order.id, paceOf(world, order, order.status, order.createdAt))
  world.events.emit({ type: 'order', order })
}

/** Orders are kept in the order of their ids. */
export const nextOrderId = (db: Db): number => (db.orders.all().at(-1)?.id ?? 0) + 1

/** Branches that can take an order: on, of a company that is on, at a point that is on and has zones. */
export function openBranches(db: Db, cityId: number): BranchRecord[] {
  return db.branches.all().filter((branch) => {
    const point = db.points.get(branch.pointId)
    const isOpen = branch.cityId === cityId && branch.status && db.companies.get(branch.companyId)?.status === 10
    return isOpen && point?.status === true && point.deliveryZones.length > 0
  })
}

/** Seconds to the next order: exponential, as independent customers are. */
function gap(world: World, cityId: number, at: number): number {
  const timezone = world.db.cities.get(cityId)?.timezone ?? 5
  const mean = meanGap(liveTarget(cityId, at, timezone), liveIn(world, cityId))
  const draw = world.random.fork('gap', cityId, at).next()
  return Math.max(1, Math.round(-Math.log(1 - draw) * mean))
}

const liveIn = (world: World, cityId: number): number =>
  world.db.activeOrders().filter((order) => order.cityId === cityId).length
