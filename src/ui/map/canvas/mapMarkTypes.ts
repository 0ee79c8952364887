import type { LatLong } from '../../../domain/geo'
import type { PositionFreshness } from '../../../domain/positionAge'
import type { CourierMarkTone } from './groupMapMarks'

export type CanvasMark = CourierMark | OrderMark | PickupMark

type AnyMark = {
  /** Unique over all kinds of marks: `courier-7`, `order-1042`. */
  key: string
  place: LatLong
  label: string
  isFaint: boolean
}

export type CourierMark = AnyMark & {
  kind: 'courier'
  /** `own`: the colour of the courier's type, for maps that show a single courier. */
  tone: CourierMarkTone | 'own'
  courierTypeId: number | undefined
  age: PositionFreshness
  /** Server time of the courier's position, in epoch seconds. */
  seenAt: number | undefined
  caption?: string | undefined
  /**
   * Ring around a courier who has an order. `share` is the time left until the promised delivery, from 1 (full ring) to 0 (no time left).
   */
  ring?: { share: number; isUrgent: boolean } | undefined
}

export type OrderMark = AnyMark & {
  kind: 'order'
  color: string | undefined
  isSelected: boolean
}

export type PickupMark = AnyMark & { kind: 'start' }
