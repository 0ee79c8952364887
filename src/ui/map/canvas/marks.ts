import type { LatLong } from '../../../domain/geo'
import type { PositionAge } from '../../../domain/positionAge'
import type { MarkTone } from './grouping'

/** What is drawn on the canvas of a map: couriers, orders, and the places that orders start from. */
export type CanvasMark = CourierMark | OrderMark | StartMark

type AnyMark = {
  /** Names the mark among all kinds: `courier-7`, `order-1042`. */
  key: string
  place: LatLong
  /** What it stands for, in full. */
  label: string
  /** Something else is looked at. */
  isFaint: boolean
}

export type CourierMark = AnyMark & {
  kind: 'courier'
  /** `own` takes the colour of the courier's type: maps of a single courier. */
  tone: MarkTone | 'own'
  courierTypeId: number | undefined
  age: PositionAge
  /** Second since the epoch of the position, as the server dates it. */
  seenAt: number | undefined
  /** Words under it, where there is room. */
  caption?: string | undefined
  /** What is left of a promise, from 1 to 0. */
  ring?: { share: number; isUrgent: boolean } | undefined
}

export type OrderMark = AnyMark & {
  kind: 'order'
  /** Of its status, as the dictionary has it; a status without one is grey. */
  color: string | undefined
  isSelected: boolean
}

/** Says its name under the pointer, and is not chosen. */
export type StartMark = AnyMark & { kind: 'start' }
