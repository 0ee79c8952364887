/**
 * Finds the condition whose coefficient applies to a courier's rates at a given moment (contract, «Which condition wins»). The mock backend
 * uses this code too. Moments are seconds of city time since 1970-01-01T00:00.
 */

/** A field that is null, absent or an empty list does not restrict the condition. */
export type RatioCondition = {
  id: number
  typeId?: number | null | undefined
  ratio?: number | null | undefined
  priority?: number | undefined
  /** `HH:mm` or `HH:mm:ss`. If the start is later than the end, the condition applies overnight. */
  timeStart?: string | null | undefined
  timeEnd?: string | null | undefined
  dateStart?: string | null | undefined
  dateEnd?: string | null | undefined
  days?: readonly number[] | null | undefined
  status?: boolean | undefined
}

/**
 * A condition with parsed dates and times, so that checking it needs no parsing. Days count from 1970, times are seconds since midnight.
 */
export type CompiledRatioCondition = {
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

export const BASE_RATIO = 1

/**
 * Converts dates to epoch days and times to seconds of the day. A missing date becomes −Infinity or Infinity; missing times become the
 * start and the end of the day.
 */
export function compileRatioCondition(condition: RatioCondition): CompiledRatioCondition {
  const { id, typeId, ratio, priority, days, dateStart, dateEnd, timeStart, timeEnd, status } = condition
  return {
    id,
    typeId: typeId ?? null,
    ratio: ratio ?? BASE_RATIO,
    priority: priority ?? 0,
    days: days?.length ? days : null,
    firstDay: dateStart ? toEpochDay(dateStart) : Number.NEGATIVE_INFINITY,
    lastDay: dateEnd ? toEpochDay(dateEnd) : Number.POSITIVE_INFINITY,
    from: timeStart ? secondOfDay(timeStart) : 0,
    to: timeEnd ? secondOfDay(timeEnd) : DAY_SECONDS,
    isOn: status === true,
  }
}

export const isRatioOvernight = ({ from, to }: CompiledRatioCondition): boolean => from > to

/** `day` is the number of days since 1970-01-01 in city time. */
export const matchesRatioDate = ({ firstDay, lastDay }: CompiledRatioCondition, day: number): boolean =>
  day >= firstDay && day <= lastDay

export const matchesRatioWeekday = ({ days }: CompiledRatioCondition, day: number): boolean =>
  days?.includes(weekdayOfEpochDay(day)) ?? true

const beginsOn = (condition: CompiledRatioCondition, day: number): boolean =>
  matchesRatioDate(condition, day) && matchesRatioWeekday(condition, day)

/**
 * Checks date, weekday and time of a condition, but not whether it is switched on. After midnight, an overnight condition still belongs to
 * the day on which it started.
 */
export function isRatioActiveAt(condition: CompiledRatioCondition, second: number): boolean {
  const day = Math.floor(second / DAY_SECONDS)
  const time = second - day * DAY_SECONDS
  const { from, to } = condition
  if (!isRatioOvernight(condition)) return time >= from && time < to && beginsOn(condition, day)
  return (time >= from && beginsOn(condition, day)) || (time < to && beginsOn(condition, day - 1))
}

export const matchesRatioCourierType = ({ typeId }: CompiledRatioCondition, type: number): boolean =>
  typeId === null || typeId === type

/** The condition with the higher priority wins. If the priorities are equal, the newer condition wins: it has the higher id. */
export const hasHigherRatioPriority = (a: CompiledRatioCondition, b: CompiledRatioCondition): boolean =>
  a.priority === b.priority ? a.id > b.id : a.priority > b.priority

/** Returns the enabled condition that determines the rate. `second` is city-local seconds since 1970. Undefined if none applies. */
export function effectiveRatioConditionAt(
  conditions: readonly CompiledRatioCondition[],
  type: number,
  second: number,
): CompiledRatioCondition | undefined {
  let best: CompiledRatioCondition | undefined
  for (const condition of conditions) {
    if (!condition.isOn || !matchesRatioCourierType(condition, type) || !isRatioActiveAt(condition, second)) continue
    if (!best || hasHigherRatioPriority(condition, best)) best = condition
  }
  return best
}

/** Weekday of a day counted from 1970: 0 is Sunday, 6 is Saturday. Day 0 (1970-01-01) was a Thursday. */
export const weekdayOfEpochDay = (day: number): number => (((day + 4) % 7) + 7) % 7

/**
 * Number of days from 1970 to a date `yyyy-MM-dd`. Uses native `Date`, because calculating the salaries of a month calls this very often.
 */
export const toEpochDay = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / 1000 / DAY_SECONDS)

function secondOfDay(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
