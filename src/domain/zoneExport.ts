/**
 * The export of a maps service (reference-data, section 2.6; contract, «maps-service export»): `{ features: [{ geometry:
 * { coordinates: [[[long, lat], …]] }, properties: { description } }] }`. It comes from outside: nothing in it is
 * trusted, and what is too much is left out rather than shown.
 */

export type ImportedZone = { name: string; polygon: [long: number, lat: number][] }

export type ZoneExport = {
  zones: ImportedZone[]
  /** Features without an outline that could be a zone: markers, lines, wrong coordinates. */
  skipped: number
  /** Features beyond {@link MOST_ZONES}, not looked at. */
  left: number
}

/** Characters; a city's zones take less than a hundredth of it. */
export const LONGEST_EXPORT = 20_000_000
export const MOST_ZONES = 5000
export const MOST_CORNERS = 5000
const LONGEST_NAME = 200
/** A closed ring names its first corner again. */
const FEWEST_CORNERS = 3

/** The zones of an export; null when the text is none: no JSON, or no object with a list of features. */
export function readZoneExport(text: string): ZoneExport | null {
  const features = featuresOf(text)
  if (!features) return null
  const looked = features.slice(0, MOST_ZONES)
  const zones = looked.flatMap((feature) => zoneOf(feature) ?? [])
  return { zones, skipped: looked.length - zones.length, left: features.length - looked.length }
}

function featuresOf(text: string): unknown[] | null {
  if (text.length > LONGEST_EXPORT) return null
  try {
    const features = field(JSON.parse(text), 'features')
    return Array.isArray(features) ? features : null
  } catch {
    // No JSON, or JSON that is nested too deep for the engine.
    return null
  }
}

function zoneOf(feature: unknown): ImportedZone | null {
  const rings = field(field(feature, 'geometry'), 'coordinates')
  const polygon = Array.isArray(rings) ? ringOf(rings[0]) : null
  return polygon && { name: nameOf(field(field(feature, 'properties'), 'description')), polygon }
}

function ringOf(ring: unknown): ImportedZone['polygon'] | null {
  if (!Array.isArray(ring) || ring.length > MOST_CORNERS) return null
  const polygon: ImportedZone['polygon'] = []
  const corners = new Set<string>()
  for (const pair of ring) {
    const corner = cornerOf(pair)
    if (!corner) return null
    polygon.push(corner)
    corners.add(corner.join())
  }
  return corners.size < FEWEST_CORNERS ? null : polygon
}

/** A height, which some services add as a third number, is left out. */
function cornerOf(pair: unknown): [number, number] | null {
  if (!Array.isArray(pair)) return null
  const [long, lat] = [degrees(pair[0]), degrees(pair[1])]
  const isOnEarth = Math.abs(long) <= 180 && Math.abs(lat) <= 90
  return isOnEarth ? [long, lat] : null
}

/** Coordinates may be texts of numbers; anything else is no number, which is on no earth. */
function degrees(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}

/** The name in one line; empty when there is none. */
function nameOf(description: unknown): string {
  if (typeof description !== 'string' && typeof description !== 'number') return ''
  return String(description).slice(0, LONGEST_NAME).replace(/\s+/g, ' ').trim()
}

function field(value: unknown, key: string): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined
}
