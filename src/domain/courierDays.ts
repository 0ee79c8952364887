import { type Period, periodDates } from './periods'

/** What a courier was scheduled to work and what he worked, day by day (design, «Card»). */

/** A planned shift of a day, times `HH:mm`; without times it is a day off. A day may have several. */
export type PlannedDay = { dateItem: string; timeStart?: string | undefined; timeEnd?: string | undefined }

/** A shift as it was worked: its day, and its ends in minutes since that day began; an open end runs to now. */
export type WorkedShift = { date: string; start: number; end: number; orders: number }

/** Minutes since a day began; an end on the next day is above 24 hours. */
export type Stretch = { start: number; end: number }

export type Deviation = 'late' | 'absent' | 'missed' | 'unplanned'

export const DEVIATION_LABEL: Record<Deviation, string> = {
  late: 'начал позже плана',
  absent: 'не вышел',
  missed: 'вышел не на все смены',
  unplanned: 'не по плану',
}

export type CourierDay = {
  date: string
  /** Minutes; undefined where the plan is not known. */
  planned: number | undefined
  /** The planned shifts and the worked ones, in minutes since the day began. */
  plans: readonly Stretch[]
  shifts: readonly Stretch[]
  worked: number
  orders: number
  deviation: Deviation | undefined
}

const DAY = 24 * 60
/** A start so many minutes off the plan is a late one. */
const LATE_MINUTES = 15

/**
 * The days of a period. A day without a plan at all (no week tells of it) is never called unplanned, and today is not
 * called absent before it is over; nor is a day `mayHide` a shift that could not be read.
 */
export function courierDays(
  period: Period,
  planned: ReadonlyMap<string, readonly PlannedDay[]>,
  worked: readonly WorkedShift[],
  today: string,
  mayHide: (date: string) => boolean = () => false,
): CourierDay[] {
  return periodDates(period).map((date) => {
    const shifts = worked.filter((shift) => shift.date === date)
    const plan = planned.get(date)
    const plans = plan?.flatMap(plannedStretch).sort((a, b) => a.start - b.start)
    return {
      date,
      planned: plans?.reduce((sum, { start, end }) => sum + end - start, 0),
      plans: plans ?? [],
      shifts: shifts.map(({ start, end }) => ({ start, end })),
      worked: shifts.reduce((sum, { start, end }) => sum + Math.max(0, end - start), 0),
      orders: shifts.reduce((sum, { orders }) => sum + orders, 0),
      deviation: deviationOf(plan, shifts, date < today && !mayHide(date)),
    }
  })
}

/** `isKnown`: what was not worked by now was missed. */
function deviationOf(
  plan: readonly PlannedDay[] | undefined,
  shifts: readonly WorkedShift[],
  isKnown: boolean,
): Deviation | undefined {
  if (!plan) return undefined
  const plans = plan.flatMap(begunStretch)
  if (plans.length === 0) return shifts.length > 0 ? 'unplanned' : undefined
  const starts = plans.map((each) => startOf(each, plans, shifts))
  const worked = starts.filter((start) => start !== undefined)
  if (isKnown && worked.length === 0) return 'absent'
  if (isKnown && worked.length < plans.length) return 'missed'
  const isLate = plans.some(({ start }, index) => (starts[index] ?? start) - start > LATE_MINUTES)
  return isLate ? 'late' : undefined
}

/**
 * When a planned shift was begun: by the first of those worked within it, or else nearer to it than to any other of the day;
 * undefined where there is none. One that goes on from the planned shift before has begun it in time.
 */
function startOf(plan: Stretch, plans: readonly Stretch[], shifts: readonly WorkedShift[]): number | undefined {
  const starts = shifts
    .filter((shift) => (shift.start < plan.end && shift.end > plan.start) || nearestTo(shift, plans) === plan)
    .map(({ start }) => start)
  return starts.length === 0 ? undefined : Math.min(...starts)
}

/** The planned shift that a worked one belongs to: of equally near ones the first. */
const nearestTo = ({ start }: WorkedShift, plans: readonly Stretch[]): Stretch | undefined =>
  plans.reduce<Stretch | undefined>(
    (best, plan) => (best && Math.abs(best.start - start) <= Math.abs(plan.start - start) ? best : plan),
    undefined,
  )

/** A planned shift whose end is not told is judged by its beginning. */
function begunStretch({ timeStart, timeEnd, ...day }: PlannedDay): Stretch[] {
  return timeStart === undefined ? [] : plannedStretch({ ...day, timeStart, timeEnd: timeEnd ?? timeStart })
}

/** An end before the start is on the next day; a day off has none. */
function plannedStretch({ timeStart, timeEnd }: PlannedDay): Stretch[] {
  if (timeStart === undefined || timeEnd === undefined) return []
  const [start, end] = [minuteOf(timeStart), minuteOf(timeEnd)]
  return [{ start, end: end < start ? end + DAY : end }]
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
