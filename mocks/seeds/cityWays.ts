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

export type StreetPlace = LatLong & { street: string | undefined; house: string | undefined }

/** Metres between neighbouring points of a route, close enough that the route follows the bends of the streets. */
const SAMPLE_METRES = 350
export function placeOnStreet(place: LatLong): StreetPlace {
  const plan = planAt(place)
  if (!plan) return { ...place, street: undefined, house: undefined }
  const at = toPlane(plan, place)
  const [u, v] = [nearestStreet(plan, 'u', at.u), nearestStreet(plan, 'v', at.v)]
  const isOnU = Math.abs(streetLine(plan, 'u', u) - at.u) < Math.abs(streetLine(plan, 'v', v) - at.v)
  return houseOf(plan, isOnU ? houseAt(plan, 'u', u, at) : houseAt(plan, 'v', v, at))
}

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

export function placeOfHouse(near: LatLong, street: string, house: string): StreetPlace | undefined {
  const plan = planAt(near)
  const found = plan && findHouse(plan, street, house)
  return found && houseOf(plan, found)
}

export function isInTown(place: LatLong): boolean {
  const plan = planAt(place)
  return plan !== undefined && density(plan, toPlane(plan, place)) === 2
}

/** A route along the generated streets; undefined outside the cities. */
export function cityWay(from: LatLong, to: LatLong): LatLong[] | undefined {
  const plan = planAt(from)
  if (!plan || plan !== planAt(to)) return undefined
  const [start, end] = [toPlane(plan, from), toPlane(plan, to)]
  const v = streetLine(plan, 'v', nearestStreet(plan, 'v', start.v))
  const u = streetLine(plan, 'u', nearestStreet(plan, 'u', end.u))
  const corners: Plane[] = [start, { u: start.u, v }, { u, v }, { u, v: end.v }, end]
  const inner = corners.flatMap((corner, index) => [corner, ...between(corner, corners[index + 1])]).slice(1, -1)
  const places = inner.map((corner) => toGround(plan, corner))
  return [from, ...places, to]
}

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
