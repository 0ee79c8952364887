import type { OrderRecord } from './records'

/** Statuses that end a stage of an order (contract, «statuses»). */
const ACCEPTED = 20
const READY = 60
const DELIVERED = 100

/** Duration of each stage in seconds, from the order's history; null if the order skipped the stage. */
export const acceptanceStageSeconds = (order: OrderRecord): number | null =>
  difference(order.createdAt, lastReached(order, ACCEPTED))

export const preparationStageSeconds = (order: OrderRecord): number | null =>
  difference(lastReached(order, ACCEPTED), lastReached(order, READY))

export const deliveryStageSeconds = (order: OrderRecord): number | null =>
  order.status === DELIVERED ? difference(lastReached(order, READY), order.history.at(-1)?.at ?? null) : null

function lastReached({ history }: OrderRecord, status: number): number | null {
  for (let index = history.length - 1; index >= 0; index--) {
    const entry = history[index]
    if (entry?.status === status) return entry.at
  }
  return null
}

const difference = (from: number | null, to: number | null): number | null =>
  from === null || to === null ? null : to - from
