/**
 * Raised rates: which condition wins at a moment (contract, «Which condition wins»). The one evaluator of console and mock.
 * Moments are seconds of city time: counted from 1970-01-01T00:00 on the city's own clock.
 */

/** A condition as it is sent and received; a limit that is null, absent or an empty list does not limit. */
export type RatioCondition = {
  id: number
  /** Courier type; all types without it. */
  typeId?: number | null | undefined
  /** The coefficient; unknown counts as 1. */
  ratio?: number | null | undefined
  /** Of several that hold, the highest wins. */
  priority?: number | undefined
  /** `HH:mm` or `HH:mm:ss`; from later than to runs over midnight. */
  timeStart?: string | null | undefined
  timeEnd?: string | null | undefined
  /** `yyyy-MM-dd`, both days included. */
  dateStart?: string | null | undefined
  dateEnd?: string | null | undefined
  /** Weekdays from 0 Sunday to 6 Saturday. */
  days?: readonly number[] | null | undefined
  /** Whether it is switched on. */
  status?: boolean | undefined
}

/** A condition read once: asking it for a moment parses nothing. Days count from 1970, times are seconds of the day. */
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

/** The coefficient without any condition. */
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

/** Whether the period runs over midnight. */
export const isOvernight = ({ from, to }: CompiledRatio): boolean => from > to

/** Whether a period may begin on a day: its date and its weekday fit. */
export const fitsDate = ({ firstDay, lastDay }: CompiledRatio, day: number): boolean =>
  day >= firstDay && day <= lastDay

export const fitsWeekday = ({ days }: CompiledRatio, day: number): boolean => days?.includes(weekday(day)) ?? true

const beginsOn = (condition: CompiledRatio, day: number): boolean =>
  fitsDate(condition, day) && fitsWeekday(condition, day)

/**
 * Whether date, weekday and time of a condition hold, be it switched on or not. After midnight a period that runs over it
 * still belongs to the day on which it began.
 */
export function holdsAt(condition: CompiledRatio, second: number): boolean {
  const day = Math.floor(second / DAY_SECONDS)
  const time = second - day * DAY_SECONDS
  const { from, to } = condition
  if (!isOvernight(condition)) return time >= from && time < to && beginsOn(condition, day)
  return (time >= from && beginsOn(condition, day)) || (time < to && beginsOn(condition, day - 1))
}

export const fitsType = ({ typeId }: CompiledRatio, type: number): boolean => typeId === null || typeId === type

/** Whether `a` wins over `b` where both hold: the higher priority, of equals the newer one. */
export const isStronger = (a: CompiledRatio, b: CompiledRatio): boolean =>
  a.priority === b.priority ? a.id > b.id : a.priority > b.priority

/** The condition that decides at a moment for a courier type; undefined when none holds. */
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

/** 0 Sunday to 6 Saturday of a day counted from 1970, whose first day was a Thursday. */
export const weekday = (day: number): number => (((day + 4) % 7) + 7) % 7

/** Days from 1970 to a date `yyyy-MM-dd`. By the browser's own calendar: a month of salaries asks for it very often. */
export const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / 1000 / DAY_SECONDS)

function secondOfDay(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}
