import type { LatLong } from '../../src/domain/geo'
import { CITIES } from '../seeds/cities'
import { CITY_STREET_GRIDS, type CityStreetGrid, type PlanePosition, planeToLatLong } from '../seeds/cityStreetGrid'
import { POINT_LOCATIONS } from '../seeds/pointLocations'
import { type CityBlock, generateBlockHouses, isParkBlock, mapTileGeometry } from './mapTileGeometry'
import { createTileProjection, type TileProjection } from './tileProjection'
import { MAX_DISTRICT_ZOOM, tileStreetNames } from './tileStreetNames'

export type MapTileTheme = 'light' | 'dark'

type Colors = Record<
  'steppe' | 'town' | 'water' | 'park' | 'house' | 'street' | 'avenue' | 'casing' | 'rail' | 'text' | 'halo',
  string
>

const COLORS: Record<MapTileTheme, Colors> = {
  light: {
    steppe: '#eeebdf',
    town: '#e9e7e1',
    water: '#b5d3e3',
    park: '#cfe3c1',
    house: '#dad5cb',
    street: '#ffffff',
    avenue: '#fdf1cf',
    casing: '#d8d2c4',
    rail: '#a9a59b',
    text: '#5b5f66',
    halo: '#ffffff',
  },
  dark: {
    steppe: '#1c2026',
    town: '#1f242d',
    water: '#1c3444',
    park: '#22332a',
    house: '#2a303b',
    street: '#333b47',
    avenue: '#454b52',
    casing: '#161a20',
    rail: '#4a505b',
    text: '#a9b0bd',
    halo: '#1a1e25',
  },
}

const MIN_ZOOM = 8
const HOUSE_ZOOM = 15
const LABEL = "font-family='Inter,Arial,sans-serif'"

export function mapTileSvg(theme: MapTileTheme, zoom: number, x: number, y: number): string {
  const frame = createTileProjection(zoom, x, y)
  const colors = COLORS[theme]
  const parts = [`<rect width='256' height='256' fill='${colors.steppe}'/>`]
  if (zoom >= MIN_ZOOM) {
    parts.push(roadsBetween(frame, colors))
    for (const grid of CITY_STREET_GRIDS) if (isNear(grid, frame)) parts.push(cityPart(grid, frame, colors))
    parts.push(labels(frame, colors))
  }
  return `<svg xmlns='http://www.w3.org/2000/svg' width='256' height='256' viewBox='0 0 256 256'>${parts.join('')}</svg>`
}

const REACH_METRES = 26_000

function isNear({ center }: CityStreetGrid, { pixelOf, metres }: TileProjection): boolean {
  const { x, y } = pixelOf(center)
  const reach = REACH_METRES / metres + 256
  return Math.abs(x - 128) < reach && Math.abs(y - 128) < reach
}

function cityPart(grid: CityStreetGrid, frame: TileProjection, colors: Colors): string {
  const { streets, avenues, blocks } = mapTileGeometry(grid, frame)
  const wide = Math.max(1.2, 17 / frame.metres)
  const narrow = Math.max(0.8, 9 / frame.metres)
  const stroke = (data: string, color: string, width: number) =>
    data === ''
      ? ''
      : `<path d='${data}' fill='none' stroke='${color}' stroke-width='${width.toFixed(1)}' stroke-linecap='round'/>`
  const texts = tileStreetNames(grid, frame).map(
    ({ x, y, angle, text, size }) =>
      `<text x='${x}' y='${y}' transform='rotate(${angle} ${x} ${y})' dy='3.5' text-anchor='middle' font-size='${size}' fill='${colors.text}' stroke='${colors.halo}' stroke-width='3' paint-order='stroke' ${LABEL}>${text}</text>`,
  )
  return [
    `<path d='${hubs(grid, frame)}' fill='${colors.town}'/>`,
    blockParts(grid, blocks, frame, colors),
    river(grid, frame, colors),
    rail(grid, frame, colors),
    stroke(streets, colors.casing, narrow + 1.2),
    stroke(avenues, colors.casing, wide + 1.6),
    stroke(streets, colors.street, narrow),
    stroke(avenues, colors.avenue, wide),
    ...texts,
  ].join('')
}

function hubs(grid: CityStreetGrid, { pixelOf, metres }: TileProjection): string {
  const r = (3700 / metres).toFixed(1)
  return grid.hubs
    .map((hub) => {
      const { x, y } = pixelOf(planeToLatLong(grid, hub))
      return `M${x} ${y}m-${r} 0a${r} ${r} 0 1 0 ${Number(r) * 2} 0a${r} ${r} 0 1 0 -${Number(r) * 2} 0`
    })
    .join('')
}

/** Draws all parks as one path and all houses as another: browsers parse this three times faster than one path per city block. */
function blockParts(grid: CityStreetGrid, blocks: readonly CityBlock[], frame: TileProjection, colors: Colors): string {
  const [parks, houses] = [[] as string[], [] as string[]]
  for (const block of blocks) {
    if (!isInTile(grid, block, frame)) continue
    if (isParkBlock(grid, block)) parks.push(shape(grid, frame, block))
    else if (frame.zoom >= HOUSE_ZOOM)
      for (const house of generateBlockHouses(grid, block)) houses.push(shape(grid, frame, house))
  }
  const fill = (shapes: readonly string[], color: string) =>
    shapes.length === 0 ? '' : `<path d='${shapes.join('')}' fill='${color}'/>`
  return fill(parks, colors.park) + fill(houses, colors.house)
}

/** False if the whole city block is outside the map tile, so that it need not be drawn. */
function isInTile(grid: CityStreetGrid, { from, to }: CityBlock, { pixelOf, metres }: TileProjection): boolean {
  const { x, y } = pixelOf(planeToLatLong(grid, { u: (from.u + to.u) / 2, v: (from.v + to.v) / 2 }))
  const reach = Math.hypot(to.u - from.u, to.v - from.v) / 2 / metres + BEND
  return x > -reach && y > -reach && x < 256 + reach && y < 256 + reach
}

const BEND = 4

function shape(
  grid: CityStreetGrid,
  { pixelOf }: TileProjection,
  { from, to }: { from: PlanePosition; to: PlanePosition },
): string {
  const corners = [from, { u: to.u, v: from.v }, to, { u: from.u, v: to.v }]
  const points = corners.map((corner) => {
    const { x, y } = pixelOf(planeToLatLong(grid, corner))
    return `${x} ${y}`
  })
  return `M${points.join('L')}Z`
}

function through(grid: CityStreetGrid, { pixelOf }: TileProjection, at: (u: number) => number): string {
  const points = Array.from({ length: 81 }, (_, index) => {
    const u = (index - 40) * 500
    const { x, y } = pixelOf(planeToLatLong(grid, { u, v: at(u) }))
    return `${x} ${y}`
  })
  return `M${points.join('L')}`
}

function river(grid: CityStreetGrid, frame: TileProjection, colors: Colors): string {
  const at = (u: number) => 1400 + 900 * Math.sin(u / 3100 + grid.seed) + 260 * Math.sin(u / 900)
  const width = Math.max(2, (70 + grid.cityId * 12) / frame.metres).toFixed(1)
  return `<path d='${through(grid, frame, at)}' fill='none' stroke='${colors.water}' stroke-width='${width}' stroke-linejoin='round'/>`
}

function rail(grid: CityStreetGrid, frame: TileProjection, colors: Colors): string {
  const data = through(grid, frame, (u) => -2300 + 500 * Math.sin(u / 6000 + grid.seed * 2))
  return `<path d='${data}' fill='none' stroke='${colors.rail}' stroke-width='1.6' stroke-dasharray='8 4'/>`
}

function roadsBetween({ pixelOf }: TileProjection, colors: Colors): string {
  const data = CITY_STREET_GRIDS.flatMap(({ center }, index) =>
    CITY_STREET_GRIDS.slice(index + 1).map((other) => line(pixelOf(center), pixelOf(other.center))),
  )
  return `<path d='${data.join('')}' fill='none' stroke='${colors.casing}' stroke-width='2.5'/>`
}

const line = (from: { x: number; y: number }, to: { x: number; y: number }): string =>
  `M${from.x} ${from.y}L${to.x} ${to.y}`

function labels(frame: TileProjection, colors: Colors): string {
  const { zoom, pixelOf } = frame
  if (zoom <= 11) {
    return CITY_STREET_GRIDS.map(({ cityId, center }) => {
      const name = CITIES.find(({ id }) => id === cityId)?.name ?? ''
      return label(pixelOf(center), name, 15, colors)
    }).join('')
  }
  if (zoom > MAX_DISTRICT_ZOOM) return ''
  return POINT_LOCATIONS.map((point) => label(pixelOf(point as LatLong), point.name.toUpperCase(), 11, colors)).join('')
}

function label({ x, y }: { x: number; y: number }, text: string, size: number, colors: Colors): string {
  if (x < -200 || y < -40 || x > 456 || y > 296) return ''
  return `<text x='${x}' y='${y}' text-anchor='middle' font-size='${size}' font-weight='600' letter-spacing='1' fill='${colors.text}' stroke='${colors.halo}' stroke-width='4' paint-order='stroke' ${LABEL}>${text}</text>`
}
