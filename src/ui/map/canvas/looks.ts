import type { ThemeMode } from '../../theme'
import type { Group } from './grouping'
import type { CanvasMark } from './marks'
import { orderKey, paintOrder, paintOrders, paintStart, sortedParts } from './orderSprites'
import type { SpriteSheet } from './spriteSheet'
import { courierKey, paintCourier, paintCouriers, TONES } from './sprites'

export function lookKey(mark: CanvasMark): string {
  if (mark.kind === 'courier') return courierKey(mark)
  return mark.kind === 'order' ? orderKey(mark) : `start ${mark.isFaint}`
}

export const groupKey = ({ kind, counts }: Group): string =>
  kind === 'courier'
    ? `couriers ${TONES.map((tone) => counts.get(tone) ?? 0).join(' ')}`
    : `orders ${sortedParts(counts).join(' ')}`

export function paintMark(context: CanvasRenderingContext2D, mode: ThemeMode, mark: CanvasMark): void {
  if (mark.kind === 'courier') paintCourier(context, mode, mark)
  else if (mark.kind === 'order') paintOrder(context, mode, mark)
  else paintStart(context, mode, mark.isFaint)
}

export function paintGroup(context: CanvasRenderingContext2D, mode: ThemeMode, group: Group): void {
  if (group.kind === 'courier') paintCouriers(context, mode, group)
  else paintOrders(context, mode, group)
}

export type SpriteSheets = { marks: SpriteSheet; groups: SpriteSheet }
