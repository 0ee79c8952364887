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

export function mapTileGeometry(grid: CityStreetGrid, frame: TileProjection): MapTileGeometry {
  const { from, to } = tilePlaneBounds(grid, frame)
  const lines: MapTileGeometry = { streets: '', avenues: '', blocks: [] }
  const step = frame.zoom >= STREET_ZOOM ? 1 : frame.zoom === STREET_ZOOM - 1 ? 4 : 8
  const [i0, i1] = range(grid, 'u', from.u, to.u, step)
  const [j0, j1] = range(grid, 'v', from.v, to.v, step)
  const [us, vs] = [streetLines(grid, 'u', i0, i1, step), streetLines(grid, 'v', j0, j1, step)]
  for (let i = i0; i <= i1; i += step) {
    for (let j = j0; j <= j1; j += step) {
      const corner = { u: us.get(i) ?? 0, v: vs.get(j) ?? 0 }
      const built = streetDensity(grid, corner)
      if (built === 0) continue
      const next = { u: us.get(i + step) ?? 0, v: vs.get(j + step) ?? 0 }
      if (built === 2 || isAvenue(i)) addSegment(lines, grid, frame, i, corner, { u: corner.u, v: next.v })
      if (built === 2 || isAvenue(j)) addSegment(lines, grid, frame, j, corner, { u: next.u, v: corner.v })
      if (step === 1 && frame.zoom >= BLOCK_ZOOM && built === 2) lines.blocks.push({ i, j, from: corner, to: next })
    }
  }
  return lines
}

function streetLines(
  grid: CityStreetGrid,
  axis: StreetAxis,
  first: number,
  last: number,
  step: number,
): Map<number, number> {
  const lines = new Map<number, number>()
  for (let index = first; index <= last + step; index += step) lines.set(index, streetPositionMetres(grid, axis, index))
  return lines
}

function addSegment(
  lines: MapTileGeometry,
  grid: CityStreetGrid,
  frame: TileProjection,
  index: number,
  a: PlanePosition,
  b: PlanePosition,
): void {
  const [from, to] = [frame.pixelOf(planeToLatLong(grid, a)), frame.pixelOf(planeToLatLong(grid, b))]
  const data = `M${from.x} ${from.y}L${to.x} ${to.y}`
  if (isAvenue(index)) lines.avenues += data
  else lines.streets += data
}

export function generateBlockHouses(
  grid: CityStreetGrid,
  { i, j, from, to }: CityBlock,
): { from: PlanePosition; to: PlanePosition }[] {
  const [width, height] = [to.u - from.u, to.v - from.v]
  const count = 2 + Math.floor(hashToFraction(grid.seed, i, j, 5) * 3)
  return Array.from({ length: count }, (_, index) => {
    const draw = (what: number) => hashToFraction(grid.seed, i, j, index * 10 + what)
    const u = from.u + 24 + draw(1) * (width - 110)
    const v = from.v + 24 + ((height - 70) / count) * index
    return { from: { u, v }, to: { u: u + 28 + draw(2) * 50, v: v + 14 + draw(3) * 12 } }
  })
}

export const isParkBlock = (grid: CityStreetGrid, { i, j }: CityBlock): boolean =>
  hashToFraction(grid.seed, Math.floor(i / 2), Math.floor(j / 2), 3) < 0.09

export function tilePlaneBounds(
  grid: CityStreetGrid,
  { corners }: TileProjection,
): { from: PlanePosition; to: PlanePosition } {
  const planes = corners.map((corner) => latLongToPlane(grid, corner))
  const [us, vs] = [planes.map(({ u }) => u), planes.map(({ v }) => v)]
  return { from: { u: Math.min(...us), v: Math.min(...vs) }, to: { u: Math.max(...us), v: Math.max(...vs) } }
}

function range(grid: CityStreetGrid, axis: StreetAxis, from: number, to: number, step: number): [number, number] {
  const first = nearestStreetIndex(grid, axis, from) - step - 1
  return [Math.floor(first / step) * step, nearestStreetIndex(grid, axis, to) + step]
}
