import { expect, test } from '@jest/globals'
import { createPlotScale, fittingAxisLabelIndexes, valueToY } from '../../src/ui/plot/scale'
import fc from '../seededFastCheck'

test('ticks are round, and the outer ones hold all values', () => {
  expect(createPlotScale([3, 17, 9]).ticks).toEqual([0, 5, 10, 15, 20])
  expect(createPlotScale([120_000, 480_500]).ticks).toEqual([0, 200_000, 400_000, 600_000])
  expect(createPlotScale([-300, 900]).ticks).toEqual([-500, 0, 500, 1000])
  expect(createPlotScale([0.1, 0.3]).ticks).toEqual([0, 0.1, 0.2, 0.3])
})

test('a scale without values, or of zeros alone, is still one', () => {
  expect(createPlotScale([])).toMatchObject({ min: 0, max: 1 })
  expect(createPlotScale([0, 0])).toMatchObject({ min: 0, max: 1 })
})

test('a scale with a minimum range is not filled by few orders', () => {
  expect(createPlotScale([1], { least: 4 }).max).toBe(4)
})

test('the scale contains zero and all values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
      const scale = createPlotScale(values)
      expect(scale.ticks).toContain(0)
      expect(scale.ticks.length).toBeLessThanOrEqual(8)
      for (const value of [0, ...values]) {
        const y = valueToY(scale, value, 100)
        expect(y).toBeGreaterThanOrEqual(-1e-6)
        expect(y).toBeLessThanOrEqual(100 + 1e-6)
      }
    }),
  )
})

test('the top of the plot is the largest value, the bottom the smallest', () => {
  const scale = createPlotScale([-50, 100])
  expect(valueToY(scale, scale.max, 200)).toBe(0)
  expect(valueToY(scale, scale.min, 200)).toBe(200)
})

test('only labels that do not touch are shown', () => {
  const days = Array.from({ length: 31 }, (_, day) => String(day + 1))
  expect(fittingAxisLabelIndexes(days, 800, 24)).toHaveLength(31)
  expect(fittingAxisLabelIndexes(days, 320, 24)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30])
  const everyFourth = Array.from({ length: 12 }, (_, half) => (half % 4 === 0 ? '00:00' : undefined))
  expect(fittingAxisLabelIndexes(everyFourth, 100, 48)).toEqual([0, 8])
  expect(fittingAxisLabelIndexes(['один', 'два'], 10, 40)).toEqual([0])
})
