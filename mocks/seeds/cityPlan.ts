import type { LatLong } from '../../src/domain/geo'
import { CITY_SCALES, type CityScale } from './cities'
import { POINT_PLACES } from './pointPlaces'

/**
 * The drawn cities: a net of streets that is a function, not a table. Streets run along `u` and `v`, metres in the city's
 * own turned frame, and bend a little on their way to the ground. Tiles, addresses and ways all ask this file, so a courier
 * drives on the street that is drawn.
 */
export type CityPlan = {
  cityId: number
  center: LatLong
  streets: readonly string[]
  /** Radians between the city's streets and north. */
  turn: number
  /** Of the turn and of the latitude, reckoned once: each of 50,000 doors asks for them. */
  frame: { sin: number; cos: number; narrow: number }
  /** Where people live, in the city's frame: its dispatch points. */
  hubs: readonly Plane[]
  seed: number
}

/** Metres in the frame of a city. */
export type Plane = { u: number; v: number }

/** A street runs along `v` at a fixed `u`, or along `u` at a fixed `v`. */
export type Axis = 'u' | 'v'

const METRES_PER_DEGREE = 111_195
/** Metres between two streets. */
export const STREET_STEP = { u: 230, v: 210 } as const
/** How far a street may lie off its step. */
const JITTER = 36
/** Every nth street is an avenue. */
const AVENUE_EVERY = 4
/** Streets lie thick up to here from a dispatch point, and avenues up to there. Metres. */
const TOWN_METRES = 5000
const SUBURB_METRES = 7000
/** A place farther than this from all cities belongs to none. Degrees. */
const NEAR_DEGREES = 0.6

const TURNS: Record<number, number> = { 1: 0.21, 2: -0.35, 3: 0.06, 4: -0.16, 5: 0.42 }

export const CITY_PLANS: readonly CityPlan[] = CITY_SCALES.map(planOf)

/** The city that a place lies in or near. */
export const planAt = ({ lat, long }: LatLong): CityPlan | undefined =>
  CITY_PLANS.find(
    ({ center }) => Math.abs(center.lat - lat) < NEAR_DEGREES && Math.abs(center.long - long) < NEAR_DEGREES,
  )

function planOf({ cityId, center, streets }: CityScale): CityPlan {
  const turn = TURNS[cityId] ?? 0
  const frame = { sin: Math.sin(turn), cos: Math.cos(turn), narrow: Math.cos((center.lat * Math.PI) / 180) }
  const plan = { cityId, center, streets, turn, frame, hubs: [] as Plane[], seed: cityId * 7919 }
  plan.hubs = POINT_PLACES.filter((point) => point.cityId === cityId).map((point) => toPlane(plan, point))
  return plan
}

/** Bends of the streets: none is longer than a street's own way from its neighbour. */
function bendU(v: number, seed: number): number {
  return 130 * Math.sin(v / 2300 + seed) + 45 * Math.sin(v / 700 + seed * 2)
}

function bendV(u: number, seed: number): number {
  return 120 * Math.sin(u / 2700 + seed * 3)
}

type Framed = Pick<CityPlan, 'center' | 'frame' | 'seed'>

/** From the city's frame to the globe. */
export function toGround({ center, frame, seed }: Framed, { u, v }: Plane): LatLong {
  const { sin, cos, narrow } = frame
  const [east, north] = [u + bendU(v, seed), v + bendV(u, seed)]
  const [x, y] = [east * cos - north * sin, east * sin + north * cos]
  return {
    lat: rounded(center.lat + y / METRES_PER_DEGREE),
    long: rounded(center.long + x / (METRES_PER_DEGREE * narrow)),
  }
}

/** From the globe to the city's frame; the bends are undone step by step. */
export function toPlane({ center, frame, seed }: Framed, place: LatLong): Plane {
  const { sin, cos, narrow } = frame
  const y = (place.lat - center.lat) * METRES_PER_DEGREE
  const x = (place.long - center.long) * METRES_PER_DEGREE * narrow
  const [east, north] = [x * cos + y * sin, y * cos - x * sin]
  let [u, v] = [east, north]
  for (let round = 0; round < 6; round++) [u, v] = [east - bendU(v, seed), north - bendV(u, seed)]
  return { u, v }
}

/** Where a street lies: its fixed coordinate. */
export const streetLine = ({ seed }: Pick<CityPlan, 'seed'>, axis: Axis, index: number): number =>
  index * STREET_STEP[axis] + (hash(seed, axis === 'u' ? 1 : 2, index) - 0.5) * 2 * JITTER

export const isAvenue = (index: number): boolean => index % AVENUE_EVERY === 0

/** The index of the street that lies nearest to a coordinate. */
export function nearestStreet(plan: Pick<CityPlan, 'seed'>, axis: Axis, at: number): number {
  const guess = Math.round(at / STREET_STEP[axis])
  let best = guess
  let least = Math.abs(streetLine(plan, axis, guess) - at)
  for (let index = guess - 1; index <= guess + 1; index += 2) {
    const far = Math.abs(streetLine(plan, axis, index) - at)
    if (far >= least) continue
    best = index
    least = far
  }
  return best
}

/** The name of a street: neighbours differ, and each name comes again only blocks away. */
export function streetName({ streets }: Pick<CityPlan, 'streets'>, axis: Axis, index: number): string {
  const place = index * 2 + (axis === 'u' ? 0 : 1)
  return streets[((place % streets.length) + streets.length) % streets.length] ?? ''
}

/** How thickly a spot is built: 2 streets, 1 avenues alone, 0 steppe. */
export function density({ hubs }: Pick<CityPlan, 'hubs'>, { u, v }: Plane): 0 | 1 | 2 {
  let least = Number.POSITIVE_INFINITY
  for (const hub of hubs) least = Math.min(least, Math.hypot(hub.u - u, hub.v - v))
  if (least <= TOWN_METRES) return 2
  return least <= SUBURB_METRES ? 1 : 0
}

/** A number from 0 up to 1 that belongs to some whole numbers. */
export function hash(...parts: number[]): number {
  let state = 0x9e3779b9
  for (const part of parts) {
    state = Math.imul(state ^ (part | 0), 0x85ebca6b)
    state ^= state >>> 13
    state = Math.imul(state, 0xc2b2ae35)
    state ^= state >>> 16
  }
  return (state >>> 0) / 4294967296
}

/** Six digits: a tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
