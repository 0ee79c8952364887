/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { applyScheduleCommand } from '../../src/domain/schedules/applyScheduleCommand'
import { changedDraftDays, type DraftWeek, hasSameDraftRows } from '../../src/domain/schedules/draftWeek'
import type { ScheduleEditCommand } from '../../src/domain/schedules/scheduleEditCommand'
import {
  EMPTY_SHIFT_TIMES,
  isBlankShift,
  isCompleteShift,
  type ScheduleShift,
  type ShiftTimeFieldName,
  shiftFromServerRow,
  toShiftRequestRow,
} from '../../src/domain/schedules/scheduleShift'
import {
  createWeekUndoHistory,
  performScheduleCommands,
  redoWeekChange,
  undoWeekChange,
} from '../../src/domain/schedules/undoHistory'
import { validateWeek } from '../../src/domain/schedules/validateWeek'
import fc from '../seededFastCheck'
import { commands, DATES, weeks } from './weekArbitraries'
import { days, shift } from './weekFixtures'

const MAX_STEPS = 100

const week = (...rows: ScheduleShift[][]): DraftWeek => ({ days: days(...rows) })

const rows = (state: DraftWeek, day: number) => state.days[day]?.rows ?? []

/** Returns true if the server accepts the schedule day (contract, rules of a day). Independent of the checks in the console. */
function isLegal(days: readonly { rows: readonly ScheduleShift[] }[], day: number): boolean {
  const own = (days[day]?.rows ?? []).filter((row) => !isBlankShift(row))
  const spans = days.flatMap(({ rows: all }, index) =>
    all.flatMap((row) =>
      row.start === null || row.end === null
        ? []
        : [{ row, from: index * 1440 + row.start, to: index * 1440 + row.end }],
    ),
  )
  return own.every((row) => {
    if (
      !isCompleteShift(row) ||
      row.end === row.start ||
      row.start < 0 ||
      row.start >= 1440 ||
      row.end - row.start >= 1440
    ) {
      return false
    }
    const sent = toShiftRequestRow(row)
    const isPauseGiven = 'breakTimeStart' in sent
    if (isPauseGiven !== 'breakTimeEnd' in sent) return false
    if (isPauseGiven && !((row.breakStart ?? 0) >= row.start && (row.breakEnd ?? 0) <= row.end)) return false
    const from = day * 1440 + row.start
    const to = day * 1440 + row.end
    return spans.every(
      (other) => other.row === row || other.row.courierId !== row.courierId || other.from >= to || other.to <= from,
    )
  })
}

describe('any sequence of commands', () => {
  test('can be undone and redone step by step', () => {
    fc.assert(
      fc.property(weeks, fc.array(commands, { maxLength: 30 }), (start, sequence) => {
        const states = [createWeekUndoHistory(start)]
        for (const command of sequence) {
          const last = states.at(-1) as (typeof states)[number]
          const next = performScheduleCommands(last, command)
          if (next !== last) states.push(next)
        }
        let back = states.at(-1) as (typeof states)[number]
        for (const state of states.slice(0, -1).toReversed()) {
          back = undoWeekChange(back)
          expect(back.present).toBe(state.present)
        }
        expect(undoWeekChange(back)).toBe(back)
        for (const state of states.slice(1)) {
          back = redoWeekChange(back)
          expect(back.present).toEqual(state.present)
        }
        expect(redoWeekChange(back)).toBe(back)
      }),
    )
  })

  test('an invalid day always has a verdict', () => {
    fc.assert(
      fc.property(weeks, fc.array(commands, { maxLength: 20 }), (start, sequence) => {
        const end = sequence.reduce(applyScheduleCommand, start)
        const judged = new Set(validateWeek(end.days).map(({ day }) => day))
        for (const day of end.days.keys()) {
          if (!judged.has(day) && !isLegal(end.days, day)) throw new Error(`Day ${day} has no verdict`)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('keeps keys unique and untouched days the same objects', () => {
    fc.assert(
      fc.property(weeks, commands, (start, command) => {
        const end = applyScheduleCommand(start, command)
        const keys = end.days.flatMap((day) => day.rows.map(({ key }) => key))
        expect(new Set(keys).size).toBe(keys.length)
        const changed = changedDraftDays(start, end)
        end.days.forEach((day, index) => {
          if (!changed.includes(index)) expect(hasSameDraftRows(day, start.days[index] as typeof day)).toBe(true)
        })
        expect(end.days.map(({ date }) => date)).toEqual(DATES)
      }),
    )
  })
})

test('a hundred steps are kept', () => {
  let history = createWeekUndoHistory(week())
  for (let count = 0; count < MAX_STEPS + 5; count++) {
    history = performScheduleCommands(history, { name: 'put', day: 0, shift: { courierId: count } })
  }
  for (let count = 0; count < MAX_STEPS + 5; count++) history = undoWeekChange(history)
  expect(rows(history.present, 0)).toHaveLength(5)
})

test('a new command clears the redo list; one without effect is no step', () => {
  const first = performScheduleCommands(createWeekUndoHistory(week([shift(1)])), {
    name: 'assign',
    row: { day: 0, key: 1 },
    courierId: 2,
  })
  const back = undoWeekChange(first)
  expect(performScheduleCommands(back, { name: 'assign', row: { day: 0, key: 1 }, courierId: 1 })).toBe(back)
  const other = performScheduleCommands(back, { name: 'setPoint', row: { day: 0, key: 1 }, pointId: 2 })
  expect(redoWeekChange(other)).toBe(other)
})

describe('a command', () => {
  const does = (command: ScheduleEditCommand, ...days: ScheduleShift[][]) =>
    applyScheduleCommand(week(...days), command)
  const row = { day: 0, key: 1 }

  test('moves a shift with its break to another day, courier and time', () => {
    const moved = does({ name: 'move', row, day: 2, courierId: 3, start: 600 }, [
      shift(1, { breakStart: 780, breakEnd: 810 }),
    ])
    expect(rows(moved, 0)).toEqual([])
    expect(rows(moved, 2)).toEqual([shift(1, { courierId: 3, start: 600, end: 1140, breakStart: 840, breakEnd: 870 })])
  })

  test('copies and keeps the shift in place', () => {
    const copied = does({ name: 'move', row, day: 1, isCopy: true }, [shift(1)])
    expect([rows(copied, 0), rows(copied, 1)]).toEqual([[shift(1)], [shift(2)]])
  })

  test.each([
    ['end', 15, { end: 1095 }],
    ['end', -1000, { end: 555 }],
    ['end', 5000, { end: 540 + 1439 }],
    ['start', -15, { start: 525 }],
    ['start', -5000, { start: 0 }],
    ['start', 5000, { start: 1065 }],
  ] as const)('stretches the %s by %i minutes within a day', (edge, minutes, change) => {
    expect(rows(does({ name: 'stretch', row, edge, minutes }, [shift(1)]), 0)).toEqual([shift(1, change)])
  })

  test('puts an end before the start, and a break after midnight, on the next day', () => {
    const night = does({ name: 'setTimes', row, start: 1080, end: 180 }, [shift(1)])
    expect(rows(night, 0)[0]).toMatchObject({ start: 1080, end: 1620 })
    expect(
      rows(applyScheduleCommand(night, { name: 'setBreak', row, breakStart: 60, breakEnd: 90 }), 0)[0],
    ).toMatchObject({
      breakStart: 1500,
      breakEnd: 1530,
    })
  })

  // A shift from 9 to 18 with a break from 13 to 14. Each command changes the shift's times so that the break is outside of them and must
  // move into the shift (see breakAfterShiftMove.test.ts).
  test.each<[string, ScheduleEditCommand]>([
    ['a new start and end', { name: 'setTimes', row, start: 840, end: 1380 }],
    ['an earlier end', { name: 'setTimes', row, start: 540, end: 780 }],
    ['a dragged start', { name: 'stretch', row, edge: 'start', minutes: 300 }],
    ['a dragged end', { name: 'stretch', row, edge: 'end', minutes: -300 }],
    ['pasted times', { name: 'pasteRows', day: 0, at: 0, rows: [{ start: 840, end: 1380 }] }],
  ])('moves the break into the shift with %s', (_name, command) => {
    const [moved] = rows(does(command, [shift(1, { breakStart: 780, breakEnd: 840 })]), 0)
    const { start, end, breakStart, breakEnd } = moved as Record<ShiftTimeFieldName, number>
    expect([start, end]).not.toEqual([540, 1080])
    expect(breakEnd - breakStart).toBe(60)
    expect([start, breakStart, breakEnd, end].toSorted((a, b) => a - b)).toEqual([start, breakStart, breakEnd, end])
  })

  test('keeps invalid time text until a valid time is set', () => {
    const kept = does({ name: 'keepText', row, field: 'start', text: 'утром' }, [shift(1)])
    expect(rows(kept, 0)[0]).toMatchObject({ start: null, unread: { start: 'утром' } })
    const mended = applyScheduleCommand(kept, { name: 'setTimes', row, start: 540, end: 1080 })
    expect(rows(mended, 0)).toEqual([shift(1)])
  })

  test('makes a day the copy of another', () => {
    const copied = does({ name: 'copyDay', from: 0, to: 1 }, [shift(1), shift(2)], [shift(3)])
    expect(rows(copied, 1)).toEqual([shift(4), shift(5)])
  })

  test("pastes cells over a courier's shifts of a day", () => {
    const { key: _key, courierId: _courier, ...night } = shift(0, { start: 1080, end: 1620 })
    const pasted = does({ name: 'paste', cells: [{ day: 0, courierId: 1, shifts: [night] }] }, [
      shift(1),
      shift(2, { courierId: 2 }),
    ])
    expect(rows(pasted, 0)).toEqual([shift(2, { courierId: 2 }), shift(3, { start: 1080, end: 1620 })])
  })

  test('pastes lines of a spreadsheet over rows and below them', () => {
    const pasted = does({ name: 'pasteRows', day: 0, at: 0, rows: [{ start: 600 }, { start: 1320, end: 360 }] }, [
      shift(1),
    ])
    expect(rows(pasted, 0)).toEqual([
      shift(1, { start: 600 }),
      { ...EMPTY_SHIFT_TIMES, key: 3, courierId: null, pointId: null, start: 1320, end: 1800 },
    ])
  })
})

test('a row of the server is returned unchanged', () => {
  for (const [timeStart, timeEnd, breakTimeStart, breakTimeEnd] of [
    ['09:00', '18:00', '13:00', '13:30'],
    ['18:00', '03:00', '01:00', '01:30'],
    ['22:00', '06:00', undefined, undefined],
    ['00:00', '23:45', undefined, undefined],
  ] as const) {
    const row = { courierId: 1, pointId: 2, timeStart, timeEnd }
    const pause = breakTimeStart ? { breakTimeStart, breakTimeEnd } : {}
    const read = shiftFromServerRow({ ...row, ...pause }, 1)
    expect(isCompleteShift(read) && toShiftRequestRow(read)).toEqual({ ...row, ...pause })
  }
})
