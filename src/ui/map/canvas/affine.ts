import type { WorldPoint } from '../mercator'

/** World coordinates (0 to 1) to map pixels: `pixel = offset + world · scale`. The map never rotates. */
export type Affine = { scale: number; left: number; top: number }

type Pixel = { x: number; y: number }

/** Derives the projection from two points, so that a thousand places need no call each. */
export function affineBetween(a: WorldPoint, aPixel: Pixel, b: WorldPoint, bPixel: Pixel): Affine {
  const scale = (bPixel.x - aPixel.x) / (b.x - a.x)
  return { scale, left: aPixel.x - a.x * scale, top: aPixel.y - a.y * scale }
}

export const pixelAt = ({ scale, left, top }: Affine, { x, y }: WorldPoint): Pixel => ({
  x: left + x * scale,
  y: top + y * scale,
})
