import { NO_TIMES, type Shift } from '../../src/domain/schedules/shift'
import type { DraftWeek } from '../../src/domain/schedules/week'
import { DATES } from './weekArbitraries'

/** A shift of the first courier in the first point, 09–18. */
export const shift = (key: number, change: Partial<Shift> = {}): Shift => ({
  ...{ key, courierId: 1, pointId: 1, ...NO_TIMES, start: 540, end: 1080 },
  ...change,
})

/** A week with these rows, day by day from its first. */
export const days = (...rows: Shift[][]): DraftWeek['days'] =>
  DATES.map((date, index) => ({ date, rows: rows[index] ?? [] }))
