import { weekDates } from '../../src/domain/schedules/weeks'
import type { Db } from '../store/db'
import { atLocalHour, dayOfDate } from '../store/moments'
import type { ScheduleDayRecord, ScheduleRecord, ScheduleRow } from '../store/records/schedules'

export const scheduleDays = (db: Db, scheduleId: number): ScheduleDayRecord[] =>
  db.scheduleDays.all().filter((day) => day.scheduleId === scheduleId)

export const dayDraft = ({ draft, published }: ScheduleDayRecord): readonly ScheduleRow[] => draft ?? published

export function insertWeek(db: Db, schedule: ScheduleRecord, firstDayId: number): ScheduleDayRecord[] {
  db.schedules.insert(schedule)
  return weekDates(schedule.dateStart).map((date, index) =>
    db.scheduleDays.insert({ id: firstDayId + index, scheduleId: schedule.id, date, published: [], draft: null }),
  )
}

export function setDraft(db: Db, day: ScheduleDayRecord, rows: ScheduleRow[]): void {
  db.scheduleDays.update(day.id, { draft: sameRows(rows, day.published) ? null : rows })
}

const sameRows = (a: readonly ScheduleRow[], b: readonly ScheduleRow[]): boolean =>
  JSON.stringify(a.map(rowText).sort()) === JSON.stringify(b.map(rowText).sort())

export const rowText = ({ shiftId: _shiftId, ...row }: ScheduleRow): string =>
  [row.courierId, row.pointId, row.timeStart, row.timeEnd, row.breakTimeStart, row.breakTimeEnd].join(' ')

/**
 * Start and end of a scheduled shift in seconds since 1970. An end time that is not after the start time is on the next
 * day.
 */
export function rowSpan(row: Pick<ScheduleRow, 'timeStart' | 'timeEnd'>, date: string, timezone: number) {
  const [start, end] = [readHour(row.timeStart), readHour(row.timeEnd)]
  const day = dayOfDate(date)
  return {
    start: atLocalHour(day, start, timezone),
    end: atLocalHour(day, end > start ? end : end + 24, timezone),
  }
}

/** Converts `09:30` to 9.5. */
export function readHour(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}
