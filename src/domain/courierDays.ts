import { type Period, periodDates } from './periods'

/** One planned shift of a courier. Times are `HH:mm`; without times the day is a day off. A day with several shifts has several entries. */
export type PlannedShiftEntry = { dateItem: string; timeStart?: string | undefined; timeEnd?: string | undefined }

/**
 * A worked shift. `start` and `end` are minutes since the start of `date`. A shift that is still open ends at the current time. `orders` is
 * the number of orders; undefined if the server did not send it.
 */
export type WorkedShift = { date: string; start: number; end: number; orders: number | undefined }

/** Start and end of a shift in minutes since the start of its day; values above 1440 are on the next day, negative ones on the day before. */
export type ShiftMinuteInterval = { start: number; end: number }

type DayDeviation = 'late' | 'absent' | 'missed' | 'unplanned'

export const DAY_DEVIATION_LABEL: Record<DayDeviation, string> = {
  late: 'начал позже плана',
  absent: 'не вышел',
  missed: 'вышел не на все смены',
  unplanned: 'не по плану',
}

export type CourierDay = {
  date: string
  planned: number | undefined
  plans: readonly ShiftMinuteInterval[]
  shifts: readonly ShiftMinuteInterval[]
  worked: number
  orders: number | undefined
  deviation: DayDeviation | undefined
}

const DAY = 24 * 60
const LATE_MINUTES = 15

/**
 * Compares planned and worked shifts of each day. A day without a plan has no deviation. `absent` and `missed` are reported only for past
 * days whose worked shifts are all known. `mayHide` returns true for a date if a worked shift of that day may be missing because of invalid
 * data.
 */
export function courierDays(
  period: Period,
  planned: ReadonlyMap<string, readonly PlannedShiftEntry[]>,
  worked: readonly WorkedShift[],
  today: string,
  mayHide: (date: string) => boolean = () => false,
): CourierDay[] {
  return periodDates(period).map((date) => {
    const shifts = worked.filter((shift) => shift.date === date)
    const plan = planned.get(date)
    const plans = plan?.flatMap(plannedInterval).sort((a, b) => a.start - b.start)
    return {
      date,
      planned: plans?.reduce((sum, { start, end }) => sum + end - start, 0),
      plans: plans ?? [],
      shifts: shifts.map(({ start, end }) => ({ start, end })),
      worked: shifts.reduce((sum, { start, end }) => sum + Math.max(0, end - start), 0),
      orders: shifts.reduce<number | undefined>(
        (sum, { orders }) => (sum === undefined || orders === undefined ? undefined : sum + orders),
        0,
      ),
      deviation: deviationOf(plan, shifts, date < today && !mayHide(date)),
    }
  })
}

function deviationOf(
  plan: readonly PlannedShiftEntry[] | undefined,
  shifts: readonly WorkedShift[],
  isKnown: boolean,
): DayDeviation | undefined {
  if (!plan) return undefined
  const plans = plan.flatMap(startedInterval)
  if (plans.length === 0) return shifts.length > 0 ? 'unplanned' : undefined
  const starts = plans.map((each) => startOf(each, plans, shifts))
  const worked = starts.filter((start) => start !== undefined)
  if (isKnown && worked.length === 0) return 'absent'
  if (isKnown && worked.length < plans.length) return 'missed'
  const isLate = plans.some(({ start }, index) => (starts[index] ?? start) - start > LATE_MINUTES)
  return isLate ? 'late' : undefined
}

/**
 * Returns the time at which the courier started the planned shift `plan`, in minutes since the start of the day. This is the earliest start
 * of the worked shifts that overlap `plan`, or whose start is nearer to `plan` than to any other planned shift. If the courier has worked
 * without a break since the previous planned shift, the returned time is before the start of `plan`, so the courier is not late.
 */
function startOf(
  plan: ShiftMinuteInterval,
  plans: readonly ShiftMinuteInterval[],
  shifts: readonly WorkedShift[],
): number | undefined {
  const starts = shifts
    .filter((shift) => (shift.start < plan.end && shift.end > plan.start) || nearestTo(shift, plans) === plan)
    .map(({ start }) => start)
  return starts.length === 0 ? undefined : Math.min(...starts)
}

const nearestTo = ({ start }: WorkedShift, plans: readonly ShiftMinuteInterval[]): ShiftMinuteInterval | undefined =>
  plans.reduce<ShiftMinuteInterval | undefined>(
    (best, plan) => (best && Math.abs(best.start - start) <= Math.abs(plan.start - start) ? best : plan),
    undefined,
  )

function startedInterval(entry: PlannedShiftEntry): ShiftMinuteInterval[] {
  if (entry.timeStart === undefined || entry.timeEnd !== undefined) return plannedInterval(entry)
  const start = minuteOf(entry.timeStart)
  return [{ start, end: start }]
}

function plannedInterval({ timeStart, timeEnd }: PlannedShiftEntry): ShiftMinuteInterval[] {
  if (timeStart === undefined || timeEnd === undefined) return []
  const [start, end] = [minuteOf(timeStart), minuteOf(timeEnd)]
  return [{ start, end: end <= start ? end + DAY : end }]
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
