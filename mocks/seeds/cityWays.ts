import type { LatLong } from '../../src/domain/geo'
import {
  type Axis,
  type CityPlan,
  density,
  nearestStreet,
  type Plane,
  planAt,
  streetLine,
  streetName,
  toGround,
  toPlane,
} from './cityPlan'
import { findHouse, type House, houseAt, houseNumber, housePlane } from './houses'

/** An address on the drawn streets: the same spot has the same street and house each time. */
export type StreetPlace = LatLong & { street: string | undefined; house: string | undefined }

/** Corners of a way that follow the bends of its streets. Metres. */
const SAMPLE_METRES = 350
/** The house nearest to a place; a place outside of all cities stays where it is. */
export function placeOnStreet(place: LatLong): StreetPlace {
  const plan = planAt(place)
  if (!plan) return { ...place, street: undefined, house: undefined }
  const at = toPlane(plan, place)
  const [u, v] = [nearestStreet(plan, 'u', at.u), nearestStreet(plan, 'v', at.v)]
  const isOnU = Math.abs(streetLine(plan, 'u', u) - at.u) < Math.abs(streetLine(plan, 'v', v) - at.v)
  return houseOf(plan, isOnU ? houseAt(plan, 'u', u, at) : houseAt(plan, 'v', v, at))
}

/** The house nearest to a place on a street of that name; where no street bears it, of the nearest one. */
export function placeOnNamed(place: LatLong, name: string): StreetPlace {
  const plan = planAt(place)
  const wanted = name.trim().toLowerCase()
  if (!plan?.streets.some((street) => street.toLowerCase() === wanted)) return placeOnStreet(place)
  const at = toPlane(plan, place)
  const around = (axis: Axis) => {
    const near = nearestStreet(plan, axis, at[axis])
    return Array.from({ length: 2 * plan.streets.length + 1 }, (_, step) => near - plan.streets.length + step)
      .filter((index) => streetName(plan, axis, index).toLowerCase() === wanted)
      .map((index) => ({ axis, index, far: Math.abs(streetLine(plan, axis, index) - at[axis]) }))
  }
  const best = [...around('u'), ...around('v')].sort((a, b) => a.far - b.far)[0]
  return best ? houseOf(plan, houseAt(plan, best.axis, best.index, at)) : placeOnStreet(place)
}

/** Where an address of the city is that `near` lies in; undefined where it has no such house. */
export function placeOfHouse(near: LatLong, street: string, house: string): StreetPlace | undefined {
  const plan = planAt(near)
  const found = plan && findHouse(plan, street, house)
  return found && houseOf(plan, found)
}

/** Whether a place lies where all streets are built. */
export function isInTown(place: LatLong): boolean {
  const plan = planAt(place)
  return plan !== undefined && density(plan, toPlane(plan, place)) === 2
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

function houseOf(plan: CityPlan, house: House): StreetPlace {
  const { lat, long } = toGround(plan, housePlane(plan, house))
  return { lat, long, street: streetName(plan, house.axis, house.index), house: houseNumber(plan, house) }
}
