import { toEpochSecond } from '../lib/moments'
import { orderPromise, type PromisedOrder } from './orderDelay'
import { COUNTDOWN_RED_SECONDS, isActiveStatus } from './orders'

/** Finds active orders that an operator must look at. All times are seconds since the epoch; `timezone` is hours east of UTC. */

export type Attention = 'late' | 'soon' | 'unassigned'

export const ATTENTIONS = ['late', 'soon', 'unassigned'] as const satisfies readonly Attention[]

export const ATTENTION_LABEL: Record<Attention, string> = {
  late: 'Опаздывают',
  soon: 'Скоро опоздают',
  unassigned: 'Без курьера',
}

/** An order with a promised delivery time counts as «Без курьера» only from this time before the delivery. */
const ASSIGN_AHEAD_SECONDS = 60 * 60

/** Why an order counts: the same words in the chip, the chart, the filter and the row. */
export const ATTENTION_REASON: Record<Attention, string> = {
  late: 'Прошёл срок статуса или обещанное время',
  soon: 'До срока статуса или обещанного времени не больше 2 минут',
  unassigned: 'До обещанного времени меньше часа, а курьера нет',
}

type WatchedOrder = PromisedOrder & {
  status: number
  dateTimeStatusFinish?: string | undefined
  courier?: object | undefined
  isExternalCourier?: boolean | undefined
}

export type Deadlines = {
  /** The planned end of the order's status or the promise (contract, «promise of an order»), whichever is earlier. */
  due: number | undefined
  unassignedFrom: number | undefined
}

export function orderDeadlines(order: WatchedOrder, timezone: number): Deadlines {
  if (!isActiveStatus(order.status)) return { due: undefined, unassignedFrom: undefined }
  const second = (moment: string | undefined) => (moment === undefined ? undefined : toEpochSecond(moment, timezone))
  const agreed = second(order.deliveryDateTime)
  const hasCourier = order.courier !== undefined || order.isExternalCourier === true
  return {
    due: earlier(second(order.dateTimeStatusFinish), orderPromise(order, timezone)),
    unassignedFrom: hasCourier ? undefined : agreed === undefined ? 0 : agreed - ASSIGN_AHEAD_SECONDS,
  }
}

/** `late` means that `due` has passed. `soon` means that `due` is so near that the countdown is red. An order is never both. */
export function needsAttention({ due, unassignedFrom }: Deadlines, attention: Attention, now: number): boolean {
  if (attention === 'unassigned') return unassignedFrom !== undefined && now >= unassignedFrom
  if (due === undefined) return false
  const left = due - now
  return attention === 'late' ? left < 0 : left >= 0 && left <= COUNTDOWN_RED_SECONDS
}

export function countAttention(orders: Iterable<Deadlines>, now: number): Record<Attention, number> {
  const counts: Record<Attention, number> = { late: 0, soon: 0, unassigned: 0 }
  for (const order of orders) {
    for (const attention of ATTENTIONS) if (needsAttention(order, attention, now)) counts[attention]++
  }
  return counts
}

export function byUrgency(a: Deadlines & { id: number }, b: Deadlines & { id: number }): number {
  return compareDue(a.due, b.due) || a.id - b.id
}

function compareDue(a: number | undefined, b: number | undefined): number {
  if (a === b) return 0
  if (a === undefined) return 1
  return b === undefined ? -1 : a - b
}

function earlier(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return Math.min(a, b)
}
