import { median } from '../lib/median'
import { NBSP } from './textFormatting'

export type LatLong = { lat: number; long: number }

export const DEFAULT_CENTER: LatLong = { lat: 49.77253, long: 73.130004 }

/** Kilometres. A position farther from the city centre, or a zone farther from its dispatch point, is probably a mistake. */
export const SUSPICIOUS_DISTANCE_KM = 50

export const COORDINATE_MAP_ZOOM = 15
export const COURIER_MAP_ZOOM = 17

const EARTH_RADIUS_KM = 6371

export function distanceKm(from: LatLong, to: LatLong): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const a =
    Math.sin(rad(to.lat - from.lat) / 2) ** 2 +
    Math.cos(rad(from.lat)) * Math.cos(rad(to.lat)) * Math.sin(rad(to.long - from.long) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)))
}

export const isValidPosition = (place: { [K in keyof LatLong]: LatLong[K] | undefined }): place is LatLong =>
  place.lat !== undefined && place.long !== undefined && Math.abs(place.lat) <= 90 && Math.abs(place.long) <= 180

type MaybePosition = { lat?: number | undefined; long?: number | undefined } | null | undefined

/** Returns undefined if coordinates are missing. Servers send 0, 0 for a missing position, so these values count as missing too. */
export function toLatLong(position: MaybePosition): LatLong | undefined {
  const place = { lat: position?.lat, long: position?.long }
  return isValidPosition(place) && (place.lat !== 0 || place.long !== 0) ? place : undefined
}

export function distanceText(from: MaybePosition, to: MaybePosition): string | undefined {
  const [start, end] = [toLatLong(from), toLatLong(to)]
  return start && end && `${distanceKm(start, end).toFixed(1).replace('.', ',')}${NBSP}км`
}

/** The median of all coordinates, so that one distant place does not move the result. */
export function medianLocation(places: readonly LatLong[]): LatLong | undefined {
  if (places.length === 0) return undefined
  return { lat: median(places.map(({ lat }) => lat)), long: median(places.map(({ long }) => long)) }
}
