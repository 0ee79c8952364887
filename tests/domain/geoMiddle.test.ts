import { expect, test } from '@jest/globals'
import { medianLocation } from '../../src/domain/geo'

test('the middle of places is where most of them are', () => {
  const near = { lat: 49.8, long: 73.1 }
  expect(medianLocation([near])).toEqual(near)
  expect(medianLocation([near, { lat: 50.3, long: 73.6 }])?.lat).toBeCloseTo(50.05, 9)
  expect(medianLocation([near, { lat: 49.8, long: 73.1 }, { lat: -49.8, long: 7 }])).toEqual(near)
  expect(medianLocation([])).toBeUndefined()
})
