import type { DraftWeek } from '../../src/domain/schedules/draftWeek'
import type { ScheduleEditCommand } from '../../src/domain/schedules/scheduleEditCommand'
import { EMPTY_SHIFT_TIMES, type ScheduleShift, SHIFT_INPUT_FIELDS } from '../../src/domain/schedules/scheduleShift'
import { weekDates } from '../../src/domain/schedules/weekDates'
import fc from '../seededFastCheck'

export const DATES = weekDates('2026-03-17')

const quarter = fc.integer({ min: 0, max: 95 }).map((value) => value * 15)
const day = fc.integer({ min: 0, max: 6 })
const key = fc.integer({ min: 1, max: 14 })
const row = fc.record({ day, key })
const courierId = fc.integer({ min: 1, max: 4 })
const pointId = fc.integer({ min: 1, max: 2 })
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 8 })

const length = fc.integer({ min: 0, max: 60 }).map((value) => value * 15)
const times = fc
  .record({ start: quarter, length, hasBreak: fc.boolean() })
  .map(({ start, length: minutes, hasBreak }) => ({
    start,
    end: start + minutes,
    breakStart: hasBreak ? start + 60 : null,
    breakEnd: hasBreak ? start + 90 : null,
  }))

const shift: fc.Arbitrary<Omit<ScheduleShift, 'key'>> = fc
  .record({ times, courierId: orNull(courierId), pointId: orNull(pointId) })
  .map(({ times: own, ...rest }) => ({ ...EMPTY_SHIFT_TIMES, ...own, ...rest }))

export const weeks: fc.Arbitrary<DraftWeek> = fc
  .array(fc.array(shift, { maxLength: 3 }), { minLength: 7, maxLength: 7 })
  .map((days) => {
    let last = 0
    return {
      days: days.map((rows, index) => ({
        date: DATES[index] as string,
        rows: rows.map((one) => ({ ...one, key: ++last })),
      })),
    }
  })

const anyMinutes = orNull(quarter)

const BY_NAME: { [N in ScheduleEditCommand['name']]: fc.Arbitrary<Extract<ScheduleEditCommand, { name: N }>> } = {
  put: fc.record({ name: fc.constant('put' as const), day, shift }),
  setTimes: fc.record({ name: fc.constant('setTimes' as const), row, start: anyMinutes, end: anyMinutes }),
  setBreak: fc.record({ name: fc.constant('setBreak' as const), row, breakStart: anyMinutes, breakEnd: anyMinutes }),
  keepText: fc.record({
    name: fc.constant('keepText' as const),
    row,
    field: fc.constantFrom(...SHIFT_INPUT_FIELDS),
    text: fc.string(),
  }),
  assign: fc.record({ name: fc.constant('assign' as const), row, courierId: orNull(courierId) }),
  setPoint: fc.record({ name: fc.constant('setPoint' as const), row, pointId: orNull(pointId) }),
  move: fc.record(
    { name: fc.constant('move' as const), row, day, courierId, start: quarter, isCopy: fc.boolean() },
    { requiredKeys: ['name', 'row', 'day'] },
  ),
  stretch: fc.record({
    name: fc.constant('stretch' as const),
    row,
    edge: fc.constantFrom('start' as const, 'end' as const),
    minutes: fc.integer({ min: -2000, max: 2000 }),
  }),
  remove: fc.record({ name: fc.constant('remove' as const), rows: fc.array(row, { maxLength: 3 }) }),
  copyDay: fc.record({ name: fc.constant('copyDay' as const), from: day, to: day }),
  paste: fc.record({
    name: fc.constant('paste' as const),
    cells: fc.array(
      fc.record({
        day,
        courierId,
        shifts: fc.array(
          shift.map(({ courierId: _, ...rest }) => rest),
          { maxLength: 2 },
        ),
      }),
      { maxLength: 3 },
    ),
  }),
  pasteRows: fc.record({
    name: fc.constant('pasteRows' as const),
    day,
    at: fc.integer({ min: 0, max: 4 }),
    rows: fc.array(shift, { maxLength: 3 }),
  }),
}

export const commands: fc.Arbitrary<ScheduleEditCommand> = fc.oneof(...Object.values(BY_NAME))
