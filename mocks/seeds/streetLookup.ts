import type { LatLong } from '../../src/domain/geo'
import {
  type CityStreetGrid,
  findCityStreetGrid,
  latLongToPlane,
  nearestStreetIndex,
  type PlanePosition,
  planeToLatLong,
  type StreetAxis,
  streetDensity,
  streetName,
  streetPositionMetres,
} from './cityStreetGrid'
import { findHouse, formatHouseNumber, houseAt, housePosition, type StreetHouse } from './houses'

export type StreetAddress = LatLong & { street: string | undefined; house: string | undefined }

/** Metres between neighbouring points of a route, close enough that the route follows the bends of the streets. */
const SAMPLE_METRES = 350
export function snapToStreet(place: LatLong): StreetAddress {
  const plan = findCityStreetGrid(place)
  if (!plan) return { ...place, street: undefined, house: undefined }
  const at = latLongToPlane(plan, place)
  const [u, v] = [nearestStreetIndex(plan, 'u', at.u), nearestStreetIndex(plan, 'v', at.v)]
  const isOnU =
    Math.abs(streetPositionMetres(plan, 'u', u) - at.u) < Math.abs(streetPositionMetres(plan, 'v', v) - at.v)
  return houseOf(plan, isOnU ? houseAt(plan, 'u', u, at) : houseAt(plan, 'v', v, at))
}

export function snapToNamedStreet(place: LatLong, name: string): StreetAddress {
  const plan = findCityStreetGrid(place)
  const wanted = name.trim().toLowerCase()
  if (!plan?.streets.some((street) => street.toLowerCase() === wanted)) return snapToStreet(place)
  const at = latLongToPlane(plan, place)
  const around = (axis: StreetAxis) => {
    const near = nearestStreetIndex(plan, axis, at[axis])
    return Array.from({ length: 2 * plan.streets.length + 1 }, (_, step) => near - plan.streets.length + step)
      .filter((index) => streetName(plan, axis, index).toLowerCase() === wanted)
      .map((index) => ({ axis, index, far: Math.abs(streetPositionMetres(plan, axis, index) - at[axis]) }))
  }
  const best = [...around('u'), ...around('v')].sort((a, b) => a.far - b.far)[0]
  return best ? houseOf(plan, houseAt(plan, best.axis, best.index, at)) : snapToStreet(place)
}

export function findHouseAddress(near: LatLong, street: string, house: string): StreetAddress | undefined {
  const plan = findCityStreetGrid(near)
  const found = plan && findHouse(plan, street, house)
  return found && houseOf(plan, found)
}

export function isInTown(place: LatLong): boolean {
  const plan = findCityStreetGrid(place)
  return plan !== undefined && streetDensity(plan, latLongToPlane(plan, place)) === 2
}

/** Returns a route along the generated streets, or undefined outside the cities. */
export function findStreetRoute(from: LatLong, to: LatLong): LatLong[] | undefined {
  const plan = findCityStreetGrid(from)
  if (!plan || plan !== findCityStreetGrid(to)) return undefined
  const [start, end] = [latLongToPlane(plan, from), latLongToPlane(plan, to)]
  const v = streetPositionMetres(plan, 'v', nearestStreetIndex(plan, 'v', start.v))
  const u = streetPositionMetres(plan, 'u', nearestStreetIndex(plan, 'u', end.u))
  const corners: PlanePosition[] = [start, { u: start.u, v }, { u, v }, { u, v: end.v }, end]
  const inner = corners.flatMap((corner, index) => [corner, ...between(corner, corners[index + 1])]).slice(1, -1)
  const places = inner.map((corner) => planeToLatLong(plan, corner))
  return [from, ...places, to]
}

function between(from: PlanePosition, to: PlanePosition | undefined): PlanePosition[] {
  if (!to) return []
  const steps = Math.floor(Math.hypot(to.u - from.u, to.v - from.v) / SAMPLE_METRES)
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / (steps + 1)
    return { u: from.u + (to.u - from.u) * share, v: from.v + (to.v - from.v) * share }
  })
}

function houseOf(plan: CityStreetGrid, house: StreetHouse): StreetAddress {
  const { lat, long } = planeToLatLong(plan, housePosition(plan, house))
  return { lat, long, street: streetName(plan, house.axis, house.index), house: formatHouseNumber(plan, house) }
}
