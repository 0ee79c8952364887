import type { ArchiveSummary } from '../../src/api/orders'
import { ORDER_STATUS } from '../seeds/orderStatuses'
import type { OrderColumnStore } from '../store/orderColumnStore'

/**
 * Specification: operations, section 3. The average duration of a stage covers only the orders that completed this
 * stage.
 */
export function archiveSummary({ column }: OrderColumnStore, rows: Int32Array): ArchiveSummary {
  const [status, hasReturnCheck, sumItems] = [column('status'), column('hasReturnCheck'), column('sumItems')]
  const counts = { successCount: 0, returnCheckCount: 0, returnCheckSumItems: 0 }
  for (const row of rows) {
    if (status[row] === ORDER_STATUS.delivered) counts.successCount++
    if (hasReturnCheck[row] !== 1) continue
    counts.returnCheckCount++
    counts.returnCheckSumItems += sumItems[row] as number
  }
  return {
    totalCount: rows.length,
    cancelCount: rows.length - counts.successCount,
    ...counts,
    avgTimeForAccepted: averageMinutes(column('acceptedAfter'), rows),
    avgTimeForReady: averageMinutes(column('readyAfter'), rows),
    avgTimeForDelivery: averageMinutes(column('deliveredAfter'), rows),
  }
}

function averageMinutes(seconds: Float64Array, rows: Int32Array): number {
  let sum = 0
  let count = 0
  for (const row of rows) {
    const took = seconds[row] as number
    if (took === Number.NEGATIVE_INFINITY) continue
    sum += took
    count++
  }
  return count === 0 ? 0 : Math.round(sum / count / 6) / 10
}
