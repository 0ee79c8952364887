import { expect, test } from '@jest/globals'
import type { DispatchPoint } from '../../src/api/points'
import { DEFAULT_CENTER } from '../../src/domain/geo'
import { defaultPointPosition } from '../../src/pages/points/PointPositionField'

/**
 * Contract, third review: the marker of a new point starts at the default position, or at the middle of the city's points if the middle is
 * more than 50 km from the default position.
 */

const { lat, long } = DEFAULT_CENTER
const north = (degrees: number) => ({ lat: Number((lat + degrees).toFixed(6)), long })
const points = (...places: object[]) => places.map((place, index) => ({ id: index + 1, ...place }) as DispatchPoint)

test.each([
  ['not loaded', undefined, DEFAULT_CENTER],
  ['without coordinates', points({}), DEFAULT_CENTER],
  ['49 km away', points(north(0.44)), DEFAULT_CENTER],
  ['51 km away', points(north(0.46)), north(0.46)],
])('a new point of a city whose points are %s', (_where, listed, place) => {
  expect(defaultPointPosition(listed)).toEqual(place)
})
