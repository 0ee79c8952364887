import { distanceKm, type LatLong } from '../../src/domain/geo'
import type { SeededRandom } from './random'

const METRES_PER_DEGREE = 111_195

function shifted(from: LatLong, east: number, north: number): LatLong {
  return {
    lat: rounded(from.lat + north / METRES_PER_DEGREE),
    long: rounded(from.long + east / (METRES_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180))),
  }
}

export function randomPlaceAround(random: SeededRandom, center: LatLong, from: number, to: number): LatLong {
  const angle = random.between(0, 2 * Math.PI)
  const radius = Math.sqrt(random.between(from * from, to * to))
  return shifted(center, radius * Math.cos(angle), radius * Math.sin(angle))
}

/**
 * True if a location lies within an outline of `[long, lat]` pairs: a ray to the east crosses the outline an odd number
 * of times.
 */
export function isInsidePolygon(outline: readonly [number, number][], { lat, long }: LatLong): boolean {
  let inside = false
  let from = outline[outline.length - 1]
  for (let index = 0; index < outline.length; index++) {
    const corner = outline[index] as [number, number]
    const [fromX, fromY] = from as [number, number]
    const [x, y] = corner
    if (y > lat !== fromY > lat && long < ((fromX - x) * (lat - y)) / (fromY - y) + x) inside = !inside
    from = corner
  }
  return inside
}

export function randomStreetPath(random: SeededRandom, from: LatLong, to: LatLong): LatLong[] {
  const split = random.between(0.25, 0.75)
  if (random.chance(0.4)) return [from, { lat: from.lat, long: to.long }, to]
  const middle = rounded(from.long + (to.long - from.long) * split)
  return [from, { lat: from.lat, long: middle }, { lat: to.lat, long: middle }, to]
}

const STREETS_TO_STRAIGHT = 1.25

export const estimateStreetMetres = (from: LatLong, to: LatLong): number =>
  Math.round(distanceKm(from, to) * 1000 * STREETS_TO_STRAIGHT)

export function pathLengthMetres(path: readonly LatLong[]): number {
  let metres = 0
  for (let i = 1; i < path.length; i++) metres += distanceKm(path[i - 1] as LatLong, path[i] as LatLong) * 1000
  return metres
}

/** `share` is the distance from the start of the path as a part of the path's length, 0 to 1. */
export function locationAlongPath(path: readonly LatLong[], share: number): LatLong {
  const last = path[path.length - 1] as LatLong
  let left = pathLengthMetres(path) * Math.max(0, share)
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] as LatLong
    const to = path[i] as LatLong
    const metres = distanceKm(from, to) * 1000
    if (left < metres) {
      const part = left / metres
      return {
        lat: rounded(from.lat + (to.lat - from.lat) * part),
        long: rounded(from.long + (to.long - from.long) * part),
      }
    }
    left -= metres
  }
  return last
}

/** Six decimals of a degree are a precision of 0.1 m. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
