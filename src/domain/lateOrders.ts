import { toEpochSecond } from '../lib/dates'
import { isActiveStatus } from './orders'

type Timed = { status: number; dateTimeStatusFinish?: string | undefined }

/** When the order's status should end, seconds since the epoch; undefined for orders without a due moment. */
export const dueSecond = (order: Timed, timezone: number): number | undefined =>
  order.dateTimeStatusFinish === undefined ? undefined : toEpochSecond(order.dateTimeStatusFinish, timezone)

/** Whether an active order has passed the moment at which its status should have ended. */
export function isLate(order: Timed, nowSecond: number, timezone: number): boolean {
  const due = dueSecond(order, timezone)
  return due !== undefined && isActiveStatus(order.status) && due < nowSecond
}
