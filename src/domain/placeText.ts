import { isPlace, type LatLong } from './geo'

/**
 * Parses coordinates as copied from maps, latitude first: `49.8047, 73.1094`, `49,8047; 73,1094`. A first number above 90 is a longitude.
 * Undefined for anything else.
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

/** Two numbers separated by a semicolon, spaces or a comma. A comma needs a space after it if commas are also decimal separators. */
const PAIR =
  /^([-−–]?\d{1,3}(?:[.,]\d+)?)(?:\s*;\s*|,\s+|\s+|(?<=\.\d+),(?=[-−–]?\d{1,3}\.\d))([-−–]?\d{1,3}(?:[.,]\d+)?)$/
