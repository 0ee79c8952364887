import {
  type Axis,
  type CityPlan,
  density,
  hash,
  isAvenue,
  nearestStreet,
  type Plane,
  STREET_STEP,
  streetLine,
  streetName,
  toGround,
  toPlane,
} from '../seeds/cityPlan'
import { NAME_ZOOM, type TileFrame } from './tileFrame'

export type TileLines = { streets: string; avenues: string; names: StreetLabel[]; blocks: Block[] }

export type StreetLabel = { x: number; y: number; angle: number; text: string; isAvenue: boolean }

export type Block = { i: number; j: number; from: Plane; to: Plane }

const STREET_ZOOM = 13
const STREET_NAME_ZOOM = 16
const BLOCK_ZOOM = 14

export function tileLines(plan: CityPlan, frame: TileFrame): TileLines {
  const { from, to } = planeBounds(plan, frame)
  const lines: TileLines = { streets: '', avenues: '', names: [], blocks: [] }
  const step = frame.zoom >= STREET_ZOOM ? 1 : frame.zoom === STREET_ZOOM - 1 ? 4 : 8
  const [i0, i1] = range(plan, 'u', from.u, to.u, step)
  const [j0, j1] = range(plan, 'v', from.v, to.v, step)
  const [us, vs] = [streetLines(plan, 'u', i0, i1, step), streetLines(plan, 'v', j0, j1, step)]
  for (let i = i0; i <= i1; i += step) {
    for (let j = j0; j <= j1; j += step) {
      const corner = { u: us.get(i) ?? 0, v: vs.get(j) ?? 0 }
      const built = density(plan, corner)
      if (built === 0) continue
      const next = { u: us.get(i + step) ?? 0, v: vs.get(j + step) ?? 0 }
      if (built === 2 || isAvenue(i)) addSegment(lines, plan, frame, 'u', i, corner, { u: corner.u, v: next.v })
      if (built === 2 || isAvenue(j)) addSegment(lines, plan, frame, 'v', j, corner, { u: next.u, v: corner.v })
      if (step === 1 && frame.zoom >= BLOCK_ZOOM && built === 2) lines.blocks.push({ i, j, from: corner, to: next })
    }
  }
  return lines
}

function streetLines(plan: CityPlan, axis: Axis, first: number, last: number, step: number): Map<number, number> {
  const lines = new Map<number, number>()
  for (let index = first; index <= last + step; index += step) lines.set(index, streetLine(plan, axis, index))
  return lines
}

function addSegment(
  lines: TileLines,
  plan: CityPlan,
  frame: TileFrame,
  axis: Axis,
  index: number,
  a: Plane,
  b: Plane,
): void {
  const isWide = isAvenue(index)
  const [from, to] = [frame.pixelOf(toGround(plan, a)), frame.pixelOf(toGround(plan, b))]
  const data = `M${from.x} ${from.y}L${to.x} ${to.y}`
  if (isWide) lines.avenues += data
  else lines.streets += data
  const isNamed = isWide ? frame.zoom >= NAME_ZOOM : frame.zoom >= STREET_NAME_ZOOM
  const along = axis === 'u' ? Math.round(a.v / STREET_STEP.v) : Math.round(a.u / STREET_STEP.u)
  const every = Math.max(2, 2 ** (18 - frame.zoom))
  if (!isNamed || (((along + index) % every) + every) % every !== 0) return
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  lines.names.push({
    x: Math.round((from.x + to.x) / 2),
    y: Math.round((from.y + to.y) / 2),
    angle: Math.round(angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle),
    text: streetName(plan, axis, index).replace(/^(улица|проспект|бульвар|микрорайон) /, short),
    isAvenue: isWide,
  })
}

const SHORT: Record<string, string> = { улица: 'ул. ', проспект: 'пр. ', бульвар: 'бул. ', микрорайон: 'мкр. ' }
const short = (_: string, word: string): string => SHORT[word] ?? ''

export function blockHouses(plan: CityPlan, { i, j, from, to }: Block): { from: Plane; to: Plane }[] {
  const [width, height] = [to.u - from.u, to.v - from.v]
  const count = 2 + Math.floor(hash(plan.seed, i, j, 5) * 3)
  return Array.from({ length: count }, (_, index) => {
    const draw = (what: number) => hash(plan.seed, i, j, index * 10 + what)
    const u = from.u + 24 + draw(1) * (width - 110)
    const v = from.v + 24 + ((height - 70) / count) * index
    return { from: { u, v }, to: { u: u + 28 + draw(2) * 50, v: v + 14 + draw(3) * 12 } }
  })
}

export const isPark = (plan: CityPlan, { i, j }: Block): boolean =>
  hash(plan.seed, Math.floor(i / 2), Math.floor(j / 2), 3) < 0.09

function planeBounds(plan: CityPlan, { corners }: TileFrame): { from: Plane; to: Plane } {
  const planes = corners.map((corner) => toPlane(plan, corner))
  const [us, vs] = [planes.map(({ u }) => u), planes.map(({ v }) => v)]
  return { from: { u: Math.min(...us), v: Math.min(...vs) }, to: { u: Math.max(...us), v: Math.max(...vs) } }
}

function range(plan: CityPlan, axis: Axis, from: number, to: number, step: number): [number, number] {
  const first = nearestStreet(plan, axis, from) - step - 1
  return [Math.floor(first / step) * step, nearestStreet(plan, axis, to) + step]
}
