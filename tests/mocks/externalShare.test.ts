/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { ORDER_STATUS } from '../../mocks/seeds/orderStatuses'
import { createManualClock } from '../../mocks/store/clock'
import { localEpochDay, localHour } from '../../mocks/store/dateTime'
import type { OrderRecord } from '../../mocks/store/records'
import { STORY_MOMENT } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'
import { COURIER_TYPES } from '../../src/domain/couriers'

/**
 * On a simulated day, the external service and each type of courier deliver about the same share of all orders as in the generated archive.
 * The test simulates the whole day in one step. A mock server that runs at 60 times real speed gives the same result.
 */
const HOUR = 3600
const OFFICE = 5

describe.each([
  [50_000, 7],
  [50_000, 11],
  [100_000, 3],
])('of a company of %i orders a month, seed %i', (size, seed) => {
  const clock = createManualClock(STORY_MOMENT)
  const world = createWorld({ size, seed, at: STORY_MOMENT, clock })
  const start = clock.second()
  clock.advance(24 * HOUR)
  world.settle()
  const orders = world.db.orders.all().filter(({ finishedAt }) => finishedAt !== null)
  const today = orders.filter(({ createdAt }) => createdAt > start)
  /** Past orders of the same weekday as the simulated day, because the number of couriers depends on the weekday. */
  const before = orders.filter(({ createdAt }) => {
    if (createdAt > start - 3 * HOUR) return false
    const age = localEpochDay(start, OFFICE) - localEpochDay(createdAt, OFFICE)
    return localHour(createdAt, OFFICE) >= 13 ? age % 7 === 0 : age % 7 === 6
  })
  const share = (of: readonly OrderRecord[]) =>
    of.filter(({ isExternalCourier }) => isExternalCourier).length / of.length

  test('external services get the same share of orders today as in the archive', () => {
    expect(today.length).toBeGreaterThan(1000)
    expect(before.length).toBeGreaterThan(3 * today.length)
    expect(Math.abs(share(today) - share(before))).toBeLessThan(0.03)
  })

  test('external services deliver 3 to 9 % of the orders', () => {
    for (const part of [today, before]) {
      expect(share(part)).toBeGreaterThan(0.03)
      expect(share(part)).toBeLessThan(0.09)
    }
  })

  const carried = new Map<number, number[]>()
  for (const { courierId, finishedAt, status } of orders) {
    if (courierId === null || finishedAt === null || status !== ORDER_STATUS.delivered) continue
    carried.set(courierId, [...(carried.get(courierId) ?? []), finishedAt])
  }
  const shiftsFrom = (from: number) =>
    world.db.slots.all().flatMap(({ courierId, startedAt, finishedAt, terms }) => {
      if (finishedAt === null || finishedAt < from || finishedAt >= from + 24 * HOUR) return []
      const count = carried.get(courierId)?.filter((at) => at >= startedAt && at <= finishedAt).length ?? 0
      return [{ typeId: terms.typeId, count, hours: (finishedAt - startedAt) / HOUR }]
    })
  const lived = shiftsFrom(start)
  const weekAgo = shiftsFrom(start - 7 * 24 * HOUR)

  test('at most 2 % of the shifts end without an order, today and a week ago', () => {
    for (const shifts of [lived, weekAgo]) {
      expect(shifts.length).toBeGreaterThan(80)
      expect(shifts.filter(({ count }) => count === 0).length / shifts.length).toBeLessThanOrEqual(0.02)
    }
  })

  test.each(COURIER_TYPES)('couriers of transport %i carry about as many orders an hour', (type) => {
    const anHour = (shifts: typeof lived) => {
      const own = shifts.filter(({ typeId }) => typeId === type)
      const sum = (of: 'count' | 'hours') => own.reduce((total, shift) => total + shift[of], 0)
      return sum('count') / sum('hours')
    }
    const share = anHour(lived) / anHour(weekAgo)
    expect(share).toBeGreaterThan(0.75)
    expect(share).toBeLessThan(1.35)
  })
})
