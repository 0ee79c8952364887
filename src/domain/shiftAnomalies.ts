import { groupBy } from '../lib/groupBy'
import { median } from '../lib/median'
import { hasUtcOffset, toEpochSecond } from '../lib/moments'
import type { ShiftInterval } from './plannedShifts'
import { NBSP } from './textFormatting'

/** An open shift is not unusual. The list of unusual findings contains `open` only so that the user can filter the open shifts. */
export const SHIFT_ANOMALY_LABEL = {
  open: 'открытые',
  unclosed: 'не закрыта в свой день',
  openLong: 'открыта больше 14 ч',
  long: 'дольше 12 ч',
  startOff: 'начало не по плану',
  longBreak: 'перерыв больше 2 ч',
  noOrders: 'без заказов',
  highPay: 'заработок вдвое выше обычного',
}
export type ShiftAnomaly = keyof typeof SHIFT_ANOMALY_LABEL
export const SHIFT_ANOMALIES = Object.keys(SHIFT_ANOMALY_LABEL) as ShiftAnomaly[]

export type ShiftToCheck = {
  id: number
  courier?: { id: number } | undefined
  createdAt?: string | undefined
  finishedAt?: string | undefined
  breakTimeStart?: string | undefined
  breakTimeEnd?: string | undefined
  countOrder?: number | undefined
  salary?: { orderAmount?: number | undefined } | undefined
}

const HOUR = 3600
const DAY = 24 * HOUR
const MAX_OPEN = 14 * HOUR
const MAX_LENGTH = 12 * HOUR
const MAX_BREAK = 2 * HOUR
/** Seconds. A start that differs from the plan by more than this is unusual. */
const MAX_OFF = 15 * 60
const MIN_SHIFTS = 3
const HIGH_PAY = 2

/**
 * Finds unusual values of shifts. A courier's usual pay is the median of the courier's shifts on the page. `plans` maps shift ids to
 * planned shifts; without a planned shift, the start is not checked. `unclosed` is an open shift of an earlier day whose planned end has
 * passed or, without a planned shift, which is longer than 14 hours. `timezoneOf` returns undefined for a shift whose city is unknown; if
 * such a shift is open, its length is not checked. `now` is in epoch seconds.
 */
export function findShiftAnomalies<S extends ShiftToCheck>(
  shifts: readonly S[],
  timezoneOf: (shift: S) => number | undefined,
  now: number,
  plans: ReadonlyMap<number, ShiftInterval> = new Map(),
): ReadonlyMap<number, readonly ShiftAnomaly[]> {
  const usual = usualPay(shifts)
  const found = (shift: S) =>
    anomaliesOf(shift, { usual, timezone: timezoneOf(shift), now, planned: plans.get(shift.id) })
  return new Map(shifts.map((shift) => [shift.id, found(shift)]))
}

type Known = {
  usual: ReadonlyMap<number, number>
  timezone: number | undefined
  now: number
  planned: ShiftInterval | undefined
}

function anomaliesOf(shift: ShiftToCheck, { usual, timezone, now, planned }: Known): ShiftAnomaly[] {
  const start = shift.createdAt === undefined ? undefined : toEpochSecond(shift.createdAt, timezone ?? 0)
  const length = shiftDurationSeconds(shift, timezone, now)
  const isOpen = shift.finishedAt === undefined
  const dayOf = (second: number) => Math.floor((second + (timezone ?? 0) * HOUR) / DAY)
  const pause = secondsBetween(shift.breakTimeStart, shift.breakTimeEnd, timezone)
  const pay = shift.salary?.orderAmount
  const usualAmount = shift.courier && usual.get(shift.courier.id)
  const isPlanOver = planned === undefined ? length !== undefined && length > MAX_OPEN : now > planned.end
  const found: Record<ShiftAnomaly, boolean> = {
    open: isOpen,
    unclosed: isOpen && isPlanOver && start !== undefined && timezone !== undefined && dayOf(start) < dayOf(now),
    openLong: isOpen && length !== undefined && length > MAX_OPEN,
    long: !isOpen && length !== undefined && length > MAX_LENGTH,
    startOff: planned !== undefined && start !== undefined && Math.abs(start - planned.start) > MAX_OFF,
    longBreak: pause !== undefined && pause > MAX_BREAK,
    noOrders: !isOpen && shift.countOrder === 0,
    highPay: pay !== undefined && usualAmount !== undefined && usualAmount > 0 && pay > HIGH_PAY * usualAmount,
  }
  return SHIFT_ANOMALIES.filter((anomaly) => found[anomaly])
}

/**
 * Duration of a shift; an open shift lasts until `now` (epoch seconds). Undefined without a start, or if the time zone is needed but
 * unknown.
 */
export function shiftDurationSeconds(
  { createdAt, finishedAt }: Pick<ShiftToCheck, 'createdAt' | 'finishedAt'>,
  timezone: number | undefined,
  now: number,
): number | undefined {
  if (createdAt === undefined) return undefined
  if (finishedAt !== undefined) return secondsBetween(createdAt, finishedAt, timezone)
  return timezone === undefined ? undefined : now - toEpochSecond(createdAt, timezone)
}

/** Undefined if `from` or `to` is missing, or if only one of them has a UTC offset and `timezone` is unknown. */
export function secondsBetween(
  from: string | undefined,
  to: string | undefined,
  timezone: number | undefined,
): number | undefined {
  if (from === undefined || to === undefined) return undefined
  if (timezone === undefined && hasUtcOffset(from) !== hasUtcOffset(to)) return undefined
  return toEpochSecond(to, timezone ?? 0) - toEpochSecond(from, timezone ?? 0)
}

function usualPay(shifts: readonly ShiftToCheck[]): ReadonlyMap<number, number> {
  const paid = shifts.flatMap(({ courier, salary }) =>
    courier && salary?.orderAmount !== undefined ? [{ courierId: courier.id, amount: salary.orderAmount }] : [],
  )
  const enough = [...groupBy(paid, ({ courierId }) => courierId)].filter(([, pays]) => pays.length >= MIN_SHIFTS)
  return new Map(enough.map(([id, pays]) => [id, median(pays.map(({ amount }) => amount))]))
}

export function durationText(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0 ? `${rest}${NBSP}мин` : `${hours}${NBSP}ч ${rest}${NBSP}мин`
}
