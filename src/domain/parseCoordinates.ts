import { isValidPosition, type LatLong } from './geo'

/**
 * Parses coordinates that the user has copied from a map, latitude first: `49.8047, 73.1094`, `49,8047; 73,1094`, degrees with minutes and
 * seconds or with letters of hemispheres (`49°48′16,9″ с. ш. 73°06′33,8″ в. д.`, `N49.8 E73.1`), or a link of a map service. If the first
 * number is above 90, it is the longitude. Returns undefined for any other text.
 */
export function parseCoordinates(text: string): LatLong | undefined {
  const plain = text.replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '').trim()
  const place = coordinatesOfLink(plain) ?? decimalPair(plain) ?? degreesPair(plain)
  return place && isValidPosition(place) ? place : undefined
}

function decimalPair(text: string): LatLong | undefined {
  const match = text.replaceAll('°', '').match(PAIR)
  return match ? inOrder(toNumber(match[1]), toNumber(match[2])) : undefined
}

const inOrder = (first: number, second: number): LatLong =>
  Math.abs(first) > 90 ? { lat: second, long: first } : { lat: first, long: second }

const toNumber = (text = ''): number => Number(text.replace(/[−–]/, '-').replace(',', '.'))

/**
 * Two numbers separated by a semicolon, spaces or a comma. If commas are also decimal separators, the comma between the numbers must be
 * followed by a space.
 */
const PAIR =
  /^([-−–]?\d{1,3}(?:[.,]\d+)?)(?:\s*;\s*|,\s+|\s+|(?<=\.\d+),(?=[-−–]?\d{1,3}\.\d))([-−–]?\d{1,3}(?:[.,]\d+)?)$/

const DECIMAL = '\\d+(?:[.,]\\d+)?'
const HEMISPHERE = '[NSEW]|[сювз](?:\\.?\\s*[шд]\\.?)?'
/**
 * Degrees, minutes, seconds. `(?!\d)` makes each number end at its last digit. Otherwise the pattern could split one number into two
 * angles.
 */
const ANGLE = `([-−–]?${DECIMAL})(?!\\d)\\s*°?\\s*(?:(${DECIMAL})(?!\\d)\\s*'\\s*)?(?:(${DECIMAL})(?!\\d)\\s*"\\s*)?`
/** A comma between two digits separates the coordinates only if both have a decimal point. Otherwise it is a decimal separator. */
const SEPARATOR = '(?:;|,(?!\\d)|(?<!\\d),|(?<=\\.\\d+),(?=[-−–]?\\d{1,3}\\.\\d))?'
const LETTERS_BEFORE = new RegExp(`^(${HEMISPHERE})\\s*${ANGLE}\\s*[,;]?\\s*(${HEMISPHERE})\\s*${ANGLE}$`, 'iu')
const LETTERS_AFTER = new RegExp(`^${ANGLE}(${HEMISPHERE})?\\s*${SEPARATOR}\\s*${ANGLE}(${HEMISPHERE})?$`, 'iu')

function degreesPair(text: string): LatLong | undefined {
  const quoted = text
    .replace(/º/g, '°')
    .replace(/''|[″”“]/g, '"')
    .replace(/[′’‘´`]/g, "'")
  if (!/[°'a-zа-я]/i.test(quoted)) return undefined
  const [, ...after] = quoted.match(LETTERS_AFTER) ?? []
  const [, ...before] = quoted.match(LETTERS_BEFORE) ?? []
  const [first, second] =
    after.length > 0
      ? [angle(after[3], after.slice(0, 3)), angle(after[7], after.slice(4, 7))]
      : [angle(before[0], before.slice(1, 4)), angle(before[4], before.slice(5, 8))]
  if (!first || !second) return undefined
  if (!first.axis && !second.axis) {
    // Either both angles have minutes or neither has: `49°48'16.9` is one angle without its seconds sign, not two angles.
    return first.hasMinutes === second.hasMinutes ? inOrder(first.degrees, second.degrees) : undefined
  }
  if (first.axis === second.axis) return undefined
  const isLatFirst = first.axis === 'lat' || second.axis === 'long'
  return isLatFirst ? { lat: first.degrees, long: second.degrees } : { lat: second.degrees, long: first.degrees }
}

type Angle = { degrees: number; hasMinutes: boolean; axis: 'lat' | 'long' | undefined }

/** Undefined if the angle has both a hemisphere letter and a minus sign, or 60 or more minutes or seconds. */
function angle(
  hemisphere: string | undefined,
  [degrees, minutes, seconds = '0']: (string | undefined)[],
): Angle | undefined {
  if (degrees === undefined) return undefined
  const letter = hemisphere?.[0]?.toUpperCase()
  const [value, minute, second] = [toNumber(degrees), toNumber(minutes ?? '0'), toNumber(seconds)]
  const isNegative = /^[-−–]/.test(degrees)
  if ((letter && isNegative) || minute >= 60 || second >= 60) return undefined
  const size = Math.abs(value) + minute / 60 + second / 3600
  const isSouthOrWest = letter !== undefined && 'SWЮЗ'.includes(letter)
  return {
    degrees: rounded(isNegative || isSouthOrWest ? -size : size),
    hasMinutes: minutes !== undefined,
    axis: letter === undefined ? undefined : 'NSСЮ'.includes(letter) ? 'lat' : 'long',
  }
}

/** Seven decimals of a degree are about 1 cm. The conversion of minutes and seconds to degrees adds further digits, which mean nothing. */
const rounded = (degrees: number): number => Number(degrees.toFixed(7))

const NUMBER = '(-?\\d{1,3}(?:\\.\\d+)?)'

type Form = { pattern: RegExp; isLongFirst?: boolean }

/**
 * In each list of URL patterns, the patterns of a place come before the pattern of the map centre, because the first match wins. Yandex and
 * 2GIS put the longitude first.
 */
const form = (before: string, separator = ',', isLongFirst = false): Form => ({
  pattern: new RegExp(`${before}${NUMBER}${separator}\\s*${NUMBER}(?![\\d.])`, 'i'),
  isLongFirst,
})

const QUERY = '[?&#](?:q|query|destination|daddr|text|ll|sll|center)=(?:loc:)?'

const YANDEX: readonly Form[] = [
  form('[?&](?:whatshere|poi)\\[point\\]=', ',', true),
  form('[?&]pt=', ',', true),
  form('[?&]text=', ','),
  form('[?&]ll=', ',', true),
]

const TWO_GIS: readonly Form[] = [form('/(?:geo|firm)/(?:[^/]+/)?', ',', true), form('[?&]m=', ',', true)]

const OTHERS: readonly Form[] = [
  form('^geo:'),
  form('!3d', '!4d'),
  form('[?&]mlat=', '&mlon='),
  form(QUERY),
  form('/(?:place|search|dir)/(?:[^/]*/)?'),
  form('/@'),
  form('#map=\\d+(?:\\.\\d+)?/', '/'),
]

/**
 * Coordinates in a link of Google Maps, Yandex Maps, 2GIS, OpenStreetMap or Apple Maps, or in a `geo:` link. Undefined for short links:
 * only their service can resolve them.
 */
function coordinatesOfLink(text: string): LatLong | undefined {
  if (!/^(https?:\/\/|geo:)\S+$/i.test(text)) return undefined
  const link = decoded(text).replaceAll('+', ' ')
  const host = /^https?:\/\/([^/?#]+)/i.exec(link)?.[1] ?? ''
  const forms = /(^|\.)yandex\./i.test(host) ? YANDEX : /(^|\.)2gis\./i.test(host) ? TWO_GIS : OTHERS
  for (const { pattern, isLongFirst } of forms) {
    const match = pattern.exec(link)
    if (!match) continue
    const [first, second] = [Number(match[1]), Number(match[2])]
    return isLongFirst ? { lat: second, long: first } : { lat: first, long: second }
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
