import type { CourierRate } from '../../../api/rates'
import {
  type DayPayEstimate,
  maxPayRoundingError,
  recalculateDayPay,
  type TariffRate,
} from '../../../domain/rates/estimatePayChange'
import { payForHours } from '../../../domain/rates/pay'
import { secondsAtWork } from '../../../domain/salary/workedTime'
import { dateOfShift } from '../../../domain/shifts'
import { groupBy } from '../../../lib/groupBy'
import type { LastWeekPayData } from './loadLastWeekPayData'

/**
 * Recalculates the pay of a week's days at other rates. The API does not return a courier's tariff, so it is derived
 * from the pay for hours. A day whose pay matches no tariff or several tariffs is left out of the estimate.
 */
export function recalculatePayAtCourierRates(
  { records, shifts, timezone }: LastWeekPayData,
  before: readonly CourierRate[],
  after: readonly CourierRate[],
): DayPayEstimate[] {
  const byDay = groupBy(shifts, (shift) => `${shift.courier?.id} ${dateOfShift(shift, timezone)}`)
  return records.flatMap(({ courier, workDate, hoursAmount, orderAmount }): DayPayEstimate[] => {
    const own = byDay.get(`${courier?.id} ${workDate}`) ?? []
    const typeId = own[0]?.courier?.courierTypeId
    if (!courier || !workDate || typeId === undefined || hoursAmount === undefined || orderAmount === undefined)
      return []
    const seconds = own.map((shift) => secondsAtWork(shift, timezone))
    const day = {
      courierId: courier.id,
      name: courier.fio ?? `№ ${courier.id}`,
      typeId,
      before: hoursAmount + orderAmount,
    }
    if (!isKnown(seconds)) return [{ ...day, after: undefined }]
    const tariff = tariffOf(hoursAmount, seconds, ratesOf(before, typeId))
    const now = tariff && ratesOf(after, typeId).find(({ rateTypeId }) => rateTypeId === tariff.rateTypeId)
    const pay = tariff && recalculateDayPay({ orderAmount, seconds }, tariff, now)
    if (pay === undefined || !tariff || !now) return [{ ...day, after: undefined }]
    const orders = own.reduce((sum, { countOrder = orderAmount }) => sum + countOrder, 0)
    const error = maxPayRoundingError(orders, tariff, now)
    return [{ ...day, after: pay, range: { low: pay - error, high: pay + error } }]
  })
}

const isKnown = (seconds: (number | undefined)[]): seconds is number[] => seconds.every((time) => time !== undefined)

/** Skips rates with a missing price, because the user may still be typing it. */
const ratesOf = (rates: readonly CourierRate[], type: number): TariffRate[] =>
  rates.flatMap(({ typeId, rateTypeId, orderPrice, hourPrice }) =>
    typeId === type && typeof orderPrice === 'number' && typeof hourPrice === 'number'
      ? [{ rateTypeId, orderPrice, hourPrice }]
      : [],
  )

function tariffOf(
  hoursAmount: number,
  seconds: readonly number[],
  rates: readonly TariffRate[],
): TariffRate | undefined {
  const fitting = rates.filter(
    ({ hourPrice }) => seconds.reduce((sum, time) => sum + payForHours(hourPrice, time), 0) === hoursAmount,
  )
  return fitting.length === 1 ? fitting[0] : undefined
}
