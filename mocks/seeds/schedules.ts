import { DAYS_IN_WEEK, scheduleWeekStart } from '../../src/domain/schedules/weekDates'
import { isDayOff } from '../simulation/courierRota'
import { insertSchedule, parseTimeAsHours, setDayDraft } from '../simulation/scheduleDays'
import { dateOfEpochDay, localEpochDay, secondAtLocalHour } from '../store/dateTime'
import type { Db } from '../store/db'
import type { SeededRandom } from '../store/random'
import type { CourierRecord } from '../store/records'
import type { ScheduleDayRecord, ScheduleShiftRecord } from '../store/records/schedules'
import { CITY_SEEDS } from './cities'

/**
 * `offset` is in weeks from the present week. `isPublished`: the week has been published at least once. `isChanged`: the week was changed
 * after its publication and not published again.
 */
const WEEKS = [
  { offset: -1, isPublished: true, isChanged: false },
  { offset: 0, isPublished: true, isChanged: false },
  { offset: 1, isPublished: true, isChanged: true },
  { offset: 2, isPublished: false, isChanged: false },
] as const

const CHANGED_DAY = 2
const MOVED = 2

export function seedSchedules(db: Db, random: SeededRandom, now: number): void {
  const usual = new Map(CITY_SEEDS.map(({ cityId }) => [cityId, usualRows(db, random, cityId)]))
  for (const { offset, isPublished, isChanged } of WEEKS) {
    for (const { cityId } of CITY_SEEDS) {
      const timezone = db.timezone(cityId)
      const start = scheduleWeekStart(localEpochDay(now, timezone)) + offset * DAYS_IN_WEEK
      const own = random.fork('schedule', cityId, start)
      const id = db.schedules.all().length + 1
      // A schedule week starts on Tuesday and is published on the Sunday evening before. If that evening is in the future, a time 4 to 30
      // hours ago is used, because a published schedule has its publication time in the past.
      const madeKnown = Math.min(
        secondAtLocalHour(start - 2, 16 + own.next() * 3, timezone),
        now - own.int(4, 30) * 3600,
      )
      const publishedAt = isPublished ? madeKnown : null
      const rows = usual.get(cityId) ?? []
      const toldAt = isPublished ? Object.fromEntries(rows.map(({ courierId }) => [courierId, madeKnown])) : {}
      const week = { dateStart: dateOfEpochDay(start), dateEnd: dateOfEpochDay(start + DAYS_IN_WEEK - 1) }
      const days = insertSchedule(db, { id, cityId, ...week, publishedAt, toldAt }, (id - 1) * DAYS_IN_WEEK + 1)
      days.forEach((day, index) => {
        const here = rowsOn(db, rows, start + index)
        db.scheduleDays.update(day.id, isPublished ? { published: here } : { draft: here })
      })
      if (isChanged) changeDay(db, days[CHANGED_DAY] as ScheduleDayRecord)
    }
  }
}

const rowsOn = (db: Db, usual: readonly ScheduleShiftRecord[], day: number): ScheduleShiftRecord[] =>
  usual
    .filter(({ courierId }) => !isDayOff(db.courier(courierId), day))
    .map((row, index) => ({ ...row, shiftId: index + 1 }))

function usualRows(db: Db, random: SeededRandom, cityId: number): ScheduleShiftRecord[] {
  return db.couriers
    .all()
    .filter((courier) => courier.cityId === cityId && db.employee(courier.id).status === 10)
    .sort((a, b) => a.pointId - b.pointId || a.rota.hours[0] - b.rota.hours[0] || a.id - b.id)
    .map((courier) => rowOf(random, courier))
}

function rowOf(random: SeededRandom, { id, pointId, rota }: CourierRecord): ScheduleShiftRecord {
  const [from, to] = rota.hours
  const own = random.fork('break', id)
  const hasBreak = own.chance(0.7)
  const middle = from + Math.floor((to - from) / 2)
  return {
    ...{ shiftId: 0, pointId, courierId: id },
    timeStart: clock(from),
    timeEnd: clock(to),
    breakTimeStart: hasBreak ? clock(middle) : null,
    breakTimeEnd: hasBreak ? clock(middle, own.pick([20, 30, 30, 45])) : null,
  }
}

function changeDay(db: Db, day: ScheduleDayRecord): void {
  const rows = day.published.slice(0, -1).map((row, index) => (index < MOVED ? { ...row, ...hourLater(row) } : row))
  setDayDraft(db, day, rows)
}

function hourLater(row: ScheduleShiftRecord): Partial<ScheduleShiftRecord> {
  return { timeStart: clock(parseTimeAsHours(row.timeStart) + 1), breakTimeStart: null, breakTimeEnd: null }
}

const clock = (hour: number, minute = 0): string =>
  `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
