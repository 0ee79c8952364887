/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { Instant } from '@js-joda/core'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { createManualClock } from '../../mocks/store/clock'
import { formatIsoDateTime } from '../../mocks/store/dateTime'
import type { NotificationRecord, OrderRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld, STORY_MOMENT } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'
import { COURIER_TYPES } from '../../src/domain/couriers'
import { promisedDeliverySecond } from '../../src/domain/orderDelay'
import { createCaller } from './call'

/** Contract, «promise of an order»: which orders are late, and the notifications about them. */
const HOUR = 3600
/** Start of the simulated day: Saturday, the busiest day of the week, at 03:00 city time. */
const SATURDAY = Instant.parse('2026-03-20T22:00:00Z')
const UTC = 0

function promiseOf({ createdAt, deliveryDateTime, timeForReady, timeForDelivery }: OrderRecord): number {
  const text = (second: number) => formatIsoDateTime(second, UTC)
  const at = promisedDeliverySecond(
    {
      ...{ createdAt: text(createdAt), timeForReady, timeForDelivery },
      deliveryDateTime: deliveryDateTime === null ? undefined : text(deliveryDateTime),
    },
    UTC,
  )
  if (at === undefined) throw new Error('An order of the mock has a promise')
  return at
}

const isLate = (order: OrderRecord): boolean => (order.finishedAt ?? 0) > promiseOf(order)
const share = (part: readonly unknown[], of: readonly unknown[]): number => part.length / of.length
const notifications = (world: World): NotificationRecord[] =>
  world.db.notifications.all().filter(({ description }) => description.includes('опаздывает'))

/** Simulates a day and returns the finished orders of this day. The archive has only 100 orders, because the simulation does not use it. */
function livingDay(size: number, seed: number, at: Instant): { world: World; ended: OrderRecord[] } {
  const clock = createManualClock(at)
  const world = createWorld({ size, seed, archive: 100, at, clock })
  clock.advance(24 * HOUR)
  world.settle()
  const start = at.epochSecond()
  const came = world.db.orders.all().filter(({ createdAt }) => createdAt > start && createdAt < start + 22 * HOUR)
  return { world, ended: came.filter(({ finishedAt }) => finishedAt !== null) }
}

describe.each([
  [20_000, 7, STORY_MOMENT],
  [50_000, 11, STORY_MOMENT],
  [100_000, 3, STORY_MOMENT],
  [100_000, 7, SATURDAY],
])('a day of a company of %i orders a month, seed %i', (size, seed, at) => {
  const { world, ended } = livingDay(size, seed, at)
  const late = ended.filter(isLate)
  const ids = new Set(notifications(world).map(({ orderId }) => orderId))

  test('every eighth order or so arrives after its promise', () => {
    expect(share(late, ended)).toBeGreaterThan(0.09)
    expect(share(late, ended)).toBeLessThan(0.16)
  })

  test('4 to 14 % of the orders are cancelled', () => {
    const cancelled = ended.filter(({ status }) => status <= 0)
    expect(share(cancelled, ended)).toBeGreaterThan(0.04)
    expect(share(cancelled, ended)).toBeLessThan(0.14)
  })

  test.each(COURIER_TYPES)('few shifts of couriers of type %i have no order', (typeId) => {
    const { db } = world
    const shifts = db.slots.all().filter(({ courierId, startedAt }) => {
      return startedAt > at.epochSecond() && db.courier(courierId).typeId === typeId
    })
    const carriers = new Set(ended.map(({ courierId }) => courierId))
    expect(shifts.length).toBeGreaterThan(0)
    const idle = shifts.filter(({ courierId }) => !carriers.has(courierId))
    expect(share(idle, shifts)).toBeLessThan(0.25)
  })

  test('the office is notified of late orders, and rarely of others, once each', () => {
    const warned = ended.filter(({ id }) => ids.has(id))
    expect(share(warned.filter(isLate), warned)).toBeGreaterThanOrEqual(0.9)
    expect(
      share(
        late.filter(({ id }) => ids.has(id)),
        late,
      ),
    ).toBeGreaterThanOrEqual(0.9)
    expect(ids.size).toBe(notifications(world).length)
  })

  test('it is notified while there is still time to act', () => {
    const early = notifications(world).filter(({ orderId, createdAt }) => {
      return createdAt < promiseOf(world.db.order(orderId ?? 0))
    })
    expect(early.length / notifications(world).length).toBeGreaterThan(0.8)
  })

  test('there is no notification about an ended order', () => {
    const { db } = world
    for (const { orderId } of db.activeNotifications()) {
      if (orderId !== null && notifications(world).some((news) => news.orderId === orderId && news.status))
        expect(db.order(orderId).finishedAt).toBeNull()
    }
  })
})

test('as many orders of the archive were late', () => {
  const { world } = createTestWorld({ size: 3000 })
  const start = world.clock.second()
  const delivered = world.db.orders.all().filter(({ status, createdAt }) => status === 100 && createdAt < start - 9000)
  expect(share(delivered.filter(isLate), delivered)).toBeGreaterThan(0.08)
  expect(share(delivered.filter(isLate), delivered)).toBeLessThan(0.15)
})

test('an order with an extended time has no notification, and gets no second one', async () => {
  const { world, clock } = createTestWorld({ size: 20 })
  const call = createCaller(world, 'administrator')
  const order = world.db.order(SPECIAL_ORDER_IDS.late)
  const news = () => notifications(world).filter(({ orderId }) => orderId === order.id)
  expect(news()).toMatchObject([{ status: true }])
  const branch = world.db.branch(order.branchId)
  world.db.orders.update(order.id, { deliveryDateTime: clock.second() + 2 * HOUR })
  const near = { lat: branch.lat + 0.001, long: branch.long }
  expect((await call('POST', `/manage/order/${order.id}/change-coordinate`, near)).status).toBe(200)
  expect(news()).toMatchObject([{ status: false }])
  world.db.orders.update(order.id, { deliveryDateTime: null })
  expect((await call('POST', `/manage/order/${order.id}/change-coordinate`, near)).status).toBe(200)
  clock.advance(120)
  world.settle()
  expect(news()).toHaveLength(1)
})
