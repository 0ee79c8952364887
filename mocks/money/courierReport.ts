import type { CourierReportRow } from '../../src/api/reports'
import type { ReportPeriod } from '../seeds/reportPeriods'
import type { Db } from '../store/db'
import { dayOfDate } from '../store/moments'
import { courierName } from '../store/personName'
import { workBy, workTotal } from './work'

/**
 * Operations, section 3. A shift belongs to the period in which it starts. `income` is the courier's pay minus
 * penalties.
 */
export function courierReport(
  db: Db,
  cityIds: readonly number[],
  { value: periodId, dateStart, dateEnd }: ReportPeriod,
  now: number,
): CourierReportRow[] {
  const days = { fromDay: dayOfDate(dateStart), toDay: dayOfDate(dateEnd) }
  const works = workBy(db, cityIds, { keyOf: ({ courierId }) => courierId, days, now })
  return [...works]
    .map(([courierId, work]) => ({
      periodId,
      courierId,
      courierName: courierName(db, courierId),
      workTime: hoursAndMinutes(work.seconds),
      countOrders: work.countOrders,
      penalty: work.penaltyAmount,
      income: workTotal(work),
    }))
    .sort((a, b) => a.courierName.localeCompare(b.courierName, 'ru') || a.courierId - b.courierId)
}

function hoursAndMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
