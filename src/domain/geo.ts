import { NBSP } from './text'

/** Geography of the maps (both documents, section 9). */

export type LatLong = { lat: number; long: number }

/** Default map centre, Karaganda. */
export const DEFAULT_CENTER: LatLong = { lat: 49.77253, long: 73.130004 }

/** Kilometres from a city's middle, or a zone's from its point, from which a place is most likely a mistake. */
export const FAR_KM = 50

export const COORDINATE_ZOOM = 15
export const COURIER_ZOOM = 17

const EARTH_RADIUS_KM = 6371

/** Great-circle distance in kilometres by the haversine formula. */
export function distanceKm(from: LatLong, to: LatLong): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const a =
    Math.sin(rad(to.lat - from.lat) / 2) ** 2 +
    Math.cos(rad(from.lat)) * Math.cos(rad(to.lat)) * Math.sin(rad(to.long - from.long) / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(a)))
}

/** Whether both coordinates are there and on the globe. */
export const isPlace = (place: { [K in keyof LatLong]: LatLong[K] | undefined }): place is LatLong =>
  place.lat !== undefined && place.long !== undefined && Math.abs(place.lat) <= 90 && Math.abs(place.long) <= 180

type Somewhere = { lat?: number | undefined; long?: number | undefined } | null | undefined

/** A server's coordinates as a place. Servers write 0, 0 when they have none, so that counts as no place. */
export function toLatLong(somewhere: Somewhere): LatLong | undefined {
  const place = { lat: somewhere?.lat, long: somewhere?.long }
  return isPlace(place) && (place.lat !== 0 || place.long !== 0) ? place : undefined
}

/** `3,4 км` as the crow flies; undefined while one of the places is not known. */
export function distanceText(from: Somewhere, to: Somewhere): string | undefined {
  const [start, end] = [toLatLong(from), toLatLong(to)]
  return start && end && `${distanceKm(start, end).toFixed(1).replace('.', ',')}${NBSP}км`
}

/** Where most of the places are: the medians, which one place on another continent does not move. */
export function middleOf(places: readonly LatLong[]): LatLong | undefined {
  if (places.length === 0) return undefined
  return { lat: median(places.map(({ lat }) => lat)), long: median(places.map(({ long }) => long)) }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [below = 0, above = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return (below + above) / 2
}
