import { expect, test } from '@jest/globals'
import { isValidPosition } from '../../src/domain/geo'
import {
  deliveryTimeOptions,
  isZoneType,
  outlineToLatLongs,
  ZONE_TYPE_OPTIONS,
  zoneStackOrder,
} from '../../src/domain/zones'

test('delivery times run from 5 to 120 minutes in steps of 5', () => {
  const times = deliveryTimeOptions(undefined).map(({ value }) => value)
  expect(times).toHaveLength(24)
  expect([times[0], times[1], times.at(-1)]).toEqual([5, 10, 120])
})

test('a time between the steps, which a server may have, is called by its minutes', () => {
  expect(deliveryTimeOptions(33).slice(5, 8)).toEqual([
    { value: 30, label: '30' },
    { value: 33, label: '33' },
    { value: 35, label: '35' },
  ])
  expect(deliveryTimeOptions(30)).toBe(deliveryTimeOptions(undefined))
})

test('the offered types; 2, the default of a new zone, is not among them', () => {
  expect(ZONE_TYPE_OPTIONS.map(({ value }) => value)).toEqual([1, 5, 8, 10, 20])
  expect([1, 5, 8, 10, 20, 2, 0, undefined].map(isZoneType)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test.each([
  [10, 5],
  [8, 8],
  [5, 10],
  [1, 15],
  [20, 15],
  [2, 15],
  [undefined, 15],
])('a zone of type %s lies on level %i', (type, level) => {
  expect(zoneStackOrder(type)).toBe(level)
})

test('an outline is shown with its pairs reversed', () => {
  expect(
    outlineToLatLongs([
      [73.1, 49.7],
      [73.2, 49.8],
    ]),
  ).toEqual([
    { lat: 49.7, long: 73.1 },
    { lat: 49.8, long: 73.2 },
  ])
})

test('a place has both coordinates, on the globe', () => {
  expect(isValidPosition({ lat: 0, long: 0 })).toBe(true)
  expect(isValidPosition({ lat: -90, long: 180 })).toBe(true)
  expect(isValidPosition({ lat: 90.1, long: 0 })).toBe(false)
  expect(isValidPosition({ lat: 0, long: -180.1 })).toBe(false)
  expect(isValidPosition({ lat: undefined, long: 5 })).toBe(false)
})
