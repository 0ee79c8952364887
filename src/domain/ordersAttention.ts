import { toEpochSecond } from '../lib/moments'
import { type DeliveryPromiseFields, promisedDeliverySecond } from './orderDelay'
import { COUNTDOWN_RED_SECONDS, isActiveOrderStatus } from './orders'

/** Finds active orders that an operator must look at. All times are seconds since the epoch; `timezone` is hours east of UTC. */

export type OrderAttentionKind = 'late' | 'soon' | 'unassigned'

export const ORDER_ATTENTION_KINDS = ['late', 'soon', 'unassigned'] as const satisfies readonly OrderAttentionKind[]

export const ORDER_ATTENTION_LABEL: Record<OrderAttentionKind, string> = {
  late: 'Опаздывают',
  soon: 'Скоро опоздают',
  unassigned: 'Без курьера',
}

/**
 * Seconds. An order without a courier counts as «Без курьера» if its promised delivery time is less than this away, or if it has no
 * promised time.
 */
const ASSIGN_AHEAD_SECONDS = 60 * 60

export const ORDER_ATTENTION_REASON: Record<OrderAttentionKind, string> = {
  late: 'Прошёл срок статуса или обещанное время',
  soon: 'До срока статуса или обещанного времени не больше 2 минут',
  unassigned: 'Курьера нет, а до обещанного времени меньше часа или оно неизвестно',
}

type WatchedOrder = DeliveryPromiseFields & {
  status: number
  dateTimeStatusFinish?: string | undefined
  courier?: object | undefined
  isExternalCourier?: boolean | undefined
}

export type OrderDeadlines = {
  /** The planned end of the order's status or the promised delivery time (contract, «promise of an order»), whichever is earlier. */
  due: number | undefined
  unassignedFrom: number | undefined
}

/** `due` and `unassignedFrom` are in epoch seconds; undefined for an order that has ended. `timezone` is in hours east of UTC. */
export function orderDeadlines(order: WatchedOrder, timezone: number): OrderDeadlines {
  if (!isActiveOrderStatus(order.status)) return { due: undefined, unassignedFrom: undefined }
  const second = (moment: string | undefined) => (moment === undefined ? undefined : toEpochSecond(moment, timezone))
  const promised = promisedDeliverySecond(order, timezone)
  const hasCourier = order.courier !== undefined || order.isExternalCourier === true
  return {
    due: earlier(second(order.dateTimeStatusFinish), promised),
    unassignedFrom: hasCourier ? undefined : promised === undefined ? 0 : promised - ASSIGN_AHEAD_SECONDS,
  }
}

export function orderNeedsAttention(
  { due, unassignedFrom }: OrderDeadlines,
  attention: OrderAttentionKind,
  now: number,
): boolean {
  if (attention === 'unassigned') return unassignedFrom !== undefined && now >= unassignedFrom
  if (due === undefined) return false
  const left = due - now
  return attention === 'late' ? left < 0 : left >= 0 && left <= COUNTDOWN_RED_SECONDS
}

/** Counts the orders that need attention, by reason. An order with several reasons counts for each of them. `now` is in epoch seconds. */
export function countOrdersByAttention(
  orders: Iterable<OrderDeadlines>,
  now: number,
): Record<OrderAttentionKind, number> {
  const counts: Record<OrderAttentionKind, number> = { late: 0, soon: 0, unassigned: 0 }
  for (const order of orders) {
    for (const attention of ORDER_ATTENTION_KINDS) if (orderNeedsAttention(order, attention, now)) counts[attention]++
  }
  return counts
}

export function compareByUrgency(a: OrderDeadlines & { id: number }, b: OrderDeadlines & { id: number }): number {
  return compareDue(a.due, b.due) || a.id - b.id
}

function compareDue(a: number | undefined, b: number | undefined): number {
  if (a === b) return 0
  if (a === undefined) return 1
  return b === undefined ? -1 : a - b
}

/** The earlier of two moments in epoch seconds; an undefined one does not count. */
export function earlier(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return Math.min(a, b)
}
