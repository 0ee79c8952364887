import { expect, test } from '@jest/globals'
import { middleOf } from '../../src/domain/geo'

test('the middle of places is where most of them are', () => {
  const near = { lat: 49.8, long: 73.1 }
  expect(middleOf([near])).toEqual(near)
  expect(middleOf([near, { lat: 50.3, long: 73.6 }])?.lat).toBeCloseTo(50.05, 9)
  expect(middleOf([near, { lat: 49.8, long: 73.1 }, { lat: -49.8, long: 7 }])).toEqual(near)
  expect(middleOf([])).toBeUndefined()
})
