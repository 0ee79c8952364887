/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { dailyReport } from '../../mocks/money/dailyReport'
import { fillEarningsCaches } from '../../mocks/money/fillEarningsCaches'
import { sumNextUncachedDay } from '../../mocks/money/orderDaySums'
import { createTestWorld, STORY_MOMENT } from '../../mocks/testing'

test('reports prepared in parts beforehand are the same, and nothing remains to compute', () => {
  const { world } = createTestWorld()
  const waiting: (() => void)[] = []
  let pieces = 0
  fillEarningsCaches(world.db, (next) => waiting.push(next))
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
  expect(dailyReport(world.db, cities, days, now)).toEqual(dailyReport(fresh.db, cities, days, now))
})

test('new rates are precomputed in parts too', () => {
  const { world } = createTestWorld()
  const waiting: (() => void)[] = []
  fillEarningsCaches(world.db, (next) => waiting.push(next))
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
