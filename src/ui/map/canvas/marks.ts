import type { LatLong } from '../../../domain/geo'
import type { PositionAge } from '../../../domain/positionAge'
import type { MarkTone } from './grouping'

export type CanvasMark = CourierMark | OrderMark | StartMark

type AnyMark = {
  /** Unique over all kinds: `courier-7`, `order-1042`. */
  key: string
  place: LatLong
  label: string
  isFaint: boolean
}

export type CourierMark = AnyMark & {
  kind: 'courier'
  /** `own` uses the colour of the courier type, for maps of one courier. */
  tone: MarkTone | 'own'
  courierTypeId: number | undefined
  age: PositionAge
  /** Server time of the position, in epoch seconds. */
  seenAt: number | undefined
  caption?: string | undefined
  /** `share` is the remaining time of the promise, from 1 to 0. */
  ring?: { share: number; isUrgent: boolean } | undefined
}

export type OrderMark = AnyMark & {
  kind: 'order'
  color: string | undefined
  isSelected: boolean
}

export type StartMark = AnyMark & { kind: 'start' }
