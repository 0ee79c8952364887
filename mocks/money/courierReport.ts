import type { CourierReportRow } from '../../src/api/reports'
import type { ReportPeriod } from '../seeds/reportPeriods'
import { epochDayOfDate } from '../store/dateTime'
import type { Db } from '../store/db'
import { courierName } from '../store/personName'
import { type EpochDayRange, emptyCourierWorkSums, payAfterPenalties, sumCourierWorkByKey } from './courierWorkSums'
import { collectOrderDaySums } from './orderDaySums'

/**
 * Specification: operations, section 3. A shift belongs to the period in which it starts. A delivered order belongs to
 * the period in which it was created, as in the daily report and the archive. `income` is the courier's pay minus
 * penalties.
 */
export function courierReportRows(
  db: Db,
  cityIds: readonly number[],
  { value: periodId, dateStart, dateEnd }: ReportPeriod,
  now: number,
): CourierReportRow[] {
  const days = { fromDay: epochDayOfDate(dateStart), toDay: epochDayOfDate(dateEnd) }
  const works = sumCourierWorkByKey(db, cityIds, { keyOf: ({ courierId }) => courierId, days, now })
  const orders = ordersByCourier(db, cityIds, days)
  return [...new Set([...works.keys(), ...orders.keys()])]
    .map((courierId) => ({ courierId, work: works.get(courierId) ?? emptyCourierWorkSums() }))
    .map(({ courierId, work }) => ({
      periodId,
      courierId,
      courierName: courierName(db, courierId),
      workTime: hoursAndMinutes(work.seconds),
      countOrders: orders.get(courierId) ?? 0,
      penalty: work.penaltyAmount,
      income: payAfterPenalties(work),
    }))
    .sort((a, b) => a.courierName.localeCompare(b.courierName, 'ru') || a.courierId - b.courierId)
}

function ordersByCourier(db: Db, cityIds: readonly number[], { fromDay, toDay }: EpochDayRange): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { cityId, day, sums } of collectOrderDaySums(db)) {
    if (day < fromDay || day > toDay || !cityIds.includes(cityId)) continue
    for (const [courierId, count] of sums.couriers) counts.set(courierId, (counts.get(courierId) ?? 0) + count)
  }
  return counts
}

function hoursAndMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
