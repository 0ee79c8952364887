import { hasUtcOffset, toCityDate, toEpochSecond } from '../lib/moments'
import type { Option } from './labeledOptions'
import { countWithNoun, pluralForm } from './textFormatting'

/** Labels of payment types in shifts; orders have other labels for the same types (contract, «Shifts»). */
export const SHIFT_PAYMENT_TYPE_OPTIONS: Option<number>[] = [
  { value: 1, label: 'Наличные' },
  { value: 2, label: 'POS-терминал' },
  { value: 3, label: 'Предоплата' },
]

export const unreadableShiftsText = (count: number): string =>
  `${countWithNoun(count, 'смена', 'смены', 'смен')} ${pluralForm(count, 'не показана', 'не показаны', 'не показаны')}`

type DatedShift = { dateSlot?: string | undefined; createdAt?: string | undefined }

/**
 * Date of a shift: a shift that starts after midnight may belong to the previous date (`dateSlot`). Undefined if the server sent neither a
 * date nor a start, or if the start has an offset and the timezone is unknown.
 */
export function dateOfShift({ dateSlot, createdAt }: DatedShift, timezone: number | undefined): string | undefined {
  if (dateSlot !== undefined || createdAt === undefined) return dateSlot
  return timezone === undefined && hasUtcOffset(createdAt) ? undefined : toCityDate(createdAt, timezone ?? 0)
}

type Earned = { salary?: { orderAmount?: number | undefined; dailyBonus?: number | undefined } | undefined }

/** Pay for orders plus daily bonus of a shift in whole tenge; undefined if either is unknown. */
export function shiftOrderAndBonusPay({ salary }: Earned): number | undefined {
  const { orderAmount, dailyBonus } = salary ?? {}
  return orderAmount === undefined || dailyBonus === undefined ? undefined : orderAmount + dailyBonus
}

type EndedOrder = { createdAt?: string | undefined; finishedAt?: string | undefined }

/**
 * Returns the time at which the courier's last order in `shift` ended, in epoch seconds. `orders` may contain orders of other shifts on the
 * same dates; they are ignored. Times are local to a city `timezone` hours east of UTC.
 */
export function lastOrderEndSecond(
  orders: readonly EndedOrder[],
  shift: { from: number; until: number | undefined },
  timezone: number,
): number | undefined {
  const ends = orders.flatMap(({ createdAt, finishedAt }) => {
    if (finishedAt === undefined) return []
    const isLater =
      shift.until !== undefined && createdAt !== undefined && toEpochSecond(createdAt, timezone) > shift.until
    const end = toEpochSecond(finishedAt, timezone)
    return isLater || end < shift.from ? [] : [end]
  })
  return ends.length === 0 ? undefined : Math.max(...ends)
}

type HistoryEntry = { action?: string | undefined; dateTime?: string | undefined }

export type OnlineInterval = { start: string | undefined; end: string | undefined }

/**
 * Pairs the times when a courier went online and offline: each end belongs to the start before it. The history is sorted by time first,
 * unless an entry has no time. Times are local to a city `timezone` hours east of UTC.
 */
export function onlineIntervals(history: readonly HistoryEntry[], timezone: number): OnlineInterval[] {
  const stretches: OnlineInterval[] = []
  for (const { action, dateTime } of inTime(history, timezone)) {
    const last = stretches.at(-1)
    if (action === 'start') stretches.push({ start: dateTime, end: undefined })
    else if (action === 'end' && last && last.end === undefined) last.end = dateTime
    else if (action === 'end') stretches.push({ start: undefined, end: dateTime })
  }
  return stretches
}

function inTime(history: readonly HistoryEntry[], timezone: number): readonly HistoryEntry[] {
  const dated = history.flatMap((entry) =>
    entry.dateTime === undefined ? [] : [{ entry, at: toEpochSecond(entry.dateTime, timezone) }],
  )
  if (dated.length < history.length) return history
  return dated.sort((a, b) => a.at - b.at).map(({ entry }) => entry)
}
