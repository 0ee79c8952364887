/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { manualClock } from '../../mocks/store/clock'
import { localDay, localHour } from '../../mocks/store/moments'
import type { OrderRecord } from '../../mocks/store/records'
import { STORY_MOMENT } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'

/**
 * The external courier service delivers the same share of orders on the simulated day as in the generated archive, because both use the
 * same model.
 */
const HOUR = 3600
const OFFICE = 5

describe.each([
  [50_000, 7],
  [50_000, 11],
  [100_000, 3],
])('of a company of %i orders a month, seed %i', (size, seed) => {
  const clock = manualClock(STORY_MOMENT)
  const world = createWorld({ size, seed, at: STORY_MOMENT, clock })
  const start = clock.second()
  clock.advance(24 * HOUR)
  world.settle()
  const orders = world.db.orders.all().filter(({ finishedAt }) => finishedAt !== null)
  const today = orders.filter(({ createdAt }) => createdAt > start)
  /** Archive orders of the same hours and weekdays as the simulated day, because the couriers' days off repeat every week. */
  const before = orders.filter(({ createdAt }) => {
    if (createdAt > start - 3 * HOUR) return false
    const age = localDay(start, OFFICE) - localDay(createdAt, OFFICE)
    return localHour(createdAt, OFFICE) >= 13 ? age % 7 === 0 : age % 7 === 6
  })
  const share = (of: readonly OrderRecord[]) =>
    of.filter(({ isExternalCourier }) => isExternalCourier).length / of.length

  test('a service gets about as many orders on the living day as in the archive', () => {
    expect(today.length).toBeGreaterThan(1000)
    expect(before.length).toBeGreaterThan(3 * today.length)
    expect(Math.abs(share(today) - share(before))).toBeLessThan(0.03)
  })

  test('it helps out, it does not carry the business', () => {
    for (const part of [today, before]) {
      expect(share(part)).toBeGreaterThan(0.03)
      expect(share(part)).toBeLessThan(0.09)
    }
  })
})
