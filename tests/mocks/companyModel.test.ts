/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import { type CourierWorkSums, payAfterPenalties, sumCourierWorkByKey } from '../../mocks/money/courierWorkSums'
import { dailyReportRows } from '../../mocks/money/dailyReport'
import { SPECIAL_ORDER_IDS } from '../../mocks/seeds/specialOrders'
import { createManualClock } from '../../mocks/store/clock'
import { localEpochDay, localHour } from '../../mocks/store/dateTime'
import type { World } from '../../mocks/store/world'
import { STORY_MOMENT } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'
import type { DailyReportRow } from '../../src/api/reports'

const OFFICE = 5
const DAYS = 30
const HOUR = 3600
const AHEAD = 10 * HOUR

describe.each([1000, 8000, 20_000])('a company of %i orders a month', (size) => {
  let world: World
  let today: number
  let counts: Map<number, number[]>
  beforeAll(() => {
    const clock = createManualClock(STORY_MOMENT)
    world = createWorld({ size, at: STORY_MOMENT, clock })
    today = localEpochDay(clock.second(), OFFICE)
    clock.advance(AHEAD)
    world.settle()
    counts = new Map()
    for (const { createdAt, id } of world.db.orders.all()) {
      if (isSpecial(id)) continue
      const day = localEpochDay(createdAt, OFFICE)
      const hours = counts.get(day) ?? new Array<number>(24).fill(0)
      const hour = Math.floor(localHour(createdAt, OFFICE))
      hours[hour] = (hours[hour] ?? 0) + 1
      counts.set(day, hours)
    }
  }, 120_000)

  const isSpecial = (id: number) => Object.values<number>(SPECIAL_ORDER_IDS).includes(id)
  const total = (day: number) => (counts.get(day) ?? []).reduce((sum, count) => sum + count, 0)
  const report = () =>
    dailyReportRows(
      world.db,
      world.db.cities.all().map(({ id }) => id),
      { fromDay: today - DAYS + 1, toDay: today - 1 },
      world.clock.second(),
    )

  test('the model company has about as many orders a month as its size', () => {
    const month = Array.from({ length: DAYS }, (_, index) => total(today - 1 - index))
    const sum = month.reduce((all, count) => all + count, 0)
    expect(sum / size).toBeGreaterThan(0.93)
    expect(sum / size).toBeLessThan(1.07)
  })

  test('a day is like the same weekday before, today and the first day of the archive too, within a quarter', () => {
    for (let day = today; day >= today - DAYS + 7; day--) {
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
    expect(carried / shifts).toBeGreaterThan(8)
    expect(carried / shifts).toBeLessThan(16)
  })

  test('couriers earn what couriers in Kazakhstan earn in 2026', () => {
    const days = { fromDay: today - DAYS + 1, toDay: today - 1 }
    const cityIds = world.db.cities.all().map(({ id }) => id)
    const works = [
      ...sumCourierWorkByKey(world.db, cityIds, {
        keyOf: ({ courierId }) => courierId,
        days,
        now: world.clock.second(),
      }),
    ]
    const hourly = works.map(([, work]) => payAfterPenalties(work) / (work.seconds / HOUR))
    // All couriers earn more per hour than the minimum wage, which is 85,000 tenge for 168 hours.
    expect(Math.min(...hourly)).toBeGreaterThan(85_000 / 168)
    expect(middle(hourly)).toBeGreaterThan(1000)
    expect(middle(hourly)).toBeLessThan(2500)
    // A courier with a full month of shifts earns between twice the minimum wage and slightly more than the average wage (about 450,000
    // tenge).
    const full = works.filter(([, work]) => work.seconds > 170 * HOUR)
    if (size > 3000) expect(full.length).toBeGreaterThan(works.length / 2)
    const months = full.map(([, work]) => payAfterPenalties(work))
    if (months.length > 0) {
      expect(middle(months)).toBeGreaterThan(200_000)
      expect(middle(months)).toBeLessThan(550_000)
      expect(Math.max(...months)).toBeLessThan(1_000_000)
    }
    const sum = (of: (work: CourierWorkSums) => number) => works.reduce((all, [, work]) => all + of(work), 0)
    expect(sum(({ bonusAmount }) => bonusAmount)).toBeLessThan(0.25 * sum(payAfterPenalties))
    expect(sum(({ penaltyAmount }) => penaltyAmount)).toBeLessThan(0.03 * sum(payAfterPenalties))
  })

  test('a handed-over order goes to another courier', () => {
    const moved = world.db.orders.all().filter(({ oldCouriers }) => oldCouriers.length > 0)
    expect(moved.length).toBeGreaterThan(size / 200)
    for (const { id, courierId, oldCouriers } of moved) {
      const hands = [...oldCouriers.map((former) => former.courierId), courierId]
      hands.forEach((hand, index) => {
        if (index > 0 && hand === hands[index - 1])
          throw new Error(`Order ${id} was taken from ${hand} and given to him`)
      })
    }
  })

  test('no courier has a puncture on foot or a traffic jam on a bicycle', () => {
    const without: Record<number, RegExp> = { 1: /колес|пробк/i, 5: /пробк/i }
    for (const { oldCouriers } of world.db.orders.all()) {
      for (const { courierId, reason } of oldCouriers)
        expect(reason).not.toMatch(without[world.db.courier(courierId).typeId] ?? /^$/)
    }
  })

  test('numbers run on', () => {
    const ids = world.db.orders.all().map(({ id }) => id)
    expect((ids.at(-1) ?? 0) - (ids[0] ?? 0) + 1 - ids.length).toBeLessThanOrEqual(ids.length / 500)
  })

  test('no state remains from the hand-over', () => {
    const start = STORY_MOMENT.epochSecond()
    const old = world.db.activeOrders().filter(({ createdAt }) => createdAt < start - 2 * HOUR)
    expect(old).toEqual([])
  })
})

const middle = (of: number[]): number => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0

const couriersOf = (row: DailyReportRow): number =>
  (row.countCouriersWalking ?? 0) +
  (row.countCouriersBicycle ?? 0) +
  (row.countCouriersBike ?? 0) +
  (row.countCouriersAuto ?? 0)
