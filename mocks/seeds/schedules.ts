import type { Db } from '../db'
import { atLocalHour, dateOfDay, localDay } from '../moments'
import type { Random } from '../random'
import type { CourierRecord } from '../records'
import type { ScheduleDayRecord, ScheduleRow } from '../records/schedules'
import { insertWeek, setDraft, spanOf, weekStart } from '../schedules/days'
import { shiftOnDay } from '../simulation/shifts'
import { CITY_SCALES } from './cities'

/** Weeks from the present one: a past one, the present one, one with changes that wait, one that is a draft. */
const WEEKS = [
  { offset: -1, isPublished: true, isChanged: false },
  { offset: 0, isPublished: true, isChanged: false },
  { offset: 1, isPublished: true, isChanged: true },
  { offset: 2, isPublished: false, isChanged: false },
] as const

const DAYS_OF_WEEK = 7
const LONG_SHIFT = 8
/** The day of the changed week, and how many rows of it are touched. */
const CHANGED_DAY = 2
const MOVED = 2

/** Four weeks in each city that is served, by the hours at which couriers usually work. */
export function seedSchedules(db: Db, random: Random, now: number): void {
  for (const { offset, isPublished, isChanged } of WEEKS) {
    for (const { cityId } of CITY_SCALES) {
      const timezone = db.timezone(cityId)
      const start = weekStart(localDay(now, timezone)) + offset * DAYS_OF_WEEK
      const own = random.fork('schedule', cityId, start)
      const id = db.schedules.all().length + 1
      // It is made known on the Sunday before; a week whose Sunday is to come was made known early.
      const publishedAt = Math.min(atLocalHour(start - 2, 16 + own.next() * 3, timezone), now - own.int(4, 30) * 3600)
      const schedule = {
        ...{ id, cityId, dateStart: dateOfDay(start), dateEnd: dateOfDay(start + DAYS_OF_WEEK - 1) },
        publishedAt: isPublished ? publishedAt : null,
        toldAt: {},
      }
      const days = insertWeek(db, schedule, (id - 1) * DAYS_OF_WEEK + 1)
      const rows = days.map((_, index) => rowsOf(db, random, cityId, start + index))
      days.forEach((day, index) => {
        const change = isPublished ? { published: rows[index] ?? [] } : { draft: rows[index] ?? [] }
        db.scheduleDays.update(day.id, change)
      })
      if (isChanged) changeDay(db, days[CHANGED_DAY] as ScheduleDayRecord)
      if (!isPublished) continue
      const told = new Set(rows.flat().map(({ courierId }) => courierId))
      db.schedules.update(id, { toldAt: Object.fromEntries([...told].map((courierId) => [courierId, publishedAt])) })
    }
  }
}

/** The shifts of a local day, by dispatch point and time. */
function rowsOf(db: Db, random: Random, cityId: number, day: number): ScheduleRow[] {
  const timezone = db.timezone(cityId)
  return db.couriers
    .all()
    .filter((courier) => courier.cityId === cityId && db.employee(courier.id).status === 10)
    .flatMap((courier) => rowOf(random, courier, day, timezone) ?? [])
    .sort((a, b) => a.pointId - b.pointId || a.timeStart.localeCompare(b.timeStart) || a.courierId - b.courierId)
    .map((row, index) => ({ ...row, shiftId: index + 1 }))
}

function rowOf(random: Random, { id, pointId }: CourierRecord, day: number, timezone: number): ScheduleRow | null {
  const shift = shiftOnDay(id, day, timezone)
  if (!shift) return null
  const midnight = atLocalHour(day, 0, timezone)
  const [from, to] = [shift.start, shift.end].map((second) => Math.round((second - midnight) / 3600)) as [
    number,
    number,
  ]
  const own = random.fork('break', id, day)
  const hasBreak = to - from >= LONG_SHIFT && own.chance(0.7)
  const middle = from + Math.floor((to - from) / 2)
  return {
    ...{ shiftId: 0, pointId, courierId: id },
    timeStart: clock(from),
    timeEnd: clock(to),
    breakTimeStart: hasBreak ? clock(middle) : null,
    breakTimeEnd: hasBreak ? clock(middle, own.pick([20, 30, 30, 45])) : null,
  }
}

/** Somebody asked for other hours, somebody cannot come. */
function changeDay(db: Db, day: ScheduleDayRecord): void {
  const rows = day.published.slice(0, -1).map((row, index) => (index < MOVED ? { ...row, ...hourLater(row) } : row))
  setDraft(db, day, rows)
}

function hourLater(row: ScheduleRow): Partial<ScheduleRow> {
  const { start } = spanOf(row, '1970-01-01', 0)
  return { timeStart: clock(start / 3600 + 1), breakTimeStart: null, breakTimeEnd: null }
}

/** `HH:mm` of an hour that may exceed 24. */
const clock = (hour: number, minute = 0): string =>
  `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
