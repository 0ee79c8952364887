import type { LatLong } from '../../src/domain/geo'
import type { SeededRandom } from '../store/random'
import {
  findCityStreetGrid,
  latLongToPlane,
  nearestStreetIndex,
  type PlanePosition,
  planeToLatLong,
  streetPositionMetres,
} from './cityStreetGrid'

const STEPS = 3
/** Metres between neighbouring points of an outline, close enough that the outline follows the bends of the streets. */
const SAMPLE_METRES = 900
const QUARTERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const

/**
 * Returns the closed outline of a delivery zone along the streets, as `[long, lat]` pairs (contract, «zone polygon»).
 * `radius` is in metres.
 */
export function zoneOutline(random: SeededRandom, center: LatLong, radius: number): [number, number][] {
  const grid = findCityStreetGrid(center)
  if (!grid) return []
  const at = latLongToPlane(grid, center)
  const street = ({ u, v }: PlanePosition): PlanePosition => ({
    u: streetPositionMetres(grid, 'u', nearestStreetIndex(grid, 'u', u)),
    v: streetPositionMetres(grid, 'v', nearestStreetIndex(grid, 'v', v)),
  })
  const corners = QUARTERS.flatMap(([east, north], quarter) =>
    quarterSteps(radius * random.between(0.92, 1.12), quarter).map(({ u, v }) =>
      street({ u: at.u + east * u, v: at.v + north * v }),
    ),
  )
  const ring = corners.flatMap((corner, index) => [corner, ...between(corner, corners[(index + 1) % corners.length])])
  const places = ring.map((corner): [number, number] => {
    const { lat, long } = planeToLatLong(grid, corner)
    return [long, lat]
  })
  return [...places, places[0] as [number, number]]
}

function quarterSteps(radius: number, quarter: number): PlanePosition[] {
  const reach = Array.from({ length: STEPS }, (_, step) => {
    const angle = (((step + 0.5) / STEPS) * Math.PI) / 2
    return { u: radius * Math.cos(angle), v: radius * Math.sin(angle) }
  })
  const corners = reach.flatMap(({ u, v }, step) => [
    { u, v: step === 0 ? 0 : (reach[step - 1]?.v ?? 0) },
    { u, v },
  ])
  const all = [...corners, { u: 0, v: reach.at(-1)?.v ?? radius }]
  return quarter % 2 === 0 ? all : all.reverse()
}

function between(from: PlanePosition, to: PlanePosition | undefined): PlanePosition[] {
  if (!to) return []
  const steps = Math.floor(Math.hypot(to.u - from.u, to.v - from.v) / SAMPLE_METRES)
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / (steps + 1)
    return { u: from.u + (to.u - from.u) * share, v: from.v + (to.v - from.v) * share }
  })
}
