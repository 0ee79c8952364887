import type { DraftWeek } from '../../src/domain/schedules/draftWeek'
import { EMPTY_SHIFT_TIMES, type ScheduleShift } from '../../src/domain/schedules/scheduleShift'
import { DATES } from './weekArbitraries'

export const shift = (key: number, change: Partial<ScheduleShift> = {}): ScheduleShift => ({
  ...{ key, courierId: 1, pointId: 1, ...EMPTY_SHIFT_TIMES, start: 540, end: 1080 },
  ...change,
})

export const days = (...rows: ScheduleShift[][]): DraftWeek['days'] =>
  DATES.map((date, index) => ({ date, rows: rows[index] ?? [] }))
