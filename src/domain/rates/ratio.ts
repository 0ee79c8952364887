/**
 * Raised rates: which condition applies at a moment (contract, «Which condition wins»). Used by the console and by the mock. Moments are
 * seconds of city time since 1970-01-01T00:00.
 */

/** A limit that is null, absent or an empty list does not apply. */
export type RatioCondition = {
  id: number
  typeId?: number | null | undefined
  ratio?: number | null | undefined
  priority?: number | undefined
  /** `HH:mm` or `HH:mm:ss`; if the start is later than the end, the period crosses midnight. */
  timeStart?: string | null | undefined
  timeEnd?: string | null | undefined
  dateStart?: string | null | undefined
  dateEnd?: string | null | undefined
  days?: readonly number[] | null | undefined
  status?: boolean | undefined
}

/** A parsed condition, so that evaluation does no parsing. Days count from 1970, times are seconds of the day. */
export type CompiledRatio = {
  id: number
  typeId: number | null
  ratio: number
  priority: number
  days: readonly number[] | null
  firstDay: number
  lastDay: number
  from: number
  to: number
  isOn: boolean
}

export const DAY_SECONDS = 86_400

export const PLAIN_RATIO = 1

export function compileRatio(condition: RatioCondition): CompiledRatio {
  const { id, typeId, ratio, priority, days, dateStart, dateEnd, timeStart, timeEnd, status } = condition
  return {
    id,
    typeId: typeId ?? null,
    ratio: ratio ?? PLAIN_RATIO,
    priority: priority ?? 0,
    days: days?.length ? days : null,
    firstDay: dateStart ? dayNumber(dateStart) : Number.NEGATIVE_INFINITY,
    lastDay: dateEnd ? dayNumber(dateEnd) : Number.POSITIVE_INFINITY,
    from: timeStart ? secondOfDay(timeStart) : 0,
    to: timeEnd ? secondOfDay(timeEnd) : DAY_SECONDS,
    isOn: status === true,
  }
}

export const isOvernight = ({ from, to }: CompiledRatio): boolean => from > to

export const fitsDate = ({ firstDay, lastDay }: CompiledRatio, day: number): boolean =>
  day >= firstDay && day <= lastDay

export const fitsWeekday = ({ days }: CompiledRatio, day: number): boolean => days?.includes(weekday(day)) ?? true

const beginsOn = (condition: CompiledRatio, day: number): boolean =>
  fitsDate(condition, day) && fitsWeekday(condition, day)

/**
 * Checks date, weekday and time, but not whether the condition is on. After midnight, an overnight period still belongs to the day on which
 * it began.
 */
export function holdsAt(condition: CompiledRatio, second: number): boolean {
  const day = Math.floor(second / DAY_SECONDS)
  const time = second - day * DAY_SECONDS
  const { from, to } = condition
  if (!isOvernight(condition)) return time >= from && time < to && beginsOn(condition, day)
  return (time >= from && beginsOn(condition, day)) || (time < to && beginsOn(condition, day - 1))
}

export const fitsType = ({ typeId }: CompiledRatio, type: number): boolean => typeId === null || typeId === type

/** At equal priority the newer condition (higher id) wins. */
export const isStronger = (a: CompiledRatio, b: CompiledRatio): boolean =>
  a.priority === b.priority ? a.id > b.id : a.priority > b.priority

export function winnerAt(
  conditions: readonly CompiledRatio[],
  type: number,
  second: number,
): CompiledRatio | undefined {
  let best: CompiledRatio | undefined
  for (const condition of conditions) {
    if (!condition.isOn || !fitsType(condition, type) || !holdsAt(condition, second)) continue
    if (!best || isStronger(condition, best)) best = condition
  }
  return best
}

/** 0 is Sunday, 6 is Saturday. Day 0 (1970-01-01) was a Thursday. */
export const weekday = (day: number): number => (((day + 4) % 7) + 7) % 7

/** Days from 1970 to a date `yyyy-MM-dd`. Uses native `Date`, because a month of salaries calls it very often. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / 1000 / DAY_SECONDS)

function secondOfDay(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
