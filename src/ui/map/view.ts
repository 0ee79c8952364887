import { COORDINATE_ZOOM, DEFAULT_CENTER, type LatLong } from '../../domain/geo'
import { latAt, longAt, TILE, worldX, worldY } from './mercator'

/** Where a map looks. */
export type MapView = { center: LatLong; zoom: number }

export type MapSize = { width: number; height: number }

export const MIN_ZOOM = 3
export const MAX_ZOOM = 18

/** Kept free at the edges, so that no marker is cut. Pixels. */
const MARGIN = 48

/**
 * The closest view that has all points in sight, for a map of the given size in pixels. A single point is shown at
 * `zoom`, no point at all shows the default centre.
 */
export function fitView(points: readonly LatLong[], size: MapSize, zoom = COORDINATE_ZOOM): MapView {
  const [first] = points
  if (!first) return { center: DEFAULT_CENTER, zoom }
  const xs = points.map(({ long }) => worldX(long))
  const ys = points.map(({ lat }) => worldY(lat))
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const fit = Math.min(zoomFor(right - left, roomOf(size.width)), zoomFor(bottom - top, roomOf(size.height)))
  return {
    center: { lat: latAt((top + bottom) / 2), long: longAt((left + right) / 2) },
    zoom: Math.max(MIN_ZOOM, Math.min(fit, zoom)),
  }
}

/** Pixels for what is to be seen; of a small map at least a half, and of one without a size yet something. */
const roomOf = (pixels: number): number => Math.max(1, pixels / 2, pixels - 2 * MARGIN)

/** The zoom at which a part of the world (1 is all of it) takes so many pixels; half a step of blur is worth a closer look. */
function zoomFor(part: number, pixels: number): number {
  return part === 0 ? MAX_ZOOM : Math.floor(2 * Math.log2(pixels / TILE / part)) / 2
}
