import type { ThemeMode } from '../../theme'
import type { Atlas } from './atlas'
import type { Group } from './grouping'
import type { CanvasMark } from './marks'
import { orderKey, paintOrder, paintOrders, paintStart, sortedParts } from './orderSprites'
import { courierKey, paintCourier, paintCouriers, TONES } from './sprites'

/** Names the look of a mark: marks of one name are copies of one drawing. */
export function lookKey(mark: CanvasMark): string {
  if (mark.kind === 'courier') return courierKey(mark)
  return mark.kind === 'order' ? orderKey(mark) : `start ${mark.isFaint}`
}

/** Names the look of a group. */
export const groupKey = ({ kind, counts }: Group): string =>
  kind === 'courier'
    ? `couriers ${TONES.map((tone) => counts.get(tone) ?? 0).join(' ')}`
    : `orders ${sortedParts(counts).join(' ')}`

/** Draws a mark around 0, 0. */
export function paintMark(context: CanvasRenderingContext2D, mode: ThemeMode, mark: CanvasMark): void {
  if (mark.kind === 'courier') paintCourier(context, mode, mark)
  else if (mark.kind === 'order') paintOrder(context, mode, mark)
  else paintStart(context, mode, mark.isFaint)
}

/** Draws a group around 0, 0. */
export function paintGroup(context: CanvasRenderingContext2D, mode: ThemeMode, group: Group): void {
  if (group.kind === 'courier') paintCouriers(context, mode, group)
  else paintOrders(context, mode, group)
}

/** One drawing of each look; those of groups are larger. */
export type Atlases = { marks: Atlas; groups: Atlas }
