import {
  type CityStreetGrid,
  isAvenue,
  nearestStreetIndex,
  planeToLatLong,
  type StreetAxis,
  streetDensity,
  streetName,
  streetPositionMetres,
} from '../seeds/cityStreetGrid'
import { POINT_LOCATIONS } from '../seeds/pointLocations'
import { tilePlaneBounds } from './mapTileGeometry'
import { MIN_LABEL_ZOOM, type TileProjection } from './tileProjection'

export type TileStreetLabel = { x: number; y: number; angle: number; text: string; size: number }

const STREET_NAME_ZOOM = 16
/** Width of a character divided by the font size; large enough for wide fonts. */
const CHARACTER = 0.62
/** Space at each end of a label in pixels. */
const END = 7
/**
 * Pixels. `character` is the width of one letter of a district's name, which is drawn in 11 px with wide letter
 * spacing. A street name that comes vertically closer than `height` to the middle of a district's name is treated as
 * overlapping the district's name.
 */
const DISTRICT = { character: 9.5, height: 15 }
export const MAX_DISTRICT_ZOOM = 15

/**
 * Names of the streets in a tile. A name is between two crossings and must fit there, so names never touch each other
 * or a crossing street. Below `STREET_NAME_ZOOM` only avenues are named, and their names are between two avenues. The
 * names have the same positions in every tile, so that neighbouring tiles draw the same label at their common edge.
 */
export function tileStreetNames(grid: CityStreetGrid, frame: TileProjection): TileStreetLabel[] {
  if (frame.zoom < MIN_LABEL_ZOOM) return []
  const step = frame.zoom >= STREET_NAME_ZOOM ? 1 : 4
  const { from, to } = tilePlaneBounds(grid, frame)
  const indexes = (axis: StreetAxis) => {
    const first = Math.floor((nearestStreetIndex(grid, axis, from[axis]) - 1) / step) - 1
    const last = Math.ceil((nearestStreetIndex(grid, axis, to[axis]) + 1) / step)
    return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  }
  const [us, vs] = [indexes('u'), indexes('v')]
  const every = frame.zoom === STREET_NAME_ZOOM ? 4 : 2
  const isNamed = (index: number, along: number) => (index + along) % (every * step) === 0
  const names: (TileStreetLabel | undefined)[] = []
  for (const i of us) {
    for (const j of vs) {
      if (isNamed(i, j)) names.push(labelOf(grid, frame, 'u', i, j, step))
      if (isNamed(j, i + step)) names.push(labelOf(grid, frame, 'v', j, i, step))
    }
  }
  return names.filter((name) => name !== undefined)
}

function labelOf(
  grid: CityStreetGrid,
  frame: TileProjection,
  axis: StreetAxis,
  index: number,
  along: number,
  step: number,
): TileStreetLabel | undefined {
  const across: StreetAxis = axis === 'u' ? 'v' : 'u'
  const fixed = streetPositionMetres(grid, axis, index)
  const [start, end] = [along, along + step].map((crossing) => {
    const place = streetPositionMetres(grid, across, crossing)
    return axis === 'u' ? { u: fixed, v: place } : { u: place, v: fixed }
  }) as [{ u: number; v: number }, { u: number; v: number }]
  const built = streetDensity(grid, start)
  if (built === 0 || (built === 1 && !isAvenue(index))) return undefined
  const [a, b] = [frame.pixelOf(planeToLatLong(grid, start)), frame.pixelOf(planeToLatLong(grid, end))]
  const text = streetName(grid, axis, index).replace(/^(улица|проспект|бульвар) /, (word) => SHORT[word] ?? word)
  const size = isAvenue(index) ? 11 : 10
  const width = text.length * size * CHARACTER
  if (width + 2 * END > Math.hypot(b.x - a.x, b.y - a.y)) return undefined
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  const label = {
    x: Math.round((a.x + b.x) / 2),
    y: Math.round((a.y + b.y) / 2),
    angle: Math.round(angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle),
    text,
    size,
  }
  return frame.zoom <= MAX_DISTRICT_ZOOM && isOnDistrict(frame, label, width) ? undefined : label
}

function isOnDistrict(frame: TileProjection, { x, y, angle }: TileStreetLabel, width: number): boolean {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return POINT_LOCATIONS.some(({ name, ...place }) => {
    const district = frame.pixelOf(place)
    const half = (name.length * DISTRICT.character) / 2
    return [-0.5, -0.25, 0, 0.25, 0.5].some((part) => {
      const [dx, dy] = [x + cos * width * part - district.x, y + sin * width * part - district.y]
      return Math.abs(dx) < half + width / 8 + 8 && Math.abs(dy) < DISTRICT.height + width / 8
    })
  })
}

const SHORT: Record<string, string> = { 'улица ': 'ул. ', 'проспект ': 'пр. ', 'бульвар ': 'бул. ' }
