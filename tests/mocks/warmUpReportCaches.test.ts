/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { dailyReportRows } from '../../mocks/money/dailyReport'
import { sumNextUncachedDay } from '../../mocks/money/orderDaySums'
import { warmUpReportCaches } from '../../mocks/money/warmUpReportCaches'
import { createTestWorld, STORY_MOMENT } from '../../mocks/testing'

test('reports prepared in parts beforehand are the same, and nothing remains to compute', () => {
  const { world } = createTestWorld()
  const waiting: (() => void)[] = []
  let pieces = 0
  warmUpReportCaches(world.db, (next) => waiting.push(next))
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    next()
    pieces++
  }
  expect(pieces).toBeGreaterThan(2)
  expect(sumNextUncachedDay(world.db)).toBe(false)
  const now = STORY_MOMENT.epochSecond()
  const days = { fromDay: 0, toDay: Math.floor(now / 86_400) }
  const cities = world.db.cities.all().map(({ id }) => id)
  const fresh = createTestWorld().world
  expect(dailyReportRows(world.db, cities, days, now)).toEqual(dailyReportRows(fresh.db, cities, days, now))
})

test('new rates are precomputed in parts too', () => {
  const { world } = createTestWorld()
  const waiting: (() => void)[] = []
  warmUpReportCaches(world.db, (next) => waiting.push(next))
  const runAll = () => {
    let pieces = 0
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      next()
      pieces++
    }
    return pieces
  }
  runAll()
  const book = world.db.rateBooks.all()[0]
  if (!book) throw new Error('Every city has rates')
  for (let change = 0; change < 2; change++) world.db.rateBooks.update(book.id, { bonuses: [] })
  expect(waiting).toHaveLength(1)
  expect(runAll()).toBeGreaterThan(0)
})
