import { PALETTES, type ThemeMode } from '../../theme'
import { drawCircle, drawCountText, drawDisc } from './courierSprites'
import type { MarkGroup } from './groupMapMarks'
import type { OrderMark } from './mapMarkTypes'

type OrderStyle = Pick<OrderMark, 'color' | 'isFaint' | 'isSelected'>

const FAINT = 0.35
const RADIUS = 7
const CHOSEN_RADIUS = 11
const TILE = { x: 14, y: 11 }
const STRIPE = 5

export const orderSpriteKey = ({ color, isFaint, isSelected }: OrderStyle): string =>
  `order ${color} ${isFaint} ${isSelected}`

export function paintOrderMarker(context: CanvasRenderingContext2D, mode: ThemeMode, style: OrderStyle): void {
  const { card, ink, textTertiary } = PALETTES[mode]
  const radius = style.isSelected ? CHOSEN_RADIUS : RADIUS
  context.globalAlpha = style.isFaint ? FAINT : 1
  drawDisc(context, radius, card)
  drawDisc(context, radius - (style.isSelected ? 3 : 2), statusColor(context, mode, style.color))
  drawCircle(
    context,
    radius + (style.isSelected ? 1 : 0.5),
    style.isSelected ? ink : textTertiary,
    style.isSelected ? 2 : 1,
  )
  context.globalAlpha = 1
}

export function paintPickupMarker(context: CanvasRenderingContext2D, mode: ThemeMode, isFaint: boolean): void {
  const { card, text } = PALETTES[mode]
  context.globalAlpha = isFaint ? 0.5 : 1
  context.fillStyle = card
  context.beginPath()
  context.roundRect(-5, -5, 10, 10, 2)
  context.fill()
  context.fillStyle = text
  context.fillRect(-3, -3, 6, 6)
  context.globalAlpha = 1
}

export function paintOrderGroup(
  context: CanvasRenderingContext2D,
  mode: ThemeMode,
  { counts, count }: MarkGroup,
): void {
  const { card, textTertiary } = PALETTES[mode]
  context.save()
  context.beginPath()
  context.roundRect(-TILE.x, -TILE.y, 2 * TILE.x, 2 * TILE.y, 5)
  context.fillStyle = card
  context.fill()
  context.strokeStyle = textTertiary
  context.lineWidth = 2
  context.stroke()
  context.clip()
  let from = -TILE.x
  for (const [color, part] of sortColorCounts(counts)) {
    const width = (part / count) * 2 * TILE.x
    context.fillStyle = statusColor(context, mode, color)
    context.fillRect(from, TILE.y - STRIPE, width, STRIPE)
    from += width
  }
  context.restore()
  drawCountText(context, mode, count, -STRIPE / 2 + 1)
}

/** Colours in a group of orders: the most frequent first, equally frequent ones by name, so that groups with equal counts look equal. */
export const sortColorCounts = (counts: MarkGroup['counts']): [string, number][] =>
  [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))

/** A canvas ignores an invalid colour and keeps the previous one, so the neutral colour is set first. */
function statusColor(context: CanvasRenderingContext2D, mode: ThemeMode, color: string | undefined): string {
  context.fillStyle = PALETTES[mode].tones.neutral.solid
  if (color) context.fillStyle = color
  return String(context.fillStyle)
}
