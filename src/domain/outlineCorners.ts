import type { LatLong } from './geo'
import type { ZoneOutline } from './zones'

type Corner = readonly [long: number, lat: number]

export const MIN_OUTLINE_CORNERS = 3

/** Decimals of a coordinate; six are a precision of about 0.1 m. */
const DECIMALS = 6

const isClosed = (outline: ZoneOutline): boolean => {
  const [first, last] = [outline[0], outline.at(-1)]
  return outline.length > 1 && first !== undefined && first[0] === last?.[0] && first[1] === last[1]
}

export const outlineCorners = (outline: ZoneOutline): Corner[] =>
  isClosed(outline) ? outline.slice(0, -1) : [...outline]

function rebuilt(outline: ZoneOutline, corners: readonly Corner[]): [number, number][] {
  const [first] = corners
  const ring = isClosed(outline) && first ? [...corners, first] : corners
  return ring.map(([long, lat]) => [long, lat])
}

/** Returns the outline with the corner at `index` moved, as `[long, lat]` pairs. */
export function moveOutlineCorner(outline: ZoneOutline, index: number, { lat, long }: LatLong): [number, number][] {
  const moved: Corner = [Number(long.toFixed(DECIMALS)), Number(lat.toFixed(DECIMALS))]
  return rebuilt(
    outline,
    outlineCorners(outline).map((corner, at) => (at === index ? moved : corner)),
  )
}

export function addOutlineCorner(outline: ZoneOutline, index: number): [number, number][] {
  const corners = outlineCorners(outline)
  const [from, to] = [corners[index], corners[(index + 1) % corners.length]]
  if (!from || !to) return rebuilt(outline, corners)
  const middle = (axis: 0 | 1) => Number(((from[axis] + to[axis]) / 2).toFixed(DECIMALS))
  return rebuilt(outline, corners.toSpliced(index + 1, 0, [middle(0), middle(1)]))
}

export const removeOutlineCorner = (outline: ZoneOutline, index: number): [number, number][] =>
  rebuilt(outline, outlineCorners(outline).toSpliced(index, 1))
