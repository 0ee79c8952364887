import { waitFor } from 'storybook/test'
import type { LatLong } from '../src/domain/geo'
import { worldPoint } from '../src/ui/map/mercator'

/** Where places are on the screen, as the tiles of a map tell: marks on a canvas are no elements. */

/** A place in pixels of the window. */
export function clientPoint(place: LatLong): { x: number; y: number } {
  const tile = document.querySelector<HTMLImageElement>('.tile-map__tile')
  const [, zoom, column, row] = tile?.src.match(/(\d+)\/(\d+)\/(\d+)$/) ?? []
  if (!tile || zoom === undefined) throw new Error('the map has no tiles')
  const { left, top, width } = tile.getBoundingClientRect()
  const { x, y } = worldPoint(place)
  return {
    x: left + (x * 2 ** Number(zoom) - Number(column)) * width,
    y: top + (y * 2 ** Number(zoom) - Number(row)) * width,
  }
}

const SOMEWHERE = { lat: 49.8, long: 73.1 }

/** Waits until the map looks at one place for a while. */
export async function restingMap(): Promise<void> {
  let last = ''
  await waitFor(async () => {
    const before = last
    last = JSON.stringify(clientPoint(SOMEWHERE))
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (JSON.stringify(clientPoint(SOMEWHERE)) !== before) throw new Error('the map moves')
  })
}

/** The colour that is drawn at a place, as `rgb(…)`; undefined where nothing is. */
export function drawnColor(place: LatLong): string | undefined {
  const canvas = document.querySelector<HTMLCanvasElement>('.map-canvas__area')
  if (!canvas) return undefined
  const { left, top } = canvas.getBoundingClientRect()
  const { x, y } = clientPoint(place)
  const ratio = window.devicePixelRatio
  const at = [Math.round((x - left) * ratio), Math.round((y - top) * ratio)] as const
  // A copy is read: a canvas that is read itself is drawn without the help of the graphics card from then on.
  const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  copy?.drawImage(canvas, ...at, 1, 1, 0, 0, 1, 1)
  const [red, green, blue, alpha] = copy?.getImageData(0, 0, 1, 1).data ?? []
  return alpha ? `rgb(${red}, ${green}, ${blue})` : undefined
}
