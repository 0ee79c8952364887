import type { MercatorPoint } from '../mercator'

/** Converts world coordinates (0 to 1) to pixels of the map: `pixel = offset + world · scale`. The map is never rotated. */
export type AffineTransform = { scale: number; left: number; top: number }

export type PixelPosition = { x: number; y: number }

/** The transform that maps `a` to `aPixel` and `b` to `bPixel`. Calling pigeon-maps' own function for a thousand marks would be slow. */
export function createAffineTransform(
  a: MercatorPoint,
  aPixel: PixelPosition,
  b: MercatorPoint,
  bPixel: PixelPosition,
): AffineTransform {
  const scale = (bPixel.x - aPixel.x) / (b.x - a.x)
  return { scale, left: aPixel.x - a.x * scale, top: aPixel.y - a.y * scale }
}

export const transformToPixel = ({ scale, left, top }: AffineTransform, { x, y }: MercatorPoint): PixelPosition => ({
  x: left + x * scale,
  y: top + y * scale,
})
