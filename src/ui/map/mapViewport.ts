import { COORDINATE_MAP_ZOOM, DEFAULT_CENTER, type LatLong } from '../../domain/geo'
import { latFromMercatorY, longFromMercatorX, mercatorX, mercatorY, TILE_SIZE_PX } from './mercator'

export type MapViewport = { center: LatLong; zoom: number }

type MapSize = { width: number; height: number }

export const MIN_ZOOM = 3
export const MAX_ZOOM = 18

/** Pixels. */
const MARGIN = 48

/**
 * The closest map view that contains all points. `size` is the size of the map in pixels. A single point is shown at `zoom`. Without points
 * the view is centred at `DEFAULT_CENTER`.
 */
export function fitMapViewport(points: readonly LatLong[], size: MapSize, zoom = COORDINATE_MAP_ZOOM): MapViewport {
  const [first] = points
  if (!first) return { center: DEFAULT_CENTER, zoom }
  const xs = points.map(({ long }) => mercatorX(long))
  const ys = points.map(({ lat }) => mercatorY(lat))
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fit = Math.min(zoomFor(right - left, roomOf(size.width)), zoomFor(bottom - top, roomOf(size.height)))
  return {
    center: { lat: latFromMercatorY((top + bottom) / 2), long: longFromMercatorX((left + right) / 2) },
    zoom: Math.max(MIN_ZOOM, Math.min(fit, zoom)),
  }
}

/**
 * Pixels along one axis in which all points must fit: the size of the map (`pixels`) minus the margins, but at least half of the map's size
 * and at least 1.
 */
const roomOf = (pixels: number): number => Math.max(1, pixels / 2, pixels - 2 * MARGIN)

/** Zoom at which `part`, a fraction of the world's width, fits into `pixels`. It is rounded down to half zoom steps. */
function zoomFor(part: number, pixels: number): number {
  return part === 0 ? MAX_ZOOM : Math.floor(2 * Math.log2(pixels / TILE_SIZE_PX / part)) / 2
}
