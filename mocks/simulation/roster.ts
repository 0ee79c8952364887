import type { Db } from '../store/db'
import { dayOfDate, localDay } from '../store/moments'
import type { CourierRecord } from '../store/records'
import type { ScheduleDayRecord } from '../store/records/schedules'
import type { World } from '../store/world'
import { rowSpan } from './scheduleDays'
import { type Shift, shiftJitter, shiftOnDay } from './shifts'

/**
 * When couriers come to work: by the published schedule of the day where there is one, by their usual hours elsewhere. Whoever
 * the schedule does not name has a day off.
 */
type Worker = Pick<CourierRecord, 'id' | 'cityId' | 'rota'>

/** Nobody is off for longer than the rest of a week and the beginning of the next, in days. */
const LOOK_AHEAD = 8
const DAY = 86_400
/** However late somebody comes, he works for so many seconds. */
const SHORTEST = 900

/** The shift that is on at a moment, or null. */
export function shiftAt(db: Db, courier: Worker, second: number): Shift | null {
  const today = localDay(second, db.timezone(courier.cityId))
  // Somebody may come to tomorrow's shift before midnight.
  const shifts = [today - 1, today, today + 1].flatMap((day) => shiftsOn(db, courier, day))
  return shifts.find(({ start, end }) => start <= second && second < end) ?? null
}

/** The start of the next shift after a moment. */
export function nextShiftStart(db: Db, courier: Worker, second: number): number {
  const today = localDay(second, db.timezone(courier.cityId))
  for (let day = today; day <= today + LOOK_AHEAD; day++) {
    const next = shiftsOn(db, courier, day).find(({ start }) => start > second)
    if (next) return next.start
  }
  return second + DAY
}

/** After a publication: those whom it concerns come, or go, when it says. */
export function followSchedule({ db }: World, courierIds: readonly number[], at: number): void {
  for (const id of courierIds) {
    const courier = db.couriers.get(id)
    if (!courier || db.employees.get(id)?.status !== 10) continue
    const shift = shiftAt(db, courier, at)
    if (courier.slotId === null) {
      db.couriers.update(id, { slotNextAt: shift ? at : nextShiftStart(db, courier, at) })
    } else if (shift) {
      db.slots.update(courier.slotId, { endsAt: shift.end })
      db.couriers.update(id, { slotNextAt: shift.end })
    }
  }
}

/** The shifts that are planned for a local day (days since 1970), in their order. */
function shiftsOn(db: Db, courier: Worker, day: number): Shift[] {
  const { id, cityId } = courier
  const timezone = db.timezone(cityId)
  const planned = publishedDays(db).get(`${cityId} ${day}`)
  if (!planned) return [shiftOnDay(courier, day, timezone)].flatMap((shift) => shift ?? [])
  const jitter = shiftJitter(id, day)
  return planned.published
    .filter(({ courierId }) => courierId === id)
    .map((row) => rowSpan(row, planned.date, timezone))
    .map(({ start, end }) => ({ start: start + jitter.start, end: Math.max(end + jitter.end, start + SHORTEST) }))
    .sort((a, b) => a.start - b.start)
}

const indexes = new WeakMap<Db, { days: Map<string, ScheduleDayRecord> | null }>()

/** The days of published schedules by city and day. Read again after a change. */
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
      return [[`${schedule.cityId} ${dayOfDate(day.date)}`, day] as const]
    }),
  )
  return index.days
}
