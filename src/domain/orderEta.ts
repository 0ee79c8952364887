import { toEpochSecond } from '../lib/moments'
import { promisedDeliverySecond } from './orderDelay'
import { isActiveOrderStatus, NEW_ORDER_STATUS } from './orders'

type Estimated = {
  status: number
  createdAt?: string | undefined
  deliveryDateTime?: string | undefined
  timeForReady?: number | undefined
  timeForDelivery?: number | undefined
  deliveryStartAt?: string | undefined
  statusesHistory?: readonly { status?: number | undefined; createdAt?: string | undefined }[] | undefined
}

const MINUTE = 60

/**
 * Estimated arrival of the courier at the customer in epoch seconds: now plus the rest of the planned preparation and delivery time. A
 * stage that takes longer than planned is assumed to end now. Undefined without planned times and for finished orders. Times of the order
 * are local to a city `timezone` hours east of UTC.
 */
export function expectedArrival(order: Estimated, timezone: number, now: number): number | undefined {
  const { timeForReady, timeForDelivery, deliveryStartAt } = order
  if (!isActiveOrderStatus(order.status) || timeForDelivery === undefined) return undefined
  const left = deliveryStartAt === undefined ? undefined : toEpochSecond(deliveryStartAt, timezone)
  if (left !== undefined && left <= now) return Math.max(now, left + timeForDelivery * MINUTE)
  if (timeForReady === undefined) return undefined
  const begun = preparationStart(order, timezone) ?? now
  return Math.max(now, begun + timeForReady * MINUTE) + timeForDelivery * MINUTE
}

/**
 * Minutes from the promised time to the expected arrival, negative for an early arrival. Undefined if either is unknown. `now` is in epoch
 * seconds.
 */
export function expectedDelay(order: Estimated, timezone: number, now: number): number | undefined {
  const arrival = expectedArrival(order, timezone, now)
  const promise = promisedDeliverySecond(order, timezone)
  return arrival === undefined || promise === undefined ? undefined : Math.round((arrival - promise) / MINUTE)
}

/** Preparation starts when an employee accepts the order, that is with its first status after `NEW_ORDER_STATUS`. */
function preparationStart({ statusesHistory = [] }: Estimated, timezone: number): number | undefined {
  const taken = statusesHistory.flatMap(({ status = 0, createdAt }) =>
    status > NEW_ORDER_STATUS && createdAt !== undefined ? toEpochSecond(createdAt, timezone) : [],
  )
  return taken.length > 0 ? Math.min(...taken) : undefined
}
