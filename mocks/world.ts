import type { Instant } from '@js-joda/core'
import type { CourierType } from '../src/domain/couriers'
import { generateOrderArrivals, seedArchive } from './seeds/archive'
import { CITIES } from './seeds/cities'
import { seedBranches, seedCompanies } from './seeds/companies'
import { seedContacts } from './seeds/contacts'
import { seedCouriers } from './seeds/couriers'
import { seedEmployeeDocuments } from './seeds/employeeDocuments'
import { seedCourierStaff, seedOfficeStaff } from './seeds/employees'
import { passActiveOrdersToSimulation } from './seeds/passActiveOrdersToSimulation'
import { seedPastShifts } from './seeds/pastShifts'
import { seedPayments } from './seeds/payments'
import { PENALTY_TYPES, seedCourierPenalties, UNUSED_PENALTY_TYPE } from './seeds/penalties'
import { seedPoints } from './seeds/points'
import { seedRateBooks } from './seeds/rates'
import { ROLES } from './seeds/roles'
import { seedSchedules } from './seeds/schedules'
import { seedNoShows, seedUnclosedShifts } from './seeds/shiftIncidents'
import { SPECIAL_ORDER_IDS, seedSpecialOrders } from './seeds/specialOrders'
import { cityBranchLimit, selectCityPoints } from './seeds/worldSize'
import { openCurrentShifts } from './simulation/courierSlots'
import { findOpenBranches, seedOrderArrivals } from './simulation/orderArrivals'
import { createSimulation, runSimulationStep } from './simulation/simulationEngine'
import { createManualClock, type WorldClock } from './store/clock'
import { createDb, type Db } from './store/db'
import { createEventEmitter } from './store/events'
import { SeededRandom } from './store/random'
import type { World } from './store/world'

export type WorldSettings = {
  seed?: number
  /** Orders per month. */
  size?: number
  /** Number of archive orders to store; stories do not need the orders of a whole month. */
  archive?: number
  at: Instant
  clock?: WorldClock
}

export const DEFAULT_SEED = 7
export const DEFAULT_WORLD_SIZE = 50_000

/**
 * Seconds. The simulation runs this long before the start time of the mock world, so that active orders have a history.
 */
const WARM_UP = 150 * 60

/** Creates a simulated courier company. The same seed, size and start time always give exactly the same data. */
export function createWorld({
  seed = DEFAULT_SEED,
  size = DEFAULT_WORLD_SIZE,
  archive = size,
  at,
  clock = createManualClock(at),
}: WorldSettings): World {
  const random = new SeededRandom(seed)
  const start = at.epochSecond()
  const db = createDb()
  const warmUp = start - WARM_UP
  seedDirectories(db, random, size, start)
  const coming = generateOrderArrivals(db, random, size, { from: warmUp, until: start })
  // Order ids increase in this sequence: archive, orders of the simulation before the start time, special orders for stories and tests,
  // later orders.
  const endId = SPECIAL_ORDER_IDS.delivered - coming.length
  const open = seedArchive(db, random, { size, kept: archive, endId, until: warmUp })
  seedMoney(db, random, warmUp)
  const simulation = createSimulation(db, (due, second) => runSimulationStep(world, due, second))
  const settle = () => simulation.runTo(clock.second())
  const world: World = {
    seed,
    size,
    start,
    clock,
    random,
    db,
    events: createEventEmitter(),
    simulation,
    origin: '',
    settle,
  }
  openCurrentShifts(world, warmUp)
  seedNoShows(db, start)
  seedOrderArrivals(world, warmUp)
  passActiveOrdersToSimulation(world, open, warmUp)
  simulation.runTo(start)
  seedSpecialOrders(world, start)
  seedUnclosedShifts(db, start)
  return world
}

function seedDirectories(db: Db, random: SeededRandom, size: number, now: number): void {
  for (const city of CITIES) db.cities.insert({ ...city })
  for (const role of ROLES) db.roles.insert({ ...role, permissions: [...role.permissions] })
  const points = seedPoints(random)
  for (const point of points) db.points.insert(point)
  const companies = seedCompanies(random)
  for (const company of companies) db.companies.insert(company)
  const branches = seedBranches(
    random,
    companies,
    (cityId) => selectCityPoints(size, cityId, points),
    (cityId) => cityBranchLimit(size, cityId),
  )
  for (const branch of branches) db.branches.insert(branch)
  for (const contact of seedContacts(random, companies)) db.contacts.insert(contact)
  const leastIn = (cityId: number) => nearestTransport(db, cityId)
  const staff = seedCourierStaff(random, size, now, leastIn)
  for (const employee of [...seedOfficeStaff(random, now), ...staff]) db.employees.insert(employee)
  for (const document of seedEmployeeDocuments(random, staff)) db.documents.insert(document)
  for (const courier of seedCouriers(random, staff, points, { size, leastIn, branches })) db.couriers.insert(courier)
  seedSchedules(db, random, now)
}

function nearestTransport(db: Db, cityId: number): CourierType {
  const types = findOpenBranches(db, cityId).flatMap(({ pointId }) =>
    db.point(pointId).deliveryZones.map((zone) => zone.typeId),
  )
  return Math.min(10, ...types) as CourierType
}

function seedMoney(db: Db, random: SeededRandom, until: number): void {
  for (const book of seedRateBooks(until)) db.rateBooks.insert(book)
  for (const type of [...PENALTY_TYPES, UNUSED_PENALTY_TYPE]) db.penaltyTypes.insert({ ...type })
  seedPastShifts(db, random, until)
  for (const penalty of seedCourierPenalties(db, random)) db.courierPenalties.insert(penalty)
  for (const payment of seedPayments(db, random, until)) db.payments.insert(payment)
}
