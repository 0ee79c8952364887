import { toEpochSecond } from '../lib/moments'
import { COUNTDOWN_RED_SECONDS, isActiveStatus } from './orders'

/** Which active orders need an operator, and how urgently. All times are seconds since the epoch. */

export type Attention = 'late' | 'soon' | 'unassigned'

export const ATTENTIONS = ['late', 'soon', 'unassigned'] as const satisfies readonly Attention[]

export const ATTENTION_LABEL: Record<Attention, string> = {
  late: 'Опаздывают',
  soon: 'Скоро опоздают',
  unassigned: 'Без курьера',
}

/** An order for a later hour needs its courier from this long before that hour. */
const ASSIGN_AHEAD_SECONDS = 60 * 60

type WatchedOrder = {
  status: number
  dateTimeStatusFinish?: string | undefined
  deliveryDateTime?: string | undefined
  courier?: object | undefined
  isExternalCourier?: boolean | undefined
}

/** The moments at which an order begins to need attention; read once, compared each second. */
export type Deadlines = {
  /** The end of the status or the promised delivery, whichever comes first. */
  due: number | undefined
  /** From when on the lack of a courier counts; absent when somebody has the order. */
  unassignedFrom: number | undefined
}

/** What an order waits for; its moments are local to a city `timezone` hours east of UTC. */
export function orderDeadlines(order: WatchedOrder, timezone: number): Deadlines {
  if (!isActiveStatus(order.status)) return { due: undefined, unassignedFrom: undefined }
  const second = (moment: string | undefined) => (moment === undefined ? undefined : toEpochSecond(moment, timezone))
  const promised = second(order.deliveryDateTime)
  const hasCourier = order.courier !== undefined || order.isExternalCourier === true
  return {
    due: earlier(second(order.dateTimeStatusFinish), promised),
    unassignedFrom: hasCourier ? undefined : promised === undefined ? 0 : promised - ASSIGN_AHEAD_SECONDS,
  }
}

/** Late is past its time; soon late is what the countdown shows in red before that, so no order is both. */
export function needsAttention({ due, unassignedFrom }: Deadlines, attention: Attention, now: number): boolean {
  if (attention === 'unassigned') return unassignedFrom !== undefined && now >= unassignedFrom
  if (due === undefined) return false
  const left = due - now
  return attention === 'late' ? left < 0 : left >= 0 && left <= COUNTDOWN_RED_SECONDS
}

/** How many orders need each kind of attention. */
export function countAttention(orders: Iterable<Deadlines>, now: number): Record<Attention, number> {
  const counts: Record<Attention, number> = { late: 0, soon: 0, unassigned: 0 }
  for (const order of orders) {
    for (const attention of ATTENTIONS) if (needsAttention(order, attention, now)) counts[attention]++
  }
  return counts
}

/** What is due first stands first, what has no time last; among equals the older order. */
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
