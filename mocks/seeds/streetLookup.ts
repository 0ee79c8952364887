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

/** Metres between neighbouring points of a route. Longer distances would cut off the bends of the streets. */
const SAMPLE_METRES = 350
export function snapToStreet(place: LatLong): StreetAddress {
  const grid = findCityStreetGrid(place)
  if (!grid) return { ...place, street: undefined, house: undefined }
  const at = latLongToPlane(grid, place)
  const [u, v] = [nearestStreetIndex(grid, 'u', at.u), nearestStreetIndex(grid, 'v', at.v)]
  const isOnU =
    Math.abs(streetPositionMetres(grid, 'u', u) - at.u) < Math.abs(streetPositionMetres(grid, 'v', v) - at.v)
  return houseOf(grid, isOnU ? houseAt(grid, 'u', u, at) : houseAt(grid, 'v', v, at))
}

export function snapToNamedStreet(place: LatLong, name: string): StreetAddress {
  const grid = findCityStreetGrid(place)
  const wanted = name.trim().toLowerCase()
  if (!grid?.streets.some((street) => street.toLowerCase() === wanted)) return snapToStreet(place)
  const at = latLongToPlane(grid, place)
  const around = (axis: StreetAxis) => {
    const near = nearestStreetIndex(grid, axis, at[axis])
    return Array.from({ length: 2 * grid.streets.length + 1 }, (_, step) => near - grid.streets.length + step)
      .filter((index) => streetName(grid, axis, index).toLowerCase() === wanted)
      .map((index) => ({ axis, index, far: Math.abs(streetPositionMetres(grid, axis, index) - at[axis]) }))
  }
  const best = [...around('u'), ...around('v')].sort((a, b) => a.far - b.far)[0]
  return best ? houseOf(grid, houseAt(grid, best.axis, best.index, at)) : snapToStreet(place)
}

export function findHouseAddress(near: LatLong, street: string, house: string): StreetAddress | undefined {
  const grid = findCityStreetGrid(near)
  const found = grid && findHouse(grid, street, house)
  return found && houseOf(grid, found)
}

export function isInTown(place: LatLong): boolean {
  const grid = findCityStreetGrid(place)
  return grid !== undefined && streetDensity(grid, latLongToPlane(grid, place)) === 2
}

export function findStreetRoute(from: LatLong, to: LatLong): LatLong[] | undefined {
  const grid = findCityStreetGrid(from)
  if (!grid || grid !== findCityStreetGrid(to)) return undefined
  const [start, end] = [latLongToPlane(grid, from), latLongToPlane(grid, to)]
  const v = streetPositionMetres(grid, 'v', nearestStreetIndex(grid, 'v', start.v))
  const u = streetPositionMetres(grid, 'u', nearestStreetIndex(grid, 'u', end.u))
  const corners: PlanePosition[] = [start, { u: start.u, v }, { u, v }, { u, v: end.v }, end]
  const inner = corners.flatMap((corner, index) => [corner, ...between(corner, corners[index + 1])]).slice(1, -1)
  const places = inner.map((corner) => planeToLatLong(grid, corner))
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

function houseOf(grid: CityStreetGrid, house: StreetHouse): StreetAddress {
  const { lat, long } = planeToLatLong(grid, housePosition(grid, house))
  return { lat, long, street: streetName(grid, house.axis, house.index), house: formatHouseNumber(grid, house) }
}
