import type { LatLong } from './geo'
import { KM_PER_DEGREE, type ZoneOutline } from './zones'

type CoveringZone = { name: string; typeId?: number | undefined; polygon?: ZoneOutline | undefined }

export type ZoneCoverageSpot = { km2: number; place: LatLong }
type ZoneOverlap = ZoneCoverageSpot & { names: readonly [string, string] }

/** Number of grid cells along the longer side of the rectangle around all zones. In a city of 15 km, a cell is 75 m wide. */
const CELLS = 200
/**
 * Minimum size, in grid cells, of a reported overlap or hole. Smaller ones only come from inexact drawing along the common border of two
 * zones.
 */
const MIN_CELLS = 4

type Grid = { left: number; bottom: number; long: number; lat: number; columns: number; rows: number; cellKm2: number }

/**
 * Finds overlaps of zones of the same type, and holes: areas that are surrounded by zones but belong to none. Zones of different types
 * overlap on purpose. The sizes are estimated on a grid; the largest areas come first.
 */
export function findZoneOverlapsAndHoles(zones: readonly CoveringZone[]): {
  overlaps: ZoneOverlap[]
  holes: ZoneCoverageSpot[]
} {
  const drawn = zones.filter(({ polygon }) => polygon !== undefined && polygon.length > 2)
  const grid = gridOf(drawn.flatMap(({ polygon = [] }) => polygon))
  if (!grid) return { overlaps: [], holes: [] }
  const masks = drawn.map(({ polygon = [] }) => maskOf(polygon, grid))
  const overlaps = drawn.flatMap((first, index) =>
    drawn.flatMap((second, other) => {
      if (other <= index || first.typeId !== second.typeId) return []
      const common = cellsWhere(grid, (cell) => masks[index]?.[cell] === 1 && masks[other]?.[cell] === 1)
      return common.length < MIN_CELLS ? [] : [{ ...spotOf(common, grid), names: [first.name, second.name] as const }]
    }),
  )
  const holes = holesOf(masks, grid).filter((cells) => cells.length >= MIN_CELLS)
  const bySize = (a: ZoneCoverageSpot, b: ZoneCoverageSpot) => b.km2 - a.km2
  return { overlaps: overlaps.sort(bySize), holes: holes.map((cells) => spotOf(cells, grid)).sort(bySize) }
}

function gridOf(corners: ZoneOutline): Grid | undefined {
  const [longs, lats] = [corners.map(([long]) => long), corners.map(([, lat]) => lat)]
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const [left, bottom] = [least(longs), least(lats)]
  const shrink = Math.cos((bottom * Math.PI) / 180)
  const [width, height] = [(most(longs) - left) * shrink, most(lats) - bottom]
  const side = Math.max(width, height) / CELLS
  if (!(side > 0)) return undefined
  const count = (length: number) => Math.max(1, Math.ceil(length / side))
  const cellKm2 = (side * KM_PER_DEGREE) ** 2
  return { left, bottom, long: side / shrink, lat: side, columns: count(width), rows: count(height), cellKm2 }
}

/** Returns one number per grid cell: 1 if the centre of the cell is inside the outline, otherwise 0. */
function maskOf(outline: ZoneOutline, grid: Grid): Uint8Array {
  const mask = new Uint8Array(grid.columns * grid.rows)
  for (let row = 0; row < grid.rows; row++) {
    const lat = grid.bottom + (row + 0.5) * grid.lat
    const crossings = outline
      .flatMap(([fromLong, fromLat], index) => {
        const [toLong, toLat] = outline[(index + 1) % outline.length] ?? [fromLong, fromLat]
        if (fromLat > lat === toLat > lat) return []
        return [fromLong + ((lat - fromLat) / (toLat - fromLat)) * (toLong - fromLong)]
      })
      .sort((a, b) => a - b)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const column = (long = 0) => Math.max(0, Math.ceil((long - grid.left) / grid.long - 0.5))
      const end = Math.min(column(crossings[pair + 1]), grid.columns)
      if (end > column(crossings[pair]))
        mask.fill(1, row * grid.columns + column(crossings[pair]), row * grid.columns + end)
    }
  }
  return mask
}

function cellsWhere({ columns, rows }: Grid, isWanted: (cell: number) => boolean): number[] {
  const cells: number[] = []
  for (let cell = 0; cell < columns * rows; cell++) if (isWanted(cell)) cells.push(cell)
  return cells
}

/** Returns the holes: groups of adjacent cells that no zone covers and that do not reach the border of the grid. */
function holesOf(masks: readonly Uint8Array[], grid: Grid): number[][] {
  const { columns, rows } = grid
  const isSeen = new Uint8Array(columns * rows)
  const isFree = (cell: number) => masks.every((mask) => mask[cell] === 0)
  return cellsWhere(grid, isFree).flatMap((start) => {
    if (isSeen[start]) return []
    isSeen[start] = 1
    const group = [start]
    let isOpen = false
    for (let index = 0; index < group.length; index++) {
      const cell = group[index] ?? 0
      const [column, row] = [cell % columns, Math.floor(cell / columns)]
      isOpen ||= column === 0 || row === 0 || column === columns - 1 || row === rows - 1
      const around = [column > 0 && cell - 1, column < columns - 1 && cell + 1, cell - columns, cell + columns]
      for (const next of around) {
        if (next === false || next < 0 || next >= columns * rows || isSeen[next] || !isFree(next)) continue
        isSeen[next] = 1
        group.push(next)
      }
    }
    return isOpen ? [] : [group]
  })
}

/** The position of an area is its middle cell in row order. The average of all cells may lie outside of a crescent-shaped area. */
function spotOf(cells: readonly number[], { left, bottom, long, lat, columns, cellKm2 }: Grid): ZoneCoverageSpot {
  const middle = cells[Math.floor(cells.length / 2)] ?? 0
  return {
    km2: cells.length * cellKm2,
    place: {
      lat: bottom + (Math.floor(middle / columns) + 0.5) * lat,
      long: left + ((middle % columns) + 0.5) * long,
    },
  }
}
