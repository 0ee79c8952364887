import type { ArchiveSummary } from '../../src/api/orders'
import { STATUS } from '../seeds/orderStatuses'
import type { OrderColumns } from '../store/orderColumns'

/** Operations, section 3. The average duration of a stage covers only the orders that completed this stage. */
export function archiveSummary({ column }: OrderColumns, places: Int32Array): ArchiveSummary {
  const [status, hasReturnCheck, sumItems] = [column('status'), column('hasReturnCheck'), column('sumItems')]
  const counts = { successCount: 0, returnCheckCount: 0, returnCheckSumItems: 0 }
  for (const place of places) {
    if (status[place] === STATUS.delivered) counts.successCount++
    if (hasReturnCheck[place] !== 1) continue
    counts.returnCheckCount++
    counts.returnCheckSumItems += sumItems[place] as number
  }
  return {
    totalCount: places.length,
    cancelCount: places.length - counts.successCount,
    ...counts,
    avgTimeForAccepted: averageMinutes(column('acceptedAfter'), places),
    avgTimeForReady: averageMinutes(column('readyAfter'), places),
    avgTimeForDelivery: averageMinutes(column('deliveredAfter'), places),
  }
}

function averageMinutes(seconds: Float64Array, places: Int32Array): number {
  let sum = 0
  let count = 0
  for (const place of places) {
    const took = seconds[place] as number
    if (took === Number.NEGATIVE_INFINITY) continue
    sum += took
    count++
  }
  return count === 0 ? 0 : Math.round(sum / count / 6) / 10
}
