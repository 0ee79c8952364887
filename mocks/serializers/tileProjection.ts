import type { LatLong } from '../../src/domain/geo'

const TILE_SIZE = 256
/**
 * Width of the margin around a tile, in pixels. A label may cross the tile's edge, so the neighbouring tile draws the
 * label too. Lines need a smaller margin.
 */
const NAME_RIM = 90
const LINE_RIM = 6
export const MIN_LABEL_ZOOM = 14

export type TileProjection = {
  zoom: number
  corners: readonly LatLong[]
  /** Position in pixels from the tile's upper left corner, with one decimal. */
  pixelOf: (place: LatLong) => { x: number; y: number }
  /** Metres per pixel in the middle of the tile. */
  metres: number
}

export function createTileProjection(zoom: number, x: number, y: number): TileProjection {
  const tiles = 2 ** zoom
  const placeOf = (px: number, py: number): LatLong => ({
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + py / TILE_SIZE)) / tiles))) * 180) / Math.PI,
    long: ((x + px / TILE_SIZE) / tiles) * 360 - 180,
  })
  const rim = zoom >= MIN_LABEL_ZOOM ? NAME_RIM : LINE_RIM
  const [low, high] = [-rim, TILE_SIZE + rim]
  const middle = placeOf(TILE_SIZE / 2, TILE_SIZE / 2)
  return {
    zoom,
    corners: [placeOf(low, low), placeOf(high, low), placeOf(low, high), placeOf(high, high)],
    pixelOf: ({ lat, long }) => {
      const phi = (lat * Math.PI) / 180
      const worldY = (1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2
      return { x: tenth((((long + 180) / 360) * tiles - x) * TILE_SIZE), y: tenth((worldY * tiles - y) * TILE_SIZE) }
    },
    metres: (40_075_017 * Math.cos((middle.lat * Math.PI) / 180)) / (tiles * TILE_SIZE),
  }
}

const tenth = (pixels: number): number => Math.round(pixels * 10) / 10
