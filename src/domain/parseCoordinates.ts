import { isValidPosition, type LatLong } from './geo'

/**
 * Parses coordinates that the user has copied from a map, latitude first: `49.8047, 73.1094`, `49,8047; 73,1094`. If the first number is
 * above 90, it is the longitude. Returns undefined for any other text.
 */
export function parseCoordinates(text: string): LatLong | undefined {
  const match = text
    .replace(/[°\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .trim()
    .match(PAIR)
  if (!match) return undefined
  const [first = Number.NaN, second = Number.NaN] = match.slice(1).map(degrees)
  const [lat, long] = Math.abs(first) > 90 ? [second, first] : [first, second]
  const place = { lat, long }
  return isValidPosition(place) ? place : undefined
}

const degrees = (text: string): number => Number(text.replace(/[−–]/, '-').replace(',', '.'))

/**
 * Two numbers separated by a semicolon, spaces or a comma. If commas are also decimal separators, the comma between the numbers must be
 * followed by a space.
 */
const PAIR =
  /^([-−–]?\d{1,3}(?:[.,]\d+)?)(?:\s*;\s*|,\s+|\s+|(?<=\.\d+),(?=[-−–]?\d{1,3}\.\d))([-−–]?\d{1,3}(?:[.,]\d+)?)$/
