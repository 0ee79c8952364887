import { epochDayOfDate, localEpochDay } from '../store/dateTime'
import type { Db } from '../store/db'
import type { CourierRecord } from '../store/records'
import type { ScheduleDayRecord } from '../store/records/schedules'
import type { World } from '../store/world'
import { randomShiftDeviation, type ShiftTimeRange, usualShiftOnDay } from './courierRota'
import { shiftTimeRange } from './scheduleDays'

/**
 * Couriers follow the published schedule of the day, or their usual hours if there is none. Couriers missing from a
 * published schedule have the day off.
 */
type Worker = Pick<CourierRecord, 'id' | 'cityId' | 'rota'>

const LOOK_AHEAD = 8
const DAY = 86_400
/** Seconds. */
const SHORTEST = 900
/** Seconds. Planned length of a shift that is started by hand for a courier who has no scheduled shift soon. */
export const UNSCHEDULED_SHIFT_SECONDS = 8 * 3600

/** Of two adjoining shifts, which may overlap by minutes, returns the later one. */
export function findCourierShiftAt(db: Db, courier: Worker, second: number): ShiftTimeRange | null {
  const today = localEpochDay(second, db.timezone(courier.cityId))
  // Include tomorrow's shifts, because a courier may start tomorrow's shift before midnight.
  const shifts = [today - 1, today, today + 1].flatMap((day) => shiftsOn(db, courier, day))
  return shifts.findLast(({ start, end }) => start <= second && second < end) ?? null
}

export function findCurrentOrNextShift(db: Db, courier: Worker, second: number): ShiftTimeRange | null {
  const next = nextShiftStart(db, courier, second)
  return (
    findCourierShiftAt(db, courier, second) ??
    (next < second + UNSCHEDULED_SHIFT_SECONDS ? findCourierShiftAt(db, courier, next) : null)
  )
}

export function nextShiftStart(db: Db, courier: Worker, second: number): number {
  const today = localEpochDay(second, db.timezone(courier.cityId))
  for (let day = today; day <= today + LOOK_AHEAD; day++) {
    const next = shiftsOn(db, courier, day).find(({ start }) => start > second)
    if (next) return next.start
  }
  return second + DAY
}

export function applyPublishedSchedule({ db }: World, courierIds: readonly number[], at: number): void {
  for (const id of courierIds) {
    const courier = db.couriers.get(id)
    if (!courier || db.employees.get(id)?.status !== 10) continue
    const shift = findCourierShiftAt(db, courier, at)
    if (courier.slotId === null) {
      db.couriers.update(id, { slotNextAt: shift ? at : nextShiftStart(db, courier, at) })
    } else if (shift && db.slot(courier.slotId).endsAt <= shift.start) {
      // The courier's previous shift is still open. At the time `at` the simulation closes the previous shift and opens `shift`.
      db.couriers.update(id, { slotNextAt: at })
    } else if (shift) {
      db.slots.update(courier.slotId, { endsAt: shift.end })
      db.couriers.update(id, { slotNextAt: shift.end })
    }
  }
}

function shiftsOn(db: Db, courier: Worker, day: number): ShiftTimeRange[] {
  const { id, cityId } = courier
  const timezone = db.timezone(cityId)
  const planned = publishedDays(db).get(`${cityId} ${day}`)
  if (!planned) return [usualShiftOnDay(courier, day, timezone)].flatMap((shift) => shift ?? [])
  const jitter = randomShiftDeviation(id, day)
  return planned.published
    .filter(({ courierId }) => courierId === id)
    .map((row) => shiftTimeRange(row, planned.date, timezone))
    .map(({ start, end }) => ({ start: start + jitter.start, end: Math.max(end + jitter.end, start + SHORTEST) }))
    .sort((a, b) => a.start - b.start)
}

const indexes = new WeakMap<Db, { days: Map<string, ScheduleDayRecord> | null }>()

function publishedDays(db: Db): Map<string, ScheduleDayRecord> {
  let index = indexes.get(db)
  if (!index) {
    const made: { days: Map<string, ScheduleDayRecord> | null } = { days: null }
    const forget = () => {
      made.days = null
    }
    db.schedules.onChange(forget)
    db.scheduleDays.onChange(forget)
    indexes.set(db, made)
    index = made
  }
  index.days ??= new Map(
    db.scheduleDays.all().flatMap((day) => {
      const schedule = db.schedules.get(day.scheduleId)
      if (!schedule || schedule.publishedAt === null) return []
      return [[`${schedule.cityId} ${epochDayOfDate(day.date)}`, day] as const]
    }),
  )
  return index.days
}
