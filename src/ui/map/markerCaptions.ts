/** Text below a map marker. `x`, `y` is the position of the marker's tip in pixels. */
export type MarkerCaption = { id: number | string; x: number; y: number; text: string; isWanted?: boolean }

const LINE = 18
const BELOW = 2
const LETTER = 6.6
const PADDING = 14
/** Size in pixels of the part of a map pin that captions must not cover. */
const PIN = { width: 16, height: 24 }

type Box = { left: number; right: number; top: number; bottom: number }

export type PinPosition = { x: number; y: number }

/**
 * Returns the ids of the captions to draw. Captions with `isWanted` are always drawn; the others are tried from top to bottom and skipped
 * if they would overlap another caption or a pin.
 */
export function visibleMarkerCaptionIds(
  captions: readonly MarkerCaption[],
  tips: readonly PinPosition[] = [],
): Set<MarkerCaption['id']> {
  const taken: Box[] = tips.map(pinBox)
  const readable = new Set<MarkerCaption['id']>()
  const inOrder = [...captions].sort((a, b) => Number(b.isWanted ?? false) - Number(a.isWanted ?? false) || a.y - b.y)
  for (const caption of inOrder) {
    const box = boxOf(caption)
    if (!caption.isWanted && taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    readable.add(caption.id)
  }
  return readable
}

function pinBox({ x, y }: PinPosition): Box {
  return { left: x - PIN.width / 2, right: x + PIN.width / 2, top: y - PIN.height, bottom: y }
}

function boxOf({ x, y, text }: MarkerCaption): Box {
  const half = (text.length * LETTER + PADDING) / 2
  return { left: x - half, right: x + half, top: y + BELOW, bottom: y + BELOW + LINE }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
