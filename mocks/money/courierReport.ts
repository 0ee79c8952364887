import type { CourierReportRow } from '../../src/api/reports'
import type { ReportPeriod } from '../seeds/reportPeriods'
import type { Db } from '../store/db'
import { dayOfDate } from '../store/moments'
import { courierName } from '../store/personName'
import { orderDays } from './orderDays'
import { type Days, noWork, workBy, workTotal } from './work'

/**
 * Operations, section 3. A shift belongs to the period in which it starts. Orders are those delivered orders that were
 * created in the period, as in the daily report and the archive. `income` is the courier's pay minus penalties.
 */
export function courierReport(
  db: Db,
  cityIds: readonly number[],
  { value: periodId, dateStart, dateEnd }: ReportPeriod,
  now: number,
): CourierReportRow[] {
  const days = { fromDay: dayOfDate(dateStart), toDay: dayOfDate(dateEnd) }
  const works = workBy(db, cityIds, { keyOf: ({ courierId }) => courierId, days, now })
  const orders = ordersByCourier(db, cityIds, days)
  return [...new Set([...works.keys(), ...orders.keys()])]
    .map((courierId) => ({ courierId, work: works.get(courierId) ?? noWork() }))
    .map(({ courierId, work }) => ({
      periodId,
      courierId,
      courierName: courierName(db, courierId),
      workTime: hoursAndMinutes(work.seconds),
      countOrders: orders.get(courierId) ?? 0,
      penalty: work.penaltyAmount,
      income: workTotal(work),
    }))
    .sort((a, b) => a.courierName.localeCompare(b.courierName, 'ru') || a.courierId - b.courierId)
}

function ordersByCourier(db: Db, cityIds: readonly number[], { fromDay, toDay }: Days): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { cityId, day, sums } of orderDays(db)) {
    if (day < fromDay || day > toDay || !cityIds.includes(cityId)) continue
    for (const [courierId, count] of sums.couriers) counts.set(courierId, (counts.get(courierId) ?? 0) + count)
  }
  return counts
}

function hoursAndMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
