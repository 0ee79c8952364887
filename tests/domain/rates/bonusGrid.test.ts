/** @jest-environment node */
import { expect, test } from '@jest/globals'
import {
  bonusGridEffect,
  findDecreasingBonusSteps,
  isBonusThresholdRepeated,
} from '../../../src/domain/rates/bonusGrid'
import { bonusForOrderCount } from '../../../src/domain/rates/pay'
import fc from '../../seededFastCheck'

const step = (minQuantityOrder: number, price: number) => ({ minQuantityOrder, price })
const steps = fc.uniqueArray(fc.record({ minQuantityOrder: fc.nat(20), price: fc.nat(5000) }), {
  selector: ({ minQuantityOrder }) => minQuantityOrder,
})

test('the bonus of a day is the price of the highest step reached, in any order of steps', () => {
  const grid = [step(10, 2000), step(3, 300), step(6, 900)]
  expect([0, 2, 3, 5, 6, 9, 10, 40].map((orders) => bonusForOrderCount(grid, orders))).toEqual([
    0, 0, 300, 300, 900, 900, 2000, 2000,
  ])
  expect(bonusForOrderCount([step(0, 100)], 0)).toBe(0)
  expect(bonusForOrderCount([step(0, 100)], 1)).toBe(100)
  fc.assert(
    fc.property(steps, fc.nat(25), (grid, orders) => {
      const reached = grid.filter(({ minQuantityOrder }) => orders > 0 && minQuantityOrder <= orders)
      const highest = Math.max(...reached.map(({ minQuantityOrder }) => minQuantityOrder))
      expect(bonusForOrderCount(grid, orders)).toBe(reached.find((one) => one.minQuantityOrder === highest)?.price ?? 0)
    }),
  )
})

test('an effect counts the days and the money of both grids', () => {
  const days = new Map([
    [2, 10],
    [5, 4],
    [12, 1],
  ])
  expect(bonusGridEffect(days, [step(5, 300), step(10, 1000)], [step(2, 200), step(10, 1000)])).toEqual({
    days: { before: 5, after: 15 },
    sum: { before: 2200, after: 3800 },
  })
})

test('equal thresholds and falling prices are found', () => {
  const steps = [step(3, 1), step(5, 2), step(3, 9), {}, {}]
  expect([3, 5, 9].filter((threshold) => isBonusThresholdRepeated(steps, threshold))).toEqual([3])
  expect(findDecreasingBonusSteps([step(10, 500), step(3, 300), step(6, 900)])).toEqual([
    { lower: step(6, 900), higher: step(10, 500) },
  ])
  expect(findDecreasingBonusSteps([step(3, 300), step(6, 300)])).toEqual([])
})
