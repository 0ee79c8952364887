import type { Option } from './labels'

/** Rules and labels of couriers' shifts (operations, «Courier shifts»). */

/** Payment types are named in their own way here (contract, «Shifts»). */
export const SHIFT_PAYMENT_OPTIONS: Option<number>[] = [
  { value: 1, label: 'Наличные' },
  { value: 2, label: 'POS-терминал' },
  { value: 3, label: 'Предоплата' },
]

type Earned = { salary?: { orderAmount?: number | undefined; dailyBonus?: number | undefined } | undefined }

/** Earnings plus bonus, whole tenge; undefined while neither is known. */
export function shiftTotal({ salary }: Earned): number | undefined {
  const { orderAmount, dailyBonus } = salary ?? {}
  return orderAmount === undefined && dailyBonus === undefined ? undefined : (orderAmount ?? 0) + (dailyBonus ?? 0)
}

type HistoryEntry = { action?: string | undefined; dateTime?: string | undefined }

/** A stretch on line; an end is missing while it lasts, a beginning where none was recorded. */
export type Stretch = { start: string | undefined; end: string | undefined }

/** The history as stretches: each end closes the beginning before it. */
export function shiftStretches(history: readonly HistoryEntry[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const { action, dateTime } of history) {
    const last = stretches.at(-1)
    if (action === 'start') stretches.push({ start: dateTime, end: undefined })
    else if (action === 'end' && last && last.end === undefined) last.end = dateTime
    else if (action === 'end') stretches.push({ start: undefined, end: dateTime })
  }
  return stretches
}
