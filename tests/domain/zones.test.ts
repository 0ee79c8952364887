import { expect, test } from '@jest/globals'
import { isValidPosition } from '../../src/domain/geo'
import {
  deliveryTimeOptions,
  formatAreaChange,
  isZoneType,
  outlineArea,
  outlineToLatLongs,
  ZONE_TYPE_OPTIONS,
  zoneZIndex,
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

test('all types except 2, the default of a new zone, are offered', () => {
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
  expect(zoneZIndex(type)).toBe(level)
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

const square = (long: number, lat: number, side: number): [number, number][] => [
  [long, lat],
  [long + side, lat],
  [long + side, lat + side],
  [long, lat + side],
]

test('the area is in square kilometres, in either direction, open or closed; a crossing outline has none', () => {
  // 0.01 degree is 1.113 km to the north and cos 50° of that to the east.
  const km2 = 1.1132 * 1.1132 * Math.cos((50 * Math.PI) / 180)
  const outline = square(73, 50, 0.01)
  expect(outlineArea(outline)).toBeCloseTo(km2, 3)
  expect(outlineArea(outline.toReversed())).toBeCloseTo(km2, 2)
  expect(outlineArea([...outline, [73, 50]])).toBeCloseTo(km2, 3)
  const [a, b, c, d] = outline as [[number, number], [number, number], [number, number], [number, number]]
  expect(outlineArea([a, c, b, d])).toBeUndefined()
  expect(outlineArea([])).toBeUndefined()
  expect(outlineArea(undefined)).toBeUndefined()
})

test.each([
  [10, 10.65, '10 км² → 10,7 км², +6,5 %'],
  [12.34, 6.17, '12,3 км² → 6,17 км², −50 %'],
  [undefined, 3, '3 км²'],
  [3, undefined, '—'],
  [0, 3, '0 км² → 3 км²'],
])('the change from %p to %p is %j', (old, fresh, text) => {
  expect(formatAreaChange(old, fresh).replaceAll('\u00a0', ' ')).toBe(text)
})
