/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals'
import { getResponse } from 'msw'
import { mapTileHandlers } from '../../mocks/handlers/mapTiles'
import { CITY_SEEDS } from '../../mocks/seeds/cities'
import {
  CITY_STREET_GRIDS,
  findCityStreetGrid,
  latLongToPlane,
  nearestStreetIndex,
  planeToLatLong,
  streetName,
  streetPositionMetres,
} from '../../mocks/seeds/cityStreetGrid'
import { findStreetRoute, snapToNamedStreet, snapToStreet } from '../../mocks/seeds/streetLookup'
import { mapTileSvg } from '../../mocks/serializers/mapTileSvg'
import { geocodeAddress } from '../../mocks/simulation/addresses'
import type { World } from '../../mocks/store/world'
import { createTestWorld } from '../../mocks/testing'
import { distanceKm, type LatLong } from '../../src/domain/geo'

function nearest(place: LatLong): { metres: number; names: string[] } {
  const plan = findCityStreetGrid(place)
  if (!plan) throw new Error('no city here')
  const at = latLongToPlane(plan, place)
  const found = (['u', 'v'] as const).map((axis) => {
    const index = nearestStreetIndex(plan, axis, at[axis])
    return { metres: Math.abs(streetPositionMetres(plan, axis, index) - at[axis]), name: streetName(plan, axis, index) }
  })
  const metres = Math.min(...found.map((one) => one.metres))
  return { metres, names: found.filter((one) => one.metres < 20).map(({ name }) => name) }
}

let world: World
beforeAll(() => {
  world = createTestWorld({ size: 300 }).world
})

test('every served city has a map, and a position converts there and back', () => {
  expect(CITY_STREET_GRIDS.map(({ cityId }) => cityId)).toEqual(CITY_SEEDS.map(({ cityId }) => cityId))
  for (const plan of CITY_STREET_GRIDS) {
    for (const hub of plan.hubs) {
      const back = latLongToPlane(plan, planeToLatLong(plan, hub))
      expect(Math.hypot(back.u - hub.u, back.v - hub.v)).toBeLessThan(1)
    }
  }
})

test('orders lie at the side of the street that they name', () => {
  const orders = world.db.orders.all().slice(-150)
  expect(orders.length).toBeGreaterThan(50)
  for (const order of orders) {
    const { metres, names } = nearest(order)
    expect(metres).toBeLessThan(20)
    expect(names).toContain(order.street)
  }
})

test('an address always geocodes to the same position on its street', () => {
  const branch = world.db.branches.all()[0]
  if (!branch) throw new Error('a branch is needed')
  const streets = CITY_SEEDS.find(({ cityId }) => cityId === branch.cityId)?.streets ?? []
  for (const street of streets) {
    const first = geocodeAddress(world, branch, { street, house: '12' })
    expect(geocodeAddress(world, branch, { street: ` ${street.toUpperCase()}`, house: '12 ' })).toEqual(first)
    expect(nearest(first).names).toContain(street)
  }
})

test('a street that is not drawn is geocoded inside the city', () => {
  const place = { lat: 49.8, long: 73.1 }
  expect(distanceKm(place, snapToNamedStreet(place, 'улица Неведомая'))).toBeLessThan(0.3)
})

test('a route follows the drawn streets from door to door', () => {
  const [from, to] = [snapToStreet({ lat: 49.801, long: 73.081 }), snapToStreet({ lat: 49.781, long: 73.121 })]
  const way = findStreetRoute(from, to) ?? []
  expect([way[0], way.at(-1)]).toEqual([from, to])
  expect(way.length).toBeGreaterThan(5)
  for (const corner of way) expect(nearest(corner).metres).toBeLessThan(25)
  expect(findStreetRoute(from, { lat: 51.1, long: 71.4 })).toBeUndefined()
  expect(findStreetRoute({ lat: 10, long: 10 }, { lat: 10, long: 10.1 })).toBeUndefined()
})

function tileAt({ lat, long }: LatLong, zoom: number): [number, number] {
  const phi = (lat * Math.PI) / 180
  const y = (1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2
  return [Math.floor(((long + 180) / 360) * 2 ** zoom), Math.floor(y * 2 ** zoom)]
}

type Name = { x: number; y: number; angle: number; half: number; text: string }

const TEXT = /<text x='([-\d.]+)' y='([-\d.]+)'(?: transform='rotate\(([-\d.]+) )?.*?font-size='(\d+)'(.*?)>([^<]+)</g

/** Names in the SVG of a map tile. A letter is 0.55 of the font size wide; district names add 2 px per letter. */
const namesIn = (svg: string): Name[] =>
  [...svg.matchAll(TEXT)].map(([, x, y, angle = '0', size, style = '', text = '']) => ({
    ...{ x: Number(x), y: Number(y), angle: (Number(angle) * Math.PI) / 180, text },
    half: (text.length * (Number(size) * 0.55 + (style.includes('letter-spacing') ? 2 : 0))) / 2,
  }))

/**
 * True if two labels of the map are closer than 9 px, the height of a line of text. Compares points at every 4 px along the middle line of
 * each label.
 */
function areTouching(one: Name, other: Name): boolean {
  const pointsOf = ({ x, y, angle, half }: Name) =>
    Array.from({ length: Math.ceil(half / 2) }, (_, index) => {
      const at = index * 4 - half
      return { x: x + at * Math.cos(angle), y: y + at * Math.sin(angle) }
    })
  return pointsOf(one).some((a) => pointsOf(other).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 9))
}

describe('tiles', () => {
  const ask = (path: string) => getResponse(mapTileHandlers(), new Request(`http://localhost/v1/tiles/${path}`))

  test.each([10, 12, 14, 16, 18])(
    'zoom %d: a tile is the same each time, differs between themes and is small',
    (zoom) => {
      const [x, y] = tileAt({ lat: 49.80583, long: 73.08539 }, zoom)
      const light = mapTileSvg('light', zoom, x, y)
      expect(mapTileSvg('light', zoom, x, y)).toBe(light)
      expect(mapTileSvg('dark', zoom, x, y)).not.toBe(light)
      expect(light).not.toContain('NaN')
      expect(light.length).toBeLessThan(120_000)
    },
  )

  test('streets have their names', () => {
    const [x, y] = tileAt({ lat: 49.80583, long: 73.08539 }, 16)
    const tiles = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => mapTileSvg('light', 16, x + dx, y + dy)))
    expect(tiles.join('')).toContain('Бухар-жырау')
  })

  test('names of streets and districts do not overlap or cross', () => {
    for (const { center, hubs, ...plan } of CITY_STREET_GRIDS) {
      for (const zoom of [14, 15, 16, 17, 18]) {
        for (const place of [center, planeToLatLong({ center, ...plan }, hubs[0] ?? { u: 0, v: 0 })]) {
          const names = namesIn(mapTileSvg('light', zoom, ...tileAt(place, zoom)))
          const touching = names.flatMap((name, index) =>
            names
              .slice(index + 1)
              .filter((other) => areTouching(name, other))
              .map(({ text }) => [zoom, name.text, text]),
          )
          expect(touching).toEqual([])
        }
      }
    }
  })

  test('a tile takes less than 15 milliseconds', () => {
    const places = CITY_STREET_GRIDS.flatMap(({ center }) =>
      [10, 11, 12, 13, 14, 15, 16, 17, 18].map((zoom) => ({ center, zoom })),
    )
    const draw = () => {
      for (const { center, zoom } of places) mapTileSvg('light', zoom, ...tileAt(center, zoom))
    }
    draw()
    // Measure CPU time, so that a busy machine does not make the drawing of a map tile look slow.
    const before = process.cpuUsage()
    draw()
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000 / places.length).toBeLessThan(15)
  })

  test('are served as pictures without a key; other paths return 404', async () => {
    const tile = await ask('light/14/11518/5585.svg')
    expect(tile?.status).toBe(200)
    expect(tile?.headers.get('Content-Type')).toBe('image/svg+xml')
    for (const wrong of ['blue/14/1/1.svg', 'light/25/1/1.svg', 'light/2/9/1.svg', 'light/x/1/1.svg']) {
      expect((await ask(wrong))?.status).toBe(404)
    }
  })
})
