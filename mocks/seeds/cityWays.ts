import type { LatLong } from '../../src/domain/geo'
import {
  type Axis,
  type CityPlan,
  nearestStreet,
  type Plane,
  planAt,
  streetLine,
  streetName,
  toGround,
  toPlane,
} from './cityPlan'

/** An address on the drawn streets: the same spot has the same street and house each time. */
export type StreetPlace = LatLong & { street: string | undefined; house: string | undefined }

/** Corners of a way that follow the bends of its streets. Metres. */
const SAMPLE_METRES = 350
/** Houses stand at the side of their street. Metres. */
const SIDE_METRES = 14
/** How wide a house is, and how long a street before its numbers begin anew. Metres. */
const HOUSE_METRES = 60
const STREET_METRES = 9000
const MAX_BLOCKS = STREET_METRES / HOUSE_METRES

/** The nearest spot at the side of a street, with the street's name and the number of the house; a place outside of all cities stays where it is. */
export function placeOnStreet(place: LatLong): StreetPlace {
  const plan = planAt(place)
  if (!plan) return { ...place, street: undefined, house: undefined }
  const at = toPlane(plan, place)
  const [u, v] = [nearestStreet(plan, 'u', at.u), nearestStreet(plan, 'v', at.v)]
  const isOnU = Math.abs(streetLine(plan, 'u', u) - at.u) < Math.abs(streetLine(plan, 'v', v) - at.v)
  const [axis, index]: [Axis, number] = isOnU ? ['u', u] : ['v', v]
  const number = houseNumber(plan, axis, index, at)
  return { ...beside(plan, axis, index, at), street: streetName(plan, axis, index), house: String(number) }
}

/** The spot nearest to a place at the side of a street of that name; where no street bears it, of the nearest one. */
export function placeOnNamed(place: LatLong, name: string): LatLong {
  const plan = planAt(place)
  const wanted = name.trim().toLowerCase()
  if (!plan?.streets.some((street) => street.toLowerCase() === wanted)) {
    const { lat, long } = placeOnStreet(place)
    return { lat, long }
  }
  const at = toPlane(plan, place)
  const around = (axis: Axis) => {
    const near = nearestStreet(plan, axis, at[axis])
    return Array.from({ length: 4 * plan.streets.length + 1 }, (_, step) => near - 2 * plan.streets.length + step)
      .filter((index) => streetName(plan, axis, index).toLowerCase() === wanted)
      .map((index) => ({ axis, index, far: Math.abs(streetLine(plan, axis, index) - at[axis]) }))
  }
  const best = [...around('u'), ...around('v')].sort((a, b) => a.far - b.far)[0]
  return best ? beside(plan, best.axis, best.index, at) : place
}

/** A way along the drawn streets, from door to door; undefined outside of the cities. */
export function cityWay(from: LatLong, to: LatLong): LatLong[] | undefined {
  const plan = planAt(from)
  if (!plan || plan !== planAt(to)) return undefined
  const [start, end] = [toPlane(plan, from), toPlane(plan, to)]
  // Along a street of the one direction from the start, then along one of the other to the end.
  const v = streetLine(plan, 'v', nearestStreet(plan, 'v', start.v))
  const u = streetLine(plan, 'u', nearestStreet(plan, 'u', end.u))
  const corners: Plane[] = [start, { u: start.u, v }, { u, v }, { u, v: end.v }, end]
  const inner = corners.flatMap((corner, index) => [corner, ...between(corner, corners[index + 1])]).slice(1, -1)
  const places = inner.map((corner) => toGround(plan, corner))
  return [from, ...places, to]
}

/** Points on the way to the next corner, so that the way bends as its street does. */
function between(from: Plane, to: Plane | undefined): Plane[] {
  if (!to) return []
  const steps = Math.floor(Math.hypot(to.u - from.u, to.v - from.v) / SAMPLE_METRES)
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / (steps + 1)
    return { u: from.u + (to.u - from.u) * share, v: from.v + (to.v - from.v) * share }
  })
}

/** From one end of a street to the other, odd and even on its two sides. */
function houseNumber(plan: CityPlan, axis: Axis, index: number, at: Plane): number {
  const block = Math.floor(((axis === 'u' ? at.v : at.u) + STREET_METRES / 2) / HOUSE_METRES)
  const side = at[axis] < streetLine(plan, axis, index) ? 1 : 2
  return 2 * (((block % MAX_BLOCKS) + MAX_BLOCKS) % MAX_BLOCKS) + side
}

function beside(plan: CityPlan, axis: Axis, index: number, at: Plane): LatLong {
  const line = streetLine(plan, axis, index)
  const side = at[axis] < line ? -SIDE_METRES : SIDE_METRES
  return toGround(plan, axis === 'u' ? { u: line + side, v: at.v } : { u: at.u, v: line + side })
}
