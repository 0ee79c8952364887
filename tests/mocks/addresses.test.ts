/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import {
  type CityStreetGrid,
  findCityStreetGrid,
  isAvenue,
  latLongToPlane,
  nearestStreetIndex,
  type StreetAxis,
  streetDensity,
  streetName,
  streetPositionMetres,
} from '../../mocks/seeds/cityStreetGrid'
import { generateOrder } from '../../mocks/seeds/generateOrder'
import { isInTown } from '../../mocks/seeds/streetLookup'
import { geocodeAddress } from '../../mocks/simulation/addresses'
import { isInsidePolygon } from '../../mocks/store/geography'
import type { OrderRecord } from '../../mocks/store/records'
import type { World } from '../../mocks/store/world'
import { createTestWorld, STORY_MOMENT } from '../../mocks/testing'
import { createWorld } from '../../mocks/world'
import type { LatLong } from '../../src/domain/geo'

type Street = { plan: CityStreetGrid; axis: StreetAxis; index: number }

function nearestOf(place: LatLong): Street {
  const plan = findCityStreetGrid(place)
  if (!plan) throw new Error('no city here')
  const at = latLongToPlane(plan, place)
  const [u, v] = (['u', 'v'] as const).map((axis) => {
    const index = nearestStreetIndex(plan, axis, at[axis])
    return { metres: Math.abs(streetPositionMetres(plan, axis, index) - at[axis]), axis, index }
  }) as [Omit<Street, 'plan'> & { metres: number }, Omit<Street, 'plan'> & { metres: number }]
  return { plan, ...(u.metres < v.metres ? u : v) }
}

const nearestName = (place: LatLong): string => {
  const { plan, axis, index } = nearestOf(place)
  return streetName(plan, axis, index)
}

/** Number of house plots of a street, both sides together. A plot is 60 m long; parts of the street that are not drawn have no plots. */
function houseCount({ plan, axis, index }: Street): number {
  const across = streetPositionMetres(plan, axis, index)
  const least = isAvenue(index) ? 1 : 2
  const cells = Array.from({ length: 800 }, (_, cell) => (cell - 400) * 60)
  const isDrawn = (along: number) =>
    streetDensity(plan, axis === 'u' ? { u: across, v: along } : { u: along, v: across }) >= least
  return 2 * cells.filter(isDrawn).length
}

describe.each([
  [1000, 7],
  [8000, 8],
  [20_000, 7],
])('the customers of a company of %i orders a month, seed %i', (size, seed) => {
  let world: World
  let orders: readonly OrderRecord[]
  beforeAll(() => {
    world = createWorld({ size, seed, at: STORY_MOMENT })
    orders = world.db.orders.all()
  }, 60_000)

  test('live in the zone that their order is for, the nearest one that reaches them', () => {
    for (const order of orders) {
      const zones = world.db.point(order.pointId).deliveryZones.filter(({ polygon }) => isInsidePolygon(polygon, order))
      const nearest = zones.sort((a, b) => a.typeId - b.typeId)[0]
      if (nearest?.id !== order.zoneId) throw new Error(`Order ${order.id} is for zone ${order.zoneId}`)
    }
  })

  test('live on their street, if streets are drawn', () => {
    const wrong = orders.filter((order) => nearestName(order) !== order.street || !isInTown(order))
    expect(wrong).toEqual([])
  })

  test('equal addresses have one location', () => {
    const places = new Map<string, string>()
    for (const { cityId, street, house, lat, long } of orders) {
      const address = `${cityId} ${street} ${house}`
      const place = `${lat} ${long}`
      if ((places.get(address) ?? place) !== place) throw new Error(`${address} is at two places`)
      places.set(address, place)
    }
    expect(places.size).toBeGreaterThan(size / 5)
  })

  test('no house number is over 200, the last one of a street of 6 km', () => {
    const numbers = orders.map(({ house }) => Number.parseInt(house, 10))
    expect(Math.min(...numbers)).toBeGreaterThan(0)
    expect(numbers.filter((number) => number > 200)).toEqual([])
  })

  test('no house number is over the number of houses on its street', () => {
    const counts = new Map<string, number>()
    const wrong = orders.filter((order) => {
      const street = nearestOf(order)
      const key = `${street.plan.cityId} ${street.axis} ${street.index}`
      const count = counts.get(key) ?? houseCount(street)
      counts.set(key, count)
      // A house number may exceed the calculated number of houses, because a street may begin and end inside the plot of a house. Allow two
      // more houses at each end.
      return Number.parseInt(order.house, 10) > count + 4
    })
    expect(wrong.map(({ street, house }) => `${street}, ${house}`)).toEqual([])
  })

  test('a customer orders to the same address again', () => {
    const addressesByPhone = new Map<string, Set<string>>()
    for (const { phone, street, house, flat } of orders) {
      addressesByPhone.set(phone, (addressesByPhone.get(phone) ?? new Set()).add(`${street} ${house} ${flat}`))
    }
    const moved = [...addressesByPhone.values()].filter(({ size: count }) => count > 1)
    expect(moved.length / addressesByPhone.size).toBeLessThan(0.01)
    expect(orders.length / addressesByPhone.size).toBeGreaterThan(1.15)
  })

  test("a typed address is located at its customer's home", () => {
    for (const order of orders.slice(-200)) {
      const { lat, long } = geocodeAddress(world, world.db.branch(order.branchId), order)
      expect({ lat, long }).toEqual({ lat: order.lat, long: order.long })
    }
  })
})

test('customers keep their places when a zone is redrawn; orders then belong to the zone that contains them', () => {
  const { world } = createTestWorld({ size: 20 })
  const { db, random } = world
  const branch = db.branches.all()[0]
  if (!branch) throw new Error('a branch is needed')
  const made = () => Array.from({ length: 200 }, (_, i) => generateOrder(db, random, 900_000 + i, branch, 0))
  const before = made()
  const point = db.point(branch.pointId)
  const [first, ...rest] = [...point.deliveryZones].sort((a, b) => a.typeId - b.typeId)
  if (!first) throw new Error('a zone is needed')
  db.points.update(point.id, { deliveryZones: [{ ...first, polygon: [] }, ...rest] })
  const after = made()
  const inFirst = before.flatMap(({ zoneId }, index) => (zoneId === first.id ? [index] : []))
  expect(inFirst.length).toBeGreaterThan(0)
  for (const index of inFirst) {
    expect([after[index]?.lat, after[index]?.phone]).toEqual([before[index]?.lat, before[index]?.phone])
    expect(after[index]?.zoneId).toBe(rest[0]?.id)
  }
})
