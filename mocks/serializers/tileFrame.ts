import type { LatLong } from '../../src/domain/geo'

export const TILE = 256
/**
 * Width of the margin around a tile, in pixels. A label may cross the tile's edge, so the neighbouring tile draws the
 * label too. Lines need a smaller margin.
 */
const NAME_RIM = 90
const LINE_RIM = 6
export const NAME_ZOOM = 14

export type TileFrame = {
  zoom: number
  corners: readonly LatLong[]
  /** Position in pixels from the tile's upper left corner, with one decimal. */
  pixelOf: (place: LatLong) => { x: number; y: number }
  /** Metres per pixel in the middle of the tile. */
  metres: number
}

export function tileFrame(zoom: number, x: number, y: number): TileFrame {
  const tiles = 2 ** zoom
  const placeOf = (px: number, py: number): LatLong => ({
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + py / TILE)) / tiles))) * 180) / Math.PI,
    long: ((x + px / TILE) / tiles) * 360 - 180,
  })
  const rim = zoom >= NAME_ZOOM ? NAME_RIM : LINE_RIM
  const [low, high] = [-rim, TILE + rim]
  const middle = placeOf(TILE / 2, TILE / 2)
  return {
    zoom,
    corners: [placeOf(low, low), placeOf(high, low), placeOf(low, high), placeOf(high, high)],
    pixelOf: ({ lat, long }) => {
      const phi = (lat * Math.PI) / 180
      const worldY = (1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2
      return { x: tenth((((long + 180) / 360) * tiles - x) * TILE), y: tenth((worldY * tiles - y) * TILE) }
    },
    metres: (40_075_017 * Math.cos((middle.lat * Math.PI) / 180)) / (tiles * TILE),
  }
}

const tenth = (pixels: number): number => Math.round(pixels * 10) / 10
