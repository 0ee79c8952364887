import {
  type CityStreetGrid,
  hashToFraction,
  isAvenue,
  latLongToPlane,
  nearestStreetIndex,
  type PlanePosition,
  planeToLatLong,
  type StreetAxis,
  streetDensity,
  streetPositionMetres,
} from '../seeds/cityStreetGrid'
import type { TileProjection } from './tileProjection'

export type MapTileGeometry = { streets: string; avenues: string; blocks: CityBlock[] }

export type CityBlock = { i: number; j: number; from: PlanePosition; to: PlanePosition }

const STREET_ZOOM = 13
const BLOCK_ZOOM = 14

export function mapTileGeometry(plan: CityStreetGrid, frame: TileProjection): MapTileGeometry {
  const { from, to } = tilePlaneBounds(plan, frame)
  const lines: MapTileGeometry = { streets: '', avenues: '', blocks: [] }
  const step = frame.zoom >= STREET_ZOOM ? 1 : frame.zoom === STREET_ZOOM - 1 ? 4 : 8
  const [i0, i1] = range(plan, 'u', from.u, to.u, step)
  const [j0, j1] = range(plan, 'v', from.v, to.v, step)
  const [us, vs] = [streetLines(plan, 'u', i0, i1, step), streetLines(plan, 'v', j0, j1, step)]
  for (let i = i0; i <= i1; i += step) {
    for (let j = j0; j <= j1; j += step) {
      const corner = { u: us.get(i) ?? 0, v: vs.get(j) ?? 0 }
      const built = streetDensity(plan, corner)
      if (built === 0) continue
      const next = { u: us.get(i + step) ?? 0, v: vs.get(j + step) ?? 0 }
      if (built === 2 || isAvenue(i)) addSegment(lines, plan, frame, i, corner, { u: corner.u, v: next.v })
      if (built === 2 || isAvenue(j)) addSegment(lines, plan, frame, j, corner, { u: next.u, v: corner.v })
      if (step === 1 && frame.zoom >= BLOCK_ZOOM && built === 2) lines.blocks.push({ i, j, from: corner, to: next })
    }
  }
  return lines
}

function streetLines(
  plan: CityStreetGrid,
  axis: StreetAxis,
  first: number,
  last: number,
  step: number,
): Map<number, number> {
  const lines = new Map<number, number>()
  for (let index = first; index <= last + step; index += step) lines.set(index, streetPositionMetres(plan, axis, index))
  return lines
}

function addSegment(
  lines: MapTileGeometry,
  plan: CityStreetGrid,
  frame: TileProjection,
  index: number,
  a: PlanePosition,
  b: PlanePosition,
): void {
  const [from, to] = [frame.pixelOf(planeToLatLong(plan, a)), frame.pixelOf(planeToLatLong(plan, b))]
  const data = `M${from.x} ${from.y}L${to.x} ${to.y}`
  if (isAvenue(index)) lines.avenues += data
  else lines.streets += data
}

export function generateBlockHouses(
  plan: CityStreetGrid,
  { i, j, from, to }: CityBlock,
): { from: PlanePosition; to: PlanePosition }[] {
  const [width, height] = [to.u - from.u, to.v - from.v]
  const count = 2 + Math.floor(hashToFraction(plan.seed, i, j, 5) * 3)
  return Array.from({ length: count }, (_, index) => {
    const draw = (what: number) => hashToFraction(plan.seed, i, j, index * 10 + what)
    const u = from.u + 24 + draw(1) * (width - 110)
    const v = from.v + 24 + ((height - 70) / count) * index
    return { from: { u, v }, to: { u: u + 28 + draw(2) * 50, v: v + 14 + draw(3) * 12 } }
  })
}

export const isParkBlock = (plan: CityStreetGrid, { i, j }: CityBlock): boolean =>
  hashToFraction(plan.seed, Math.floor(i / 2), Math.floor(j / 2), 3) < 0.09

export function tilePlaneBounds(
  plan: CityStreetGrid,
  { corners }: TileProjection,
): { from: PlanePosition; to: PlanePosition } {
  const planes = corners.map((corner) => latLongToPlane(plan, corner))
  const [us, vs] = [planes.map(({ u }) => u), planes.map(({ v }) => v)]
  return { from: { u: Math.min(...us), v: Math.min(...vs) }, to: { u: Math.max(...us), v: Math.max(...vs) } }
}

function range(plan: CityStreetGrid, axis: StreetAxis, from: number, to: number, step: number): [number, number] {
  const first = nearestStreetIndex(plan, axis, from) - step - 1
  return [Math.floor(first / step) * step, nearestStreetIndex(plan, axis, to) + step]
}
