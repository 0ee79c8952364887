import { type CourierType, isCourierType } from './couriers'
import { distanceKm, type LatLong } from './geo'
import { countWithNoun, NBSP } from './textFormatting'

export type CourierCandidate = {
  id: number
  fio: string
  isFree: boolean
  state?: string | undefined
  courierTypeId?: number | undefined
  ordersInHand: number
  distanceKm?: number | undefined
  /** End of the courier's planned shift, `HH:mm` in city time; undefined if no shift is planned now. */
  shiftUntil?: string | undefined
}

const TRANSPORT: Record<CourierType, string> = { 1: 'пешком', 5: 'велосипед', 8: 'мото', 10: 'авто' }

export const compareCouriersByFitness = (a: CourierCandidate, b: CourierCandidate): number =>
  Number(b.isFree) - Number(a.isFree) ||
  (a.distanceKm ?? Number.POSITIVE_INFINITY) - (b.distanceKm ?? Number.POSITIVE_INFINITY) ||
  a.ordersInHand - b.ordersInHand ||
  a.fio.localeCompare(b.fio, 'ru')

export function candidateSummaryText(candidate: CourierCandidate): string {
  const { isFree, state, courierTypeId, ordersInHand } = candidate
  const far = candidate.distanceKm
  return [
    isFree ? 'свободен' : (state ?? 'с заказом'),
    far !== undefined && `${far.toFixed(1).replace('.', ',')}${NBSP}км`,
    isCourierType(courierTypeId) && TRANSPORT[courierTypeId],
    ordersInHand > 0 && countWithNoun(ordersInHand, 'заказ', 'заказа', 'заказов'),
    candidate.shiftUntil !== undefined && `смена до${NBSP}${candidate.shiftUntil}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Average straight-line distance in km from the branches to `place`. Undefined if `place` is undefined or there are no branches. */
export function averageDistanceKm(branches: readonly LatLong[], place: LatLong | undefined): number | undefined {
  if (!place || branches.length === 0) return undefined
  return branches.reduce((sum, branch) => sum + distanceKm(branch, place), 0) / branches.length
}
