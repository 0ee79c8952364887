import { type CourierType, isCourierType } from './couriers'
import { distanceKm, type LatLong } from './geo'
import { counted, NBSP } from './text'

/** Who should carry an order: what is known of each courier, and in which order they are offered. */

export type CourierCandidate = {
  id: number
  fio: string
  isFree: boolean
  /** What he is doing, in the server's words. */
  state?: string | undefined
  courierTypeId?: number | undefined
  /** His active orders, as far as they are known. */
  ordersInHand: number
  /** As the crow flies to the branch; undefined where one of the places is not known. */
  distanceKm?: number | undefined
  /** When his planned shift ends, `HH:mm` of the city; undefined where the plan is not known or has no shift now. */
  shiftUntil?: string | undefined
}

const TRANSPORT: Record<CourierType, string> = { 1: 'пешком', 5: 'велосипед', 8: 'мото', 10: 'авто' }

/**
 * Free couriers first, then the nearest, then those with fewer orders; couriers without a position follow those with
 * one.
 */
export const byFitness = (a: CourierCandidate, b: CourierCandidate): number =>
  Number(b.isFree) - Number(a.isFree) ||
  (a.distanceKm ?? Number.POSITIVE_INFINITY) - (b.distanceKm ?? Number.POSITIVE_INFINITY) ||
  a.ordersInHand - b.ordersInHand ||
  a.fio.localeCompare(b.fio, 'ru')

/** `свободен, 0,8 км, авто, смена до 15:00`: why a courier is offered at his place in the list. */
export function fitnessText(candidate: CourierCandidate): string {
  const { isFree, state, courierTypeId, ordersInHand } = candidate
  const far = candidate.distanceKm
  return [
    isFree ? 'свободен' : (state ?? 'с заказом'),
    far !== undefined && `${far.toFixed(1).replace('.', ',')}${NBSP}км`,
    isCourierType(courierTypeId) && TRANSPORT[courierTypeId],
    ordersInHand > 0 && counted(ordersInHand, 'заказ', 'заказа', 'заказов'),
    candidate.shiftUntil !== undefined && `смена до${NBSP}${candidate.shiftUntil}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** How far somebody is from some branches on average; undefined while no branch, or not his own place, is known. */
export function distanceToAll(branches: readonly LatLong[], place: LatLong | undefined): number | undefined {
  if (!place || branches.length === 0) return undefined
  return branches.reduce((sum, branch) => sum + distanceKm(branch, place), 0) / branches.length
}
