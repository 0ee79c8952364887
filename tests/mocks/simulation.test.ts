/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import { Instant } from '@js-joda/core'
import { CITY_SEEDS } from '../../mocks/seeds/cities'
import { courierPositionAt } from '../../mocks/simulation/courierMovement'
import { maxActiveOrdersInCity } from '../../mocks/simulation/demand'
import type { StatusHistoryEntry } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import { distanceKm } from '../../src/domain/geo'
import { isActiveOrderStatus } from '../../src/domain/orders'

/**
 * The simulation starts at 03:00 on a Saturday in Karaganda and lasts 24 hours, so it includes a quiet night and the busiest hours of the
 * day.
 */
const NIGHT = Instant.parse('2026-03-20T22:00:00Z')
const HOURS = 24

type Hour = {
  live: Map<number, number>
  onDuty: Map<number, number>
  late: number
  atDoor: number
  changesInKaraganda: number
}
let world: World
const hours: Hour[] = []

beforeAll(() => {
  const made = createTestWorld({ size: 0, at: NIGHT })
  world = made.world
  let changes = 0
  world.events.subscribe((event) => {
    if (event.type === 'order' && event.order.cityId === 1) changes++
  })
  for (let hour = 0; hour < HOURS; hour++) {
    changes = 0
    for (let minute = 0; minute < 60; minute++) {
      made.clock.advance(60)
      world.settle()
      everyMinute(world)
    }
    const live = new Map(CITY_SEEDS.map(({ cityId }) => [cityId, liveIn(cityId)]))
    const onDuty = new Map(CITY_SEEDS.map(({ cityId }) => [cityId, onDutyIn(cityId)]))
    hours.push({ live, onDuty, late: lateNow(), atDoor: atDoorNow(), changesInKaraganda: changes })
  }
})

const liveIn = (cityId: number) => world.db.activeOrders().filter((order) => order.cityId === cityId).length
const onDutyIn = (id: number) =>
  world.db.couriers.all().filter(({ cityId, slotId }) => cityId === id && slotId !== null).length
const lateNow = () =>
  world.db
    .activeNotifications()
    .filter(({ orderId }) => orderId !== null && isActiveOrderStatus(world.db.order(orderId).status)).length
function atDoorNow(): number {
  const { activeOrders, courier } = world.db
  const atDoor = activeOrders().filter(({ status, courierId }) => status === 80 && courierId !== null)
  for (const order of atDoor) {
    const place = courierPositionAt(courier(order.courierId ?? 0), world.clock.second())
    if (distanceKm(place, order) > 0.02) throw new Error(`The courier of ${order.id} is elsewhere`)
  }
  return atDoor.length
}
/** Hourly states from 10:00 to 21:00. The recording `hours` starts with the state at 04:00, so 10:00 has index 6. */
const byDay = () => hours.slice(6, 18)
const finished = () => world.db.orders.all().filter(({ finishedAt }) => finishedAt !== null)

/**
 * Throws if the mock data is inconsistent. It does not call `expect()`: hundreds of calls in each of 1,440 simulated minutes would take
 * about a minute.
 */
function everyMinute({ db, clock }: World): void {
  const carried = new Map<number, number>()
  for (const order of db.activeOrders()) {
    if (order.nextAt === null || order.nextAt < clock.second()) throw new Error(`Order ${order.id} is stuck`)
    if (order.courierId === null) continue
    if (carried.has(order.courierId)) throw new Error(`Courier ${order.courierId} holds two orders`)
    carried.set(order.courierId, order.id)
    if (db.courier(order.courierId).orderId !== order.id) throw new Error(`Courier of ${order.id} does not know it`)
  }
  for (const courier of db.couriers.all()) {
    if (courier.orderId !== null && carried.get(courier.id) !== courier.orderId)
      throw new Error(`Courier ${courier.id} holds an order that is not his`)
    if (courier.orderId !== null && courier.slotId === null)
      throw new Error(`Courier ${courier.id} works without a slot`)
  }
}

describe('a simulated day', () => {
  test('orders are delivered in numbers, some are cancelled, some go to an external service', () => {
    const orders = finished()
    const delivered = orders.filter(({ status }) => status === 100)
    expect(orders.length).toBeGreaterThan(2000)
    expect(delivered.length / orders.length).toBeGreaterThan(0.85)
    for (const status of [0, -1, -2, -3]) expect(orders.some((order) => order.status === status)).toBe(true)
    const external = orders.filter(({ isExternalCourier }) => isExternalCourier).length / orders.length
    expect(external).toBeGreaterThan(0.03)
    expect(external).toBeLessThan(0.09)
  })

  test('neither statuses nor times go backwards', () => {
    for (const { id, history } of world.db.orders.all()) {
      for (let i = 1; i < history.length; i++) {
        const [before, after] = [history[i - 1] as StatusHistoryEntry, history[i] as StatusHistoryEntry]
        const isOrdered = after.at >= before.at && (after.status > before.status || after.status <= 0)
        if (!isOrdered) throw new Error(`Order ${id}: ${before.status} at ${before.at}, ${after.status} at ${after.at}`)
      }
    }
  })

  test('no order takes longer than two hours, most take less than fifty minutes', () => {
    const minutes = finished()
      .filter(({ createdAt }) => createdAt > NIGHT.epochSecond())
      .map((order) => ((order.finishedAt ?? 0) - order.createdAt) / 60)
      .sort((a, b) => a - b)
    expect(minutes.at(-1)).toBeLessThan(120)
    expect(minutes[Math.floor(minutes.length * 0.9)]).toBeLessThan(50)
    const oldest = Math.min(...world.db.activeOrders().map(({ createdAt }) => createdAt))
    expect(world.clock.second() - oldest).toBeLessThan(2 * 3600)
  })

  test('every city has orders by day, and a limited number at any hour', () => {
    for (const { live } of hours) {
      for (const [cityId, count] of live) expect(count).toBeLessThanOrEqual(maxActiveOrdersInCity(world.size, cityId))
    }
    for (const { live } of byDay()) expect(live.get(1)).toBeGreaterThanOrEqual(12)
    const middle = byDay()
      .map(({ live }) => live.get(1) ?? 0)
      .sort((a, b) => a - b)[6]
    expect(middle).toBeGreaterThan(25)
  })

  test('something changes in Karaganda every few seconds, at night every two minutes', () => {
    for (const { changesInKaraganda } of hours) expect(3600 / changesInKaraganda).toBeLessThan(120)
    const day = byDay()
    const average = day.reduce((sum, { changesInKaraganda }) => sum + changesInKaraganda, 0) / day.length
    expect(3600 / average).toBeLessThan(6)
  })

  test('a courier at the customer’s door has the coordinates of the address', () => {
    expect(hours.reduce((sum, { atDoor }) => sum + atDoor, 0)).toBeGreaterThan(20)
  })

  test('notifications appear and disappear, late orders are marked', () => {
    expect(world.db.notifications.all().length).toBeGreaterThan(50)
    expect(world.db.activeNotifications().length).toBeLessThan(120)
    const lateByDay = byDay().reduce((sum, { late }) => sum + late, 0)
    expect(lateByDay).toBeGreaterThan(12)
  })

  test('couriers start and end with their shifts', () => {
    const closed = world.db.slots.all().filter(({ finishedAt }) => finishedAt !== null)
    expect(closed.length).toBeGreaterThan(150)
    for (const slot of closed) expect((slot.finishedAt ?? 0) - slot.startedAt).toBeLessThan(13 * 3600)
    for (const { onDuty } of byDay()) for (const count of onDuty.values()) expect(count).toBeGreaterThan(5)
  })
})
