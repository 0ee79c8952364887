/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import {
  findCityStreetGrid,
  latLongToPlane,
  nearestStreetIndex,
  streetPositionMetres,
} from '../../mocks/seeds/cityStreetGrid'
import { POINT_SEEDS } from '../../mocks/seeds/pointLocations'
import { seedPoints } from '../../mocks/seeds/points'
import { isInsidePolygon } from '../../mocks/store/geography'
import { SeededRandom } from '../../mocks/store/random'

const zones = seedPoints(new SeededRandom(7)).flatMap((point) =>
  point.deliveryZones.map((zone) => ({ point, ...zone })),
)

/** Tolerance in metres; positions are rounded to 0.1 m. */
const METRES = 1.5

describe('the outline of a delivery zone', () => {
  test.each(zones.map((zone) => [zone.name, zone] as const))(
    '%s runs along the drawn streets',
    (_, { point, polygon }) => {
      const plan = findCityStreetGrid(point)
      if (!plan) throw new Error('a point outside of all cities')
      for (const [long, lat] of polygon) {
        const { u, v } = latLongToPlane(plan, { lat, long })
        const far = (axis: 'u' | 'v', at: number) =>
          Math.abs(streetPositionMetres(plan, axis, nearestStreetIndex(plan, axis, at)) - at)
        expect(Math.min(far('u', u), far('v', v))).toBeLessThan(METRES)
      }
    },
  )

  test('is closed and contains its point; larger types reach farther', () => {
    for (const { polygon, point } of zones) {
      expect(polygon[0]).toEqual(polygon.at(-1))
      expect(isInsidePolygon(polygon, point)).toBe(true)
      expect(polygon.length).toBeLessThan(90)
    }
    const [center] = POINT_SEEDS
    const widths = zones
      .filter(({ point }) => point.id === center?.id)
      .map(({ polygon }) => Math.max(...polygon.map(([long]) => long)) - Math.min(...polygon.map(([long]) => long)))
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
  })
})
