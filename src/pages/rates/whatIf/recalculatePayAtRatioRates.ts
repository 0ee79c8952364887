import {
  type DayPayEstimate,
  meanRatioBetween,
  orderAmountAtRatio,
  ratioPayFactorRange,
} from '../../../domain/rates/estimatePayChange'
import type { CompiledRatioCondition } from '../../../domain/rates/ratio'
import { toEpochSecond } from '../../../lib/moments'
import type { LastWeekPayData } from './loadLastWeekPayData'

const HOUR_SECONDS = 3600

/**
 * Estimates the couriers' pay for orders of past shifts if the rate conditions were `after` instead of `before`. Assumes that the orders
 * were spread evenly over each shift.
 */
export function recalculatePayAtRatioRates(
  { shifts, timezone }: LastWeekPayData,
  before: readonly CompiledRatioCondition[],
  after: readonly CompiledRatioCondition[],
): DayPayEstimate[] {
  return shifts.flatMap(({ courier, createdAt, finishedAt, salary }): DayPayEstimate[] => {
    const typeId = courier?.courierTypeId
    if (!courier || typeId === undefined || !finishedAt) return []
    const shift = { courierId: courier.id, name: courier.fio ?? `№ ${courier.id}`, typeId }
    const amount = salary?.orderAmount
    if (amount === undefined || !createdAt) return [{ ...shift, before: 0, after: undefined }]
    const [from, to] = [createdAt, finishedAt].map(
      (moment) => toEpochSecond(moment, timezone) + timezone * HOUR_SECONDS,
    )
    const mean = (conditions: readonly CompiledRatioCondition[]) =>
      meanRatioBetween(conditions, typeId, from ?? 0, to ?? 0)
    const change = ratioPayFactorRange(before, after, typeId, from ?? 0, to ?? 0)
    const range = { low: Math.floor(amount * change.low), high: Math.ceil(amount * change.high) }
    return [{ ...shift, before: amount, after: orderAmountAtRatio(amount, mean(before), mean(after)), range }]
  })
}
