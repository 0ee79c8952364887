import type { ArchiveSummary } from '../../src/api/orders'
import { STATUS } from '../seeds/orderStatuses'
import type { OrderRecord } from '../store/records'

/** Seconds of a stage and how many orders went through it. */
type Stage = { seconds: number; count: number }

/**
 * Counts and sums over archived orders (operations, section 3). The averages are of orders that went through the stage: until
 * accepted, from there until ready, from there until delivered.
 */
export function archiveSummary(orders: readonly OrderRecord[]): ArchiveSummary {
  const accepted: Stage = { seconds: 0, count: 0 }
  const ready: Stage = { seconds: 0, count: 0 }
  const delivery: Stage = { seconds: 0, count: 0 }
  const counts = { successCount: 0, returnCheckCount: 0, returnCheckSumItems: 0 }
  for (const { status, createdAt, history, returnCheckUrl, sumItems } of orders) {
    if (status === STATUS.delivered) counts.successCount++
    if (returnCheckUrl !== null) {
      counts.returnCheckCount++
      counts.returnCheckSumItems += sumItems
    }
    let acceptedAt: number | undefined
    let readyAt: number | undefined
    let endedAt: number | undefined
    for (const entry of history) {
      if (entry.status === STATUS.accepted) acceptedAt = entry.at
      if (entry.status === STATUS.ready) readyAt = entry.at
      endedAt = entry.at
    }
    add(accepted, createdAt, acceptedAt)
    add(ready, acceptedAt, readyAt)
    if (status === STATUS.delivered) add(delivery, readyAt, endedAt)
  }
  return {
    totalCount: orders.length,
    cancelCount: orders.length - counts.successCount,
    ...counts,
    avgTimeForAccepted: minutes(accepted),
    avgTimeForReady: minutes(ready),
    avgTimeForDelivery: minutes(delivery),
  }
}

function add(stage: Stage, from: number | undefined, to: number | undefined): void {
  if (from === undefined || to === undefined) return
  stage.seconds += to - from
  stage.count++
}

/** The average with one decimal; 0 when nothing went through the stage. */
const minutes = ({ seconds, count }: Stage): number => (count === 0 ? 0 : Math.round(seconds / count / 6) / 10)
