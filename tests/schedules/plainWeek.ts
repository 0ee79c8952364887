import { NO_TIMES, type Shift } from '../../src/domain/schedules/shift'
import type { DraftWeek } from '../../src/domain/schedules/week'
import { DATES } from './weekArbitraries'

export const shift = (key: number, change: Partial<Shift> = {}): Shift => ({
  ...{ key, courierId: 1, pointId: 1, ...NO_TIMES, start: 540, end: 1080 },
  ...change,
})

export const days = (...rows: Shift[][]): DraftWeek['days'] =>
  DATES.map((date, index) => ({ date, rows: rows[index] ?? [] }))
