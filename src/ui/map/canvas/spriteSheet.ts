/** Sprite sheet of map marks. Copying a finished drawing takes a tenth of the time of drawing it again. */
export type SpriteSheet = {
  /**
   * Draws the sprite `key` with its centre at `x`, `y`. `paint` draws around the point 0, 0; it runs only if the sheet does not contain
   * `key`.
   */
  stamp: (target: CanvasRenderingContext2D, key: string, x: number, y: number, paint: PaintSprite) => void
}

type PaintSprite = (context: CanvasRenderingContext2D) => void

const PER_ROW = 16
/** A group of map marks shows its counts, so new counts need a new sprite. When the sheet is full, it is cleared and filled again. */
const MAX_DRAWINGS = 256

/** `size` is the width of a sprite in CSS pixels, `ratio` the device pixel ratio. Each theme and each ratio needs its own sheet. */
export function createSpriteSheet(size: number, ratio: number): SpriteSheet {
  const sheet = document.createElement('canvas')
  const cell = Math.ceil(size * ratio)
  sheet.width = cell * PER_ROW
  sheet.height = cell * Math.ceil(MAX_DRAWINGS / PER_ROW)
  const context = sheet.getContext('2d')
  const places = new Map<string, { left: number; top: number }>()

  function add(key: string, paint: PaintSprite): { left: number; top: number } {
    if (places.size === MAX_DRAWINGS) {
      places.clear()
      context?.clearRect(0, 0, sheet.width, sheet.height)
    }
    const place = { left: (places.size % PER_ROW) * cell, top: Math.floor(places.size / PER_ROW) * cell }
    places.set(key, place)
    if (context) {
      context.setTransform(ratio, 0, 0, ratio, place.left + cell / 2, place.top + cell / 2)
      paint(context)
      context.setTransform(1, 0, 0, 1, 0, 0)
    }
    return place
  }

  return {
    stamp(target, key, x, y, paint) {
      const { left, top } = places.get(key) ?? add(key, paint)
      // The position is rounded to device pixels, or the copied drawing would be blurred.
      const [toX, toY] = [Math.round(x * ratio - cell / 2) / ratio, Math.round(y * ratio - cell / 2) / ratio]
      target.drawImage(sheet, left, top, cell, cell, toX, toY, cell / ratio, cell / ratio)
    },
  }
}
