import { weekDates } from '../../src/domain/schedules/weekDates'
import { epochDayOfDate, secondAtLocalHour } from '../store/dateTime'
import type { Db } from '../store/db'
import type { ScheduleDayRecord, ScheduleRecord, ScheduleShiftRecord } from '../store/records/schedules'

export const scheduleDays = (db: Db, scheduleId: number): ScheduleDayRecord[] =>
  db.scheduleDays.all().filter((day) => day.scheduleId === scheduleId)

export const draftOrPublishedShifts = ({ draft, published }: ScheduleDayRecord): readonly ScheduleShiftRecord[] =>
  draft ?? published

export function insertSchedule(db: Db, schedule: ScheduleRecord, firstDayId: number): ScheduleDayRecord[] {
  db.schedules.insert(schedule)
  return weekDates(schedule.dateStart).map((date, index) =>
    db.scheduleDays.insert({ id: firstDayId + index, scheduleId: schedule.id, date, published: [], draft: null }),
  )
}

export function setDayDraft(db: Db, day: ScheduleDayRecord, rows: ScheduleShiftRecord[]): void {
  db.scheduleDays.update(day.id, { draft: sameRows(rows, day.published) ? null : rows })
}

const sameRows = (a: readonly ScheduleShiftRecord[], b: readonly ScheduleShiftRecord[]): boolean =>
  JSON.stringify(a.map(scheduledShiftKey).sort()) === JSON.stringify(b.map(scheduledShiftKey).sort())

export const scheduledShiftKey = ({ shiftId: _shiftId, ...row }: ScheduleShiftRecord): string =>
  [row.courierId, row.pointId, row.timeStart, row.timeEnd, row.breakTimeStart, row.breakTimeEnd].join(' ')

/**
 * Start and end of a scheduled shift in seconds since 1970. An end time that is not after the start time is on the next
 * day.
 */
export function shiftTimeRange(
  row: Pick<ScheduleShiftRecord, 'timeStart' | 'timeEnd'>,
  date: string,
  timezone: number,
) {
  const [start, end] = [parseTimeAsHours(row.timeStart), parseTimeAsHours(row.timeEnd)]
  const day = epochDayOfDate(date)
  return {
    start: secondAtLocalHour(day, start, timezone),
    end: secondAtLocalHour(day, end > start ? end : end + 24, timezone),
  }
}

export function parseTimeAsHours(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}
