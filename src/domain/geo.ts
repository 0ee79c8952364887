/** Geography of the maps (both documents, section 9). */

export type LatLong = { lat: number; long: number }

/** Default map centre, Karaganda. */
export const DEFAULT_CENTER: LatLong = { lat: 49.77253, long: 73.130004 }

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

type Anywhere = { lat?: number | undefined; long?: number | undefined } | undefined

/** `3,4 км` as the crow flies; undefined while one of the places is not known. */
export function distanceText(from: Anywhere, to: Anywhere): string | undefined {
  const [start, end] = [
    { lat: from?.lat, long: from?.long },
    { lat: to?.lat, long: to?.long },
  ]
  if (!isPlace(start) || !isPlace(end)) return undefined
  return `${distanceKm(start, end).toFixed(1).replace('.', ',')}\u00a0км`
}
