import { isCourierType } from '../../../domain/couriers'
import type { PositionFreshness } from '../../../domain/positionAge'
import { cssVariables, FONT, FONT_SIZES, PALETTES, type ThemeMode } from '../../theme'
import { TRANSPORT_ICON_PATHS } from '../../transportIconPaths'
import type { CourierMarkTone, MarkGroup } from './groupMapMarks'
import type { CourierMark } from './mapMarkTypes'

type CourierStyle = Pick<CourierMark, 'tone' | 'courierTypeId' | 'age' | 'isFaint'>

export const COURIER_MARK_RADIUS = 11
export const MARK_GROUP_RADIUS = 18
export const MARK_SPRITE_SIZE = 30
export const GROUP_SPRITE_SIZE = 42
const GLYPH = 15
const RING = 5
const FULL = 2 * Math.PI
const TOP = -Math.PI / 2

export const courierSpriteKey = ({ tone, courierTypeId, age, isFaint }: CourierStyle): string =>
  `${tone} ${courierTypeId} ${age} ${isFaint}`

export function courierMarkToneColor(mode: ThemeMode, tone: CourierMarkTone): string {
  const { tones } = PALETTES[mode]
  return { free: tones.success, busy: tones.danger, late: tones.warning, gone: tones.neutral }[tone].solid
}

/**
 * An older position does not change the colour of a courier (contract, «online marker colours»): the disc is paler and its rim is dashed. At
 * the opacity of an `old` position, a glyph of the same colour still has enough contrast.
 */
const DISC_OPACITY: Record<PositionFreshness, number> = { live: 1, stale: 0.6, old: 0.2 }

export function paintCourier(context: CanvasRenderingContext2D, mode: ThemeMode, style: CourierStyle): void {
  const { card, onSolid } = PALETTES[mode]
  const color = styleColor(mode, style)
  context.globalAlpha = style.isFaint ? 0.35 : 1
  drawDisc(context, COURIER_MARK_RADIUS + 2, card)
  context.globalAlpha *= DISC_OPACITY[style.age]
  drawDisc(context, COURIER_MARK_RADIUS, color)
  context.globalAlpha = style.isFaint ? 0.35 : 1
  if (style.age !== 'live') {
    context.setLineDash([3, 3])
    drawCircle(context, COURIER_MARK_RADIUS, color, 1.5)
    context.setLineDash([])
  }
  glyph(context, style.courierTypeId, style.age === 'old' ? color : onSolid)
  if (style.tone === 'late') badge(context, mode, 8)
  context.globalAlpha = 1
}

/**
 * Badge of a late courier, at `offset` pixels to the right and above. Late couriers are red like busy ones (operations, «Couriers»), so the
 * badge distinguishes them.
 */
function badge(context: CanvasRenderingContext2D, mode: ThemeMode, offset: number): void {
  const { card, tones } = PALETTES[mode]
  context.save()
  context.translate(offset, -offset)
  drawDisc(context, 6, card)
  drawDisc(context, 5, tones.warning.solid)
  context.strokeStyle = card
  context.lineWidth = 1.6
  context.beginPath()
  context.moveTo(0, -3)
  context.lineTo(0, 0.6)
  context.moveTo(0, 2)
  context.lineTo(0, 3)
  context.stroke()
  context.restore()
}

function styleColor(mode: ThemeMode, { tone, courierTypeId }: CourierStyle): string {
  if (tone !== 'own') return courierDiscColor(mode, tone)
  return cssVariables(mode)[`--courier-type-${courierTypeId}`] ?? PALETTES[mode].ink
}

const courierDiscColor = (mode: ThemeMode, tone: CourierMarkTone): string =>
  courierMarkToneColor(mode, tone === 'late' ? 'busy' : tone)

export const COURIER_MARK_TONES: readonly CourierMarkTone[] = ['free', 'busy', 'late', 'gone']

export function paintCourierGroup(
  context: CanvasRenderingContext2D,
  mode: ThemeMode,
  { counts, count: all }: MarkGroup,
): void {
  const { card } = PALETTES[mode]
  drawDisc(context, MARK_GROUP_RADIUS + 1, card)
  let from = TOP
  for (const tone of COURIER_MARK_TONES) {
    const count = counts.get(tone) ?? 0
    const to = from + (count / all) * FULL
    if (count > 0) {
      context.beginPath()
      context.arc(0, 0, MARK_GROUP_RADIUS - RING / 2, from, to)
      context.lineWidth = RING
      context.strokeStyle = courierDiscColor(mode, tone)
      context.stroke()
    }
    from = to
  }
  drawCountText(context, mode, all, 1)
  if (counts.has('late')) badge(context, mode, 13)
}

export function drawCountText(context: CanvasRenderingContext2D, mode: ThemeMode, count: number, y: number): void {
  context.font = `600 ${count > 99 ? FONT_SIZES.tiny : FONT_SIZES.note}px ${FONT.text}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = PALETTES[mode].text
  context.fillText(String(count), 0, y)
}

export function drawDisc(context: CanvasRenderingContext2D, radius: number, color: string): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, FULL)
  context.fillStyle = color
  context.fill()
}

export function drawCircle(context: CanvasRenderingContext2D, radius: number, color: string, width: number): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, FULL)
  context.lineWidth = width
  context.strokeStyle = color
  context.stroke()
}

function glyph(context: CanvasRenderingContext2D, type: number | undefined, color: string): void {
  if (!isCourierType(type)) {
    drawDisc(context, 4, color)
    return
  }
  context.save()
  context.scale(GLYPH / 24, GLYPH / 24)
  context.translate(-12, -12)
  context.lineWidth = 2
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = color
  context.stroke(new Path2D(TRANSPORT_ICON_PATHS[type]))
  context.restore()
}

export function drawTimeLeftRing(
  context: CanvasRenderingContext2D,
  color: string,
  x: number,
  y: number,
  share: number,
): void {
  context.beginPath()
  context.arc(x, y, COURIER_MARK_RADIUS + 3, TOP, TOP + Math.max(0.02, share) * FULL)
  context.lineWidth = 3
  context.strokeStyle = color
  context.stroke()
}
