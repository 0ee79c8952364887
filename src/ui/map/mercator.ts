import type { LatLong } from '../../domain/geo'

/** Position in Web Mercator, with the whole world as 0 to 1. `x` grows eastwards, `y` southwards. */
export type MercatorPoint = { x: number; y: number }

/** Metres. */
const EQUATOR = 40_075_016.686
export const TILE_SIZE_PX = 256

export const mercatorX = (long: number): number => (long + 180) / 360

export function mercatorY(lat: number): number {
  const phi = (lat * Math.PI) / 180
  return (1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2
}

export const latFromMercatorY = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

export const longFromMercatorX = (x: number): number => x * 360 - 180

export const projectLatLong = ({ lat, long }: LatLong): MercatorPoint => ({ x: mercatorX(long), y: mercatorY(lat) })

/** Distance in metres. It is valid only for points near each other, because the map's scale depends on the latitude. */
export function mercatorDistanceMetres(from: MercatorPoint, to: MercatorPoint): number {
  const shrink = 1 / Math.cosh(Math.PI * (1 - (from.y + to.y)))
  return Math.hypot(to.x - from.x, to.y - from.y) * EQUATOR * shrink
}

export const mercatorWidthPx = (zoom: number): number => TILE_SIZE_PX * 2 ** zoom
