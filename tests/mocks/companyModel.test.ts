/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import { dailyReport } from '../../mocks/money/dailyReport'
import { SPECIAL_ORDER } from '../../mocks/seeds/specialOrders'
import { manualClock } from '../../mocks/store/clock'
import { localDay, localHour } from '../../mocks/store/moments'
import type { World } from '../../mocks/store/world'
import { STORY_MOMENT } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'
import type { DailyReportRow } from '../../src/api/reports'

/** A company that somebody from the trade believes, whatever its size: the archive and the living day are one model. */
const OFFICE = 5
const DAYS = 30
const HOUR = 3600
/** The world goes on from its start for so long. */
const AHEAD = 10 * HOUR

describe.each([1000, 8000, 20_000])('a company of %i orders a month', (size) => {
  let world: World
  let today: number
  let counts: Map<number, number[]>
  beforeAll(() => {
    const clock = manualClock(STORY_MOMENT)
    world = createWorld({ size, at: STORY_MOMENT, clock })
    today = localDay(clock.second(), OFFICE)
    clock.advance(AHEAD)
    world.settle()
    counts = new Map()
    for (const { createdAt, id } of world.db.orders.all()) {
      if (isSpecial(id)) continue
      const day = localDay(createdAt, OFFICE)
      const hours = counts.get(day) ?? new Array<number>(24).fill(0)
      const hour = Math.floor(localHour(createdAt, OFFICE))
      hours[hour] = (hours[hour] ?? 0) + 1
      counts.set(day, hours)
    }
  }, 120_000)

  const isSpecial = (id: number) => Object.values<number>(SPECIAL_ORDER).includes(id)
  const total = (day: number) => (counts.get(day) ?? []).reduce((sum, count) => sum + count, 0)
  const report = () =>
    dailyReport(
      world.db,
      world.db.cities.all().map(({ id }) => id),
      { fromDay: today - DAYS + 1, toDay: today - 1 },
      world.clock.second(),
    )

  test('has as many orders a month as its size says', () => {
    const month = Array.from({ length: DAYS }, (_, index) => total(today - 1 - index))
    const sum = month.reduce((all, count) => all + count, 0)
    expect(sum / size).toBeGreaterThan(0.93)
    expect(sum / size).toBeLessThan(1.07)
  })

  test('a day is like the same weekday before, today too, within a quarter', () => {
    for (let day = today; day > today - DAYS + 8; day--) {
      const ratio = total(day) / total(day - 7)
      if (ratio < 0.75 || ratio > 1.25) throw new Error(`${total(day)} orders, ${total(day - 7)} a week before`)
    }
  })

  test('no hour between 10 and 22 is empty, before and after the start', () => {
    for (let day = today - DAYS + 1; day <= today; day++) {
      const hours = counts.get(day)?.slice(10, 22) ?? []
      expect(Math.min(...hours)).toBeGreaterThan(0)
    }
  })

  test('a night is quiet', () => {
    const [night, day] = [(hour: number) => hour >= 2 && hour < 6, (hour: number) => hour >= 12 && hour < 16]
    const sums = { night: 0, day: 0 }
    for (const hours of counts.values()) {
      hours.forEach((count, hour) => {
        if (night(hour)) sums.night += count
        if (day(hour)) sums.day += count
      })
    }
    expect(sums.night / sums.day).toBeLessThan(0.12)
  })

  test('earns on nearly all days', () => {
    const rows = report()
    expect(rows).toHaveLength(DAYS - 1)
    expect(rows.filter(({ profit }) => (profit ?? 0) > 0).length).toBeGreaterThanOrEqual(25)
  })

  test('a shift carries about ten orders', () => {
    const rows = report()
    const shifts = rows.reduce((all, row) => all + couriersOf(row), 0)
    const carried = rows.reduce((all, { countOrders }) => all + (countOrders ?? 0), 0)
    expect(carried / shifts).toBeGreaterThan(7)
    expect(carried / shifts).toBeLessThan(16)
  })

  test('numbers run on', () => {
    const ids = world.db.orders.all().map(({ id }) => id)
    expect((ids.at(-1) ?? 0) - (ids[0] ?? 0) + 1 - ids.length).toBeLessThanOrEqual(ids.length / 500)
  })

  test('nothing is left over from the hand-over', () => {
    const start = STORY_MOMENT.epochSecond()
    const old = world.db.activeOrders().filter(({ createdAt }) => createdAt < start - 2 * HOUR)
    expect(old).toEqual([])
  })
})

const couriersOf = (row: DailyReportRow): number =>
  (row.countCouriersWalking ?? 0) +
  (row.countCouriersBicycle ?? 0) +
  (row.countCouriersBike ?? 0) +
  (row.countCouriersAuto ?? 0)

test('one order in eight is late, and is told of once', () => {
  const clock = manualClock(STORY_MOMENT)
  const world = createWorld({ size: 50_000, archive: 0, at: STORY_MOMENT, clock })
  clock.advance(24 * HOUR)
  world.settle()
  const start = STORY_MOMENT.epochSecond()
  const came = world.db.orders.all().filter(({ createdAt }) => createdAt >= start && createdAt < start + 23 * HOUR)
  const told = world.db.notifications
    .all()
    .filter(({ description }) => description.includes('опаздывает'))
    .map(({ orderId }) => orderId)
  expect(new Set(told).size).toBe(told.length)
  const late = came.filter(({ id }) => told.includes(id)).length / came.length
  expect(late).toBeGreaterThan(0.1)
  expect(late).toBeLessThan(0.15)
}, 120_000)
