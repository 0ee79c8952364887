import { FONT, FONT_SIZES, PALETTES, type ThemeMode } from '../../theme'
import { type MarkerCaption, type PinPosition, visibleMarkerCaptionIds } from '../markerCaptions'
import { COURIER_MARK_RADIUS, MARK_GROUP_RADIUS } from './courierSprites'

/** Maximum number of captions. Placing more would take longer than drawing the map. */
const MAX_CAPTIONS = 60

/** Draws at most the first `MAX_CAPTIONS` captions. Where captions overlap, the one higher on the map is drawn. */
export function drawMarkerCaptions(
  context: CanvasRenderingContext2D,
  mode: ThemeMode,
  captions: readonly MarkerCaption[],
  groups: readonly PinPosition[],
): void {
  if (captions.length === 0) return
  const below = captions
    .slice(0, MAX_CAPTIONS)
    .map((caption) => ({ ...caption, y: caption.y + COURIER_MARK_RADIUS + 1 }))
  const tips = captions.map(({ x, y }) => ({ x, y: y + COURIER_MARK_RADIUS }))
  const readable = visibleMarkerCaptionIds(below, [...tips, ...groups.flatMap(groupTips)])
  const { card, text, borderSoft } = PALETTES[mode]
  context.font = `${FONT_SIZES.tiny}px ${FONT.text}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { id, x, y, text: words } of below) {
    if (!readable.has(id)) continue
    const width = context.measureText(words).width + 10
    context.fillStyle = card
    context.strokeStyle = borderSoft
    context.lineWidth = 1
    context.beginPath()
    context.roundRect(x - width / 2, y + 2, width, 17, 4)
    context.fill()
    context.stroke()
    context.fillStyle = text
    context.fillText(words, x, y + 11)
  }
}

const groupTips = ({ x, y }: PinPosition): PinPosition[] =>
  [-1, 0, 1].flatMap((side) => [
    { x: x + side * 12, y: y + MARK_GROUP_RADIUS },
    { x: x + side * 12, y },
  ])
