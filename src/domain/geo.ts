import { NBSP } from './text'

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

type Somewhere = { lat?: number | undefined; long?: number | undefined } | null | undefined

/** Where a server says that something is. Zero, zero is what it writes that knows no place; nobody orders a pizza there. */
export function placeOf(somewhere: Somewhere): LatLong | undefined {
  const place = { lat: somewhere?.lat, long: somewhere?.long }
  return isPlace(place) && (place.lat !== 0 || place.long !== 0) ? place : undefined
}

/** `3,4 км` as the crow flies; undefined while one of the places is not known. */
export function distanceText(from: Somewhere, to: Somewhere): string | undefined {
  const [start, end] = [placeOf(from), placeOf(to)]
  return start && end && `${distanceKm(start, end).toFixed(1).replace('.', ',')}${NBSP}км`
}

/**
 * A pair of coordinates as maps copy it, latitude first: `49.8047, 73.1094`, `49,8047; 73,1094`. A first number that can
 * be no latitude is a longitude. Undefined for anything else.
 */
export function parsePlace(text: string): LatLong | undefined {
  const match = text
    .replace(/[°\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim()
    .match(PAIR)
  if (!match) return undefined
  const [first = Number.NaN, second = Number.NaN] = match.slice(1).map(degrees)
  const [lat, long] = Math.abs(first) > 90 ? [second, first] : [first, second]
  const place = { lat, long }
  return isPlace(place) ? place : undefined
}

const degrees = (text: string): number => Number(text.replace(/[−–]/, '-').replace(',', '.'))

/** Between two numbers stand a semicolon, blanks, or a comma, which needs a blank where commas are decimal ones too. */
const PAIR =
  /^([-−–]?\d{1,3}(?:[.,]\d+)?)(?:\s*;\s*|,\s+|\s+|(?<=\.\d+),(?=[-−–]?\d{1,3}\.\d))([-−–]?\d{1,3}(?:[.,]\d+)?)$/
