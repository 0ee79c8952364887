/**
 * Parses a file with delivery zones that the user has exported from a maps service (reference-data, section 2.6; contract, «maps-service
 * export»): `{ features: [{ geometry: { coordinates: [[[long, lat], …]] }, properties: { description } }] }`. The file may contain
 * anything. Only the first `MAX_ZONES` features are parsed; the number of the others is returned as `left`.
 */

export type ParsedZone = { name: string; polygon: [long: number, lat: number][] }

export type SkippedZoneFeature = { name: string; number: number; why: string }

export type ParsedZoneFile = {
  zones: ParsedZone[]
  dropped: SkippedZoneFeature[]
  left: number
}

export const MAX_ZONE_FILE_SIZE = 20_000_000
const MAX_ZONES = 5000
const MAX_CORNERS = 5000
const MAX_NAME = 200
/** The minimum number of different corners; an outline ends with a repetition of its first corner. */
const FEWEST_CORNERS = 3

/** Returns the zones of a GeoJSON text. Null if the text is not GeoJSON; invalid zones are listed in `dropped`. */
export function parseZoneFile(text: string): ParsedZoneFile | null {
  const features = featuresOf(text)
  if (!features) return null
  const looked = features.slice(0, MAX_ZONES)
  const found: ParsedZoneFile = { zones: [], dropped: [], left: features.length - looked.length }
  for (const [index, feature] of looked.entries()) addFeature(found, feature, index + 1)
  return found
}

/** Adds the zones of one GeoJSON feature. Each of its polygons becomes a zone; an invalid polygon does not affect the others. */
function addFeature({ zones, dropped }: ParsedZoneFile, feature: unknown, number: number): void {
  const name = nameOf(field(field(feature, 'properties'), 'description'))
  const polygons = polygonsOf(field(feature, 'geometry'))
  if (typeof polygons === 'string') {
    dropped.push({ name, number, why: polygons })
    return
  }
  polygons.forEach((rings, index) => {
    const part = polygons.length === 1 ? '' : `(${index + 1} из ${polygons.length})`
    const partName = `${name} ${part}`.trim()
    const ring = ringOf(Array.isArray(rings) ? rings[0] : undefined)
    if (typeof ring === 'string') {
      dropped.push({ name: partName, number, why: ring })
      return
    }
    zones.push({ name: partName, polygon: ring })
    const holes = (rings as unknown[]).length - 1
    if (holes > 0) dropped.push({ name: partName, number, why: holesText(holes) })
  })
}

/** A delivery zone has a single outline, so it also covers the holes of an imported polygon. */
const holesText = (count: number): string =>
  count === 1
    ? 'вырез внутри контура не загружен, зона покроет и его'
    : `вырезы внутри контура (${count}) не загружены, зона покроет и их`

const NO_OUTLINE = 'нет контура'
const NO_PLACES = 'координаты не числа или вне карты'
const REFUSAL_REASONS: Record<string, string> = {
  Point: 'метка, а не контур',
  MultiPoint: 'метки, а не контур',
  LineString: 'линия, а не контур',
  MultiLineString: 'линии, а не контур',
}

function polygonsOf(geometry: unknown): unknown[] | string {
  const type = field(geometry, 'type')
  const why = typeof type === 'string' && Object.hasOwn(REFUSAL_REASONS, type) ? REFUSAL_REASONS[type] : undefined
  const coordinates = field(geometry, 'coordinates')
  if (why) return why
  if (!Array.isArray(coordinates) || coordinates.length === 0) return NO_OUTLINE
  return depthOf(coordinates) > RINGS ? coordinates : [coordinates]
}

const RINGS = 3

function depthOf(value: unknown): number {
  let depth = 0
  for (let inner = value; Array.isArray(inner) && depth <= RINGS; inner = inner[0]) depth += 1
  return depth
}

function featuresOf(text: string): unknown[] | null {
  if (text.length > MAX_ZONE_FILE_SIZE) return null
  try {
    const features = field(JSON.parse(text), 'features')
    return Array.isArray(features) ? features : null
  } catch {
    // The text is not JSON, or it is nested so deeply that the engine cannot parse it.
    return null
  }
}

function ringOf(ring: unknown): ParsedZone['polygon'] | string {
  if (!Array.isArray(ring)) return NO_OUTLINE
  if (ring.length > MAX_CORNERS) return `больше ${MAX_CORNERS} вершин`
  const polygon: ParsedZone['polygon'] = []
  const corners = new Set<string>()
  for (const pair of ring) {
    const corner = cornerOf(pair)
    if (!corner) return NO_PLACES
    polygon.push(corner)
    corners.add(corner.join())
  }
  return corners.size < FEWEST_CORNERS ? 'меньше трёх вершин' : polygon
}

function cornerOf(pair: unknown): [number, number] | null {
  if (!Array.isArray(pair)) return null
  const [long, lat] = [degrees(pair[0]), degrees(pair[1])]
  const isOnEarth = Math.abs(long) <= 180 && Math.abs(lat) <= 90
  return isOnEarth ? [long, lat] : null
}

function degrees(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

function nameOf(description: unknown): string {
  if (typeof description !== 'string' && typeof description !== 'number') return ''
  return String(description).slice(0, MAX_NAME).replace(/\s+/g, ' ').trim()
}

function field(value: unknown, key: string): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
}
