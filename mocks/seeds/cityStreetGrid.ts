import type { LatLong } from '../../src/domain/geo'
import { CITY_SEEDS, type CitySeed } from './cities'
import { POINT_LOCATIONS } from './pointLocations'

/**
 * A generated city is a street grid that is computed, not stored. Its coordinates `u` and `v` are metres along the two
 * directions of the streets, which are rotated against north and slightly bent. Map tiles, addresses and routes all use
 * this file, so a courier drives on the streets that the map shows.
 */
export type CityStreetGrid = {
  cityId: number
  center: LatLong
  streets: readonly string[]
  /** Angle between the streets and north, in radians. */
  turn: number
  /** Sine and cosine of `turn`, cached because 50,000 addresses use them. `narrow` is the cosine of the latitude. */
  frame: { sin: number; cos: number; narrow: number }
  hubs: readonly PlanePosition[]
  seed: number
}

/** Metres along the two directions of the streets, which are turned against north. */
export type PlanePosition = { u: number; v: number }

/** The coordinate that is constant on a street: a `u` street has a fixed `u` and runs along `v`. */
export type StreetAxis = 'u' | 'v'

const METRES_PER_DEGREE = 111_195
export const STREET_SPACING_METRES = { u: 230, v: 210 } as const
/** Metres. Largest random offset of a street from the regular grid. */
const JITTER = 36
const AVENUE_EVERY = 4
/** Metres from a dispatch point. Up to TOWN_METRES the city has all streets, up to SUBURB_METRES only avenues. */
const TOWN_METRES = 5000
const SUBURB_METRES = 7000
const NEAR_DEGREES = 0.6

const TURNS: Record<number, number> = { 1: 0.21, 2: -0.35, 3: 0.06, 4: -0.16, 5: 0.42 }

export const CITY_STREET_GRIDS: readonly CityStreetGrid[] = CITY_SEEDS.map(streetGridOf)

export const findCityStreetGrid = ({ lat, long }: LatLong): CityStreetGrid | undefined =>
  CITY_STREET_GRIDS.find(
    ({ center }) => Math.abs(center.lat - lat) < NEAR_DEGREES && Math.abs(center.long - long) < NEAR_DEGREES,
  )

function streetGridOf({ cityId, center, streets }: CitySeed): CityStreetGrid {
  const turn = TURNS[cityId] ?? 0
  const frame = { sin: Math.sin(turn), cos: Math.cos(turn), narrow: Math.cos((center.lat * Math.PI) / 180) }
  const grid = { cityId, center, streets, turn, frame, hubs: [] as PlanePosition[], seed: cityId * 7919 }
  grid.hubs = POINT_LOCATIONS.filter((point) => point.cityId === cityId).map((point) => latLongToPlane(grid, point))
  return grid
}

/** Bend of the streets in metres. It is small enough that neighbouring streets never cross. */
function bendU(v: number, seed: number): number {
  return 130 * Math.sin(v / 2300 + seed) + 45 * Math.sin(v / 700 + seed * 2)
}

function bendV(u: number, seed: number): number {
  return 120 * Math.sin(u / 2700 + seed * 3)
}

type Framed = Pick<CityStreetGrid, 'center' | 'frame' | 'seed'>

export function planeToLatLong({ center, frame, seed }: Framed, { u, v }: PlanePosition): LatLong {
  const { sin, cos, narrow } = frame
  const [east, north] = [u + bendU(v, seed), v + bendV(u, seed)]
  const [x, y] = [east * cos - north * sin, east * sin + north * cos]
  return {
    lat: rounded(center.lat + y / METRES_PER_DEGREE),
    long: rounded(center.long + x / (METRES_PER_DEGREE * narrow)),
  }
}

export function latLongToPlane({ center, frame, seed }: Framed, place: LatLong): PlanePosition {
  const { sin, cos, narrow } = frame
  const y = (place.lat - center.lat) * METRES_PER_DEGREE
  const x = (place.long - center.long) * METRES_PER_DEGREE * narrow
  const [east, north] = [x * cos + y * sin, y * cos - x * sin]
  let [u, v] = [east, north]
  for (let round = 0; round < 6; round++) [u, v] = [east - bendU(v, seed), north - bendV(u, seed)]
  return { u, v }
}

export const streetPositionMetres = ({ seed }: Pick<CityStreetGrid, 'seed'>, axis: StreetAxis, index: number): number =>
  index * STREET_SPACING_METRES[axis] + (hashToFraction(seed, axis === 'u' ? 1 : 2, index) - 0.5) * 2 * JITTER

export const isAvenue = (index: number): boolean => index % AVENUE_EVERY === 0

export function nearestStreetIndex(grid: Pick<CityStreetGrid, 'seed'>, axis: StreetAxis, at: number): number {
  const guess = Math.round(at / STREET_SPACING_METRES[axis])
  let best = guess
  let least = Math.abs(streetPositionMetres(grid, axis, guess) - at)
  for (let index = guess - 1; index <= guess + 1; index += 2) {
    const far = Math.abs(streetPositionMetres(grid, axis, index) - at)
    if (far >= least) continue
    best = index
    least = far
  }
  return best
}

export function streetName({ streets }: Pick<CityStreetGrid, 'streets'>, axis: StreetAxis, index: number): string {
  const place = index * 2 + (axis === 'u' ? 0 : 1)
  return streets[((place % streets.length) + streets.length) % streets.length] ?? ''
}

/** Returns 2 for all streets, 1 for avenues only, 0 for no streets. */
export function streetDensity({ hubs }: Pick<CityStreetGrid, 'hubs'>, { u, v }: PlanePosition): 0 | 1 | 2 {
  let least = Number.POSITIVE_INFINITY
  for (const hub of hubs) least = Math.min(least, Math.hypot(hub.u - u, hub.v - v))
  if (least <= TOWN_METRES) return 2
  return least <= SUBURB_METRES ? 1 : 0
}

/** Coordinate along a street at which it begins to be drawn; infinity if it is not drawn. */
export function streetStart(grid: Pick<CityStreetGrid, 'hubs' | 'seed'>, axis: StreetAxis, index: number): number {
  const across = streetPositionMetres(grid, axis, index)
  const reach = isAvenue(index) ? SUBURB_METRES : TOWN_METRES
  const starts = grid.hubs.flatMap((hub) => {
    const [along, far] = axis === 'u' ? [hub.v, hub.u - across] : [hub.u, hub.v - across]
    return Math.abs(far) < reach ? along - Math.sqrt(reach ** 2 - far ** 2) : []
  })
  return Math.min(...starts)
}

export function hashToFraction(...parts: number[]): number {
  let state = 0x9e3779b9
  for (const part of parts) {
    state = Math.imul(state ^ (part | 0), 0x85ebca6b)
    state ^= state >>> 13
    state = Math.imul(state, 0xc2b2ae35)
    state ^= state >>> 16
  }
  return (state >>> 0) / 4294967296
}

/** Six decimals of a degree are a precision of 0.1 m. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
