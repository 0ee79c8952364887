import type { WorldPoint } from '../mercator'

/** From the world (0 to 1) to the pixels of a map: `pixel = offset + world · scale`. A map is never turned. */
export type Affine = { scale: number; left: number; top: number }

type Pixel = { x: number; y: number }

/** The map's own projection of two corners gives that of everything: a thousand places cost no call each. */
export function affineBetween(a: WorldPoint, aPixel: Pixel, b: WorldPoint, bPixel: Pixel): Affine {
  const scale = (bPixel.x - aPixel.x) / (b.x - a.x)
  return { scale, left: aPixel.x - a.x * scale, top: aPixel.y - a.y * scale }
}

export const pixelAt = ({ scale, left, top }: Affine, { x, y }: WorldPoint): Pixel => ({
  x: left + x * scale,
  y: top + y * scale,
})
