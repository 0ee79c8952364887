import type { LatLong } from '../../domain/geo'

/** Position in Web Mercator, with the whole world as 0 to 1. `x` grows eastwards, `y` southwards. */
export type WorldPoint = { x: number; y: number }

/** Metres. */
const EQUATOR = 40_075_016.686
/** Pixels. */
export const TILE = 256

export const worldX = (long: number): number => (long + 180) / 360

export function worldY(lat: number): number {
  const phi = (lat * Math.PI) / 180
  return (1 - Math.log(Math.tan(phi) + 1 / Math.cos(phi)) / Math.PI) / 2
}

export const latAt = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

export const longAt = (x: number): number => x * 360 - 180

export const worldPoint = ({ lat, long }: LatLong): WorldPoint => ({ x: worldX(long), y: worldY(lat) })

export const placeAt = ({ x, y }: WorldPoint): LatLong => ({ lat: latAt(y), long: longAt(x) })

/** Distance in metres. It is valid only for points near each other, because the map's scale depends on the latitude. */
export function worldMetres(from: WorldPoint, to: WorldPoint): number {
  const shrink = 1 / Math.cosh(Math.PI * (1 - (from.y + to.y)))
  return Math.hypot(to.x - from.x, to.y - from.y) * EQUATOR * shrink
}

/** Width of the whole world in pixels. */
export const worldPixels = (zoom: number): number => TILE * 2 ** zoom
