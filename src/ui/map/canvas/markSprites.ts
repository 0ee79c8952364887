import type { ThemeMode } from '../../theme'
import { COURIER_MARK_TONES, courierSpriteKey, paintCourier, paintCourierGroup } from './courierSprites'
import type { MarkGroup } from './groupMapMarks'
import type { CanvasMark } from './mapMarkTypes'
import { orderSpriteKey, paintOrderGroup, paintOrderMarker, paintPickupMarker, sortColorCounts } from './orderSprites'
import type { SpriteSheet } from './spriteSheet'

export function markSpriteKey(mark: CanvasMark): string {
  if (mark.kind === 'courier') return courierSpriteKey(mark)
  return mark.kind === 'order' ? orderSpriteKey(mark) : `start ${mark.isFaint}`
}

export const markGroupSpriteKey = ({ kind, counts }: MarkGroup): string =>
  kind === 'courier'
    ? `couriers ${COURIER_MARK_TONES.map((tone) => counts.get(tone) ?? 0).join(' ')}`
    : `orders ${sortColorCounts(counts).join(' ')}`

export function paintMark(context: CanvasRenderingContext2D, mode: ThemeMode, mark: CanvasMark): void {
  if (mark.kind === 'courier') paintCourier(context, mode, mark)
  else if (mark.kind === 'order') paintOrderMarker(context, mode, mark)
  else paintPickupMarker(context, mode, mark.isFaint)
}

export function paintMarkGroup(context: CanvasRenderingContext2D, mode: ThemeMode, group: MarkGroup): void {
  if (group.kind === 'courier') paintCourierGroup(context, mode, group)
  else paintOrderGroup(context, mode, group)
}

export type MapSpriteSheets = { marks: SpriteSheet; groups: SpriteSheet }
