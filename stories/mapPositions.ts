import { waitFor } from 'storybook/test'
import type { LatLong } from '../src/domain/geo'
import { projectLatLong } from '../src/ui/map/mercator'

/**
 * The map draws its marks on a canvas, so tests cannot find them as elements. These functions compute the screen position of coordinates
 * from the map tiles, whose URLs contain zoom, column and row.
 */

/** Position in pixels, relative to the viewport. */
export function clientPoint(place: LatLong): { x: number; y: number } {
  const tile = document.querySelector<HTMLImageElement>('.tile-map__tile')
  const [, zoom, column, row] = tile?.src.match(/(\d+)\/(\d+)\/(\d+)$/) ?? []
  if (!tile || zoom === undefined) throw new Error('the map has no tiles')
  const { left, top, width } = tile.getBoundingClientRect()
  const { x, y } = projectLatLong(place)
  return {
    x: left + (x * 2 ** Number(zoom) - Number(column)) * width,
    y: top + (y * 2 ** Number(zoom) - Number(row)) * width,
  }
}

const SOMEWHERE = { lat: 49.8, long: 73.1 }

export async function waitForStillMap(): Promise<void> {
  let last = ''
  await waitFor(async () => {
    const before = last
    last = JSON.stringify(clientPoint(SOMEWHERE))
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (JSON.stringify(clientPoint(SOMEWHERE)) !== before) throw new Error('the map moves')
  })
}

/** Colour that the map canvas shows at these coordinates, as `rgb(…)`. Undefined where the canvas is transparent. */
export function drawnColor(place: LatLong): string | undefined {
  const canvas = document.querySelector<HTMLCanvasElement>('.map-canvas__area')
  if (!canvas) return undefined
  const { left, top } = canvas.getBoundingClientRect()
  const { x, y } = clientPoint(place)
  const ratio = window.devicePixelRatio
  const at = [Math.round((x - left) * ratio), Math.round((y - top) * ratio)] as const
  // Read the pixel from a copy of the canvas. After a direct read the browser would draw the map without the graphics card.
  const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  copy?.drawImage(canvas, ...at, 1, 1, 0, 0, 1, 1)
  const [red, green, blue, alpha] = copy?.getImageData(0, 0, 1, 1).data ?? []
  return alpha ? `rgb(${red}, ${green}, ${blue})` : undefined
}
