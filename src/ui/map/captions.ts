/** Text below a map marker. `x`, `y` is the position of the marker's tip in pixels. */
export type Caption = { id: number | string; x: number; y: number; text: string; isWanted?: boolean }

const LINE = 18
const BELOW = 2
const LETTER = 6.6
const PADDING = 14
/** Size in pixels of the part of a map pin that captions must not cover. */
const PIN = { width: 16, height: 24 }

type Box = { left: number; right: number; top: number; bottom: number }

export type Tip = { x: number; y: number }

/**
 * Ids of the captions to draw. Captions with `isWanted` are always drawn. The others are drawn, from top to bottom, if they overlap neither
 * another caption nor a pin.
 */
export function readableCaptions(captions: readonly Caption[], tips: readonly Tip[] = []): Set<Caption['id']> {
  const taken: Box[] = tips.map(pinBox)
  const readable = new Set<Caption['id']>()
  const inOrder = [...captions].sort((a, b) => Number(b.isWanted ?? false) - Number(a.isWanted ?? false) || a.y - b.y)
  for (const caption of inOrder) {
    const box = boxOf(caption)
    if (!caption.isWanted && taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    readable.add(caption.id)
  }
  return readable
}

function pinBox({ x, y }: Tip): Box {
  return { left: x - PIN.width / 2, right: x + PIN.width / 2, top: y - PIN.height, bottom: y }
}

function boxOf({ x, y, text }: Caption): Box {
  const half = (text.length * LETTER + PADDING) / 2
  return { left: x - half, right: x + half, top: y + BELOW, bottom: y + BELOW + LINE }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
