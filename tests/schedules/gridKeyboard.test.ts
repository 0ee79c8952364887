/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import { applyScheduleCommand } from '../../src/domain/schedules/applyScheduleCommand'
import type { DraftWeek } from '../../src/domain/schedules/draftWeek'
import type { ScheduleEditCommand } from '../../src/domain/schedules/scheduleEditCommand'
import { EMPTY_SHIFT_TIMES, type ScheduleShift } from '../../src/domain/schedules/scheduleShift'
import { setUnreadableCount } from '../../src/lib/unreadableRowCount'
import {
  gridShortcutCommands,
  parseCellCommands,
  selectedCellShifts,
  type WeekGridActionState,
  type WeekGridSelection,
} from '../../src/pages/schedules/grid/gridActions'
import {
  courierGridRows,
  findCellShifts,
  mostFrequentPoint,
  sumWeekGridRowShifts,
  type WeekGridRow,
} from '../../src/pages/schedules/grid/gridModel'
import { createScheduleNameLookup } from '../../src/pages/schedules/week/scheduleNameLookup'
import { SHORTCUT_IDS, type ShortcutId } from '../../src/ui/shortcuts/shortcuts'
import { days, shift } from './weekFixtures'

/** The shortcuts of each command of the week grid. A command without a shortcut could not be used by keyboard. */
const COMMAND_SHORTCUTS: Record<ScheduleEditCommand['name'], readonly ShortcutId[]> = {
  put: ['weekEdit'],
  setTimes: ['weekEdit'],
  setBreak: ['weekEdit'],
  keepText: ['weekEdit'],
  assign: ['weekAssign'],
  setPoint: ['weekPoint'],
  move: ['weekMoveLeft', 'weekMoveRight', 'weekMoveUp', 'weekMoveDown'],
  stretch: ['weekEndEarlier', 'weekEndLater', 'weekStartEarlier', 'weekStartLater'],
  remove: ['weekRemove'],
  copyDay: ['weekCopyDay'],
  paste: ['weekPaste', 'weekFillDown'],
  pasteRows: ['weekPaste'],
}

const week = (...rows: ScheduleShift[][]): DraftWeek => ({ days: days(...rows) })
const rows: WeekGridRow[] = [1, 2, 3].map((courierId) => ({ courierId, title: `${courierId}`, courierTypeId: 1 }))
const at = (row: number, day: number, toRow = row, toDay = day): WeekGridSelection => ({
  anchor: { row, day },
  cursor: { row: toRow, day: toDay },
})
const held = (state: DraftWeek, day: number, courierId: number) => findCellShifts(state, day, { courierId })
const scene = (
  state: DraftWeek,
  marked: WeekGridSelection,
  copied: WeekGridActionState['copied'] = null,
): WeekGridActionState => ({
  ...{ week: state, rows, marked, copied },
  pointOf: () => 7,
})
const pressed = (
  state: DraftWeek,
  marked: WeekGridSelection,
  id: Parameters<typeof gridShortcutCommands>[0],
  copied?: WeekGridActionState['copied'],
) => gridShortcutCommands(id, scene(state, marked, copied ?? null)).reduce(applyScheduleCommand, state)

test('every command has a key', () => {
  for (const ids of Object.values(COMMAND_SHORTCUTS)) {
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(SHORTCUT_IDS).toContain(id)
  }
})

describe('the keys of the grid make the commands that the table promises', () => {
  const full = week([shift(1), shift(2, { courierId: 2 })], [shift(3)])
  const copied = [[[{ ...EMPTY_SHIFT_TIMES, start: 600, end: 900, pointId: 2 }]]]
  for (const name of ['move', 'stretch', 'remove', 'copyDay', 'paste'] as const) {
    test.each(COMMAND_SHORTCUTS[name])(`${name}: %s`, (id) => {
      const commands = gridShortcutCommands(id, scene(full, at(1, 1), copied)).concat(
        gridShortcutCommands(id, scene(full, at(1, 0), copied)),
        gridShortcutCommands(id, scene(full, at(0, 1), copied)),
      )
      expect(commands.map((command) => command.name)).toContain(name)
    })
  }
})

describe('a typed text', () => {
  const typed = (state: DraftWeek, text: string, marked = at(0, 0)) =>
    parseCellCommands(scene(state, marked), text)?.reduce(applyScheduleCommand, state)

  test('makes a shift at the usual point', () => {
    expect(held(typed(week(), '9-18') as DraftWeek, 0, 1)).toEqual([shift(1, { pointId: 7 })])
  })
  test('changes the only shift, and keeps its break and point', () => {
    const before = week([shift(4, { breakStart: 780, breakEnd: 810 })])
    expect(held(typed(before, '10-19') as DraftWeek, 0, 1)).toEqual([
      shift(4, { start: 600, end: 1140, breakStart: 780, breakEnd: 810 }),
    ])
  })
  test('makes two shifts of one', () => {
    const split = typed(week([shift(4)]), '9-13 17-21') as DraftWeek
    expect(held(split, 0, 1).map(({ start, end, pointId }) => [start, end, pointId])).toEqual([
      [540, 780, 1],
      [1020, 1260, 1],
    ])
  })
  test.each([
    ['another end of the first', '9-14 17-21', [1, 2]],
    ['another start of the second', '9-13 18-21', [1, 2]],
    ['other times of both', '8-12 16-20', [1, 2]],
    ['the second one only', '17-21', [2]],
    ['the second one beside an earlier one', '6-8 17-21', [1, 2]],
    ['the second one cut in two', '17-19 19-21', [2, 2]],
  ])('keeps the points of two shifts: %s', (_case, text, points) => {
    const before = week([shift(4, { end: 780 }), shift(5, { pointId: 2, start: 1020, end: 1260 })])
    expect(held(typed(before, text) as DraftWeek, 0, 1).map(({ pointId }) => pointId)).toEqual(points)
  })
  test('removes a shift when emptied, and rejects text that is not a time', () => {
    expect(held(typed(week([shift(4)]), ' ') as DraftWeek, 0, 1)).toEqual([])
    expect(typed(week(), 'утром')).toBeUndefined()
  })
})

describe('marked cells', () => {
  const corner = week([shift(1), shift(2, { courierId: 2, start: 600 })], [shift(3)])

  test('is copied line by line and pasted from the cursor on', () => {
    const copied = selectedCellShifts(scene(corner, at(0, 0, 1, 1)))
    const pasted = pressed(corner, at(1, 3), 'weekPaste', copied)
    expect(held(pasted, 3, 2).map(({ start }) => start)).toEqual([540])
    expect(held(pasted, 3, 3).map(({ start }) => start)).toEqual([600])
    expect(held(pasted, 4, 2).map(({ start }) => start)).toEqual([540])
    expect(held(pasted, 4, 3)).toEqual([])
  })
  test('is filled by a single copied cell', () => {
    const copied = selectedCellShifts(scene(corner, at(0, 0)))
    const pasted = pressed(corner, at(0, 4, 2, 5), 'weekPaste', copied)
    expect([4, 5].flatMap((day) => [1, 2, 3].map((id) => held(pasted, day, id).length))).toEqual([1, 1, 1, 1, 1, 1])
  })
  test('is filled down from its first line, a single line from the one above', () => {
    expect(held(pressed(corner, at(0, 1, 2, 1), 'weekFillDown'), 1, 3).map(({ start }) => start)).toEqual([540])
    expect(held(pressed(corner, at(1, 1), 'weekFillDown'), 1, 2).map(({ start }) => start)).toEqual([540])
  })
  test('does not move beyond the edges of the week and the list', () => {
    expect(gridShortcutCommands('weekMoveLeft', scene(corner, at(0, 0)))).toEqual([])
    expect(gridShortcutCommands('weekMoveUp', scene(corner, at(0, 0, 1, 1)))).toEqual([])
    expect(gridShortcutCommands('weekMoveDown', scene(corner, at(1, 0)))).toHaveLength(1)
  })
})

test('a courier missing from an incomplete dictionary is not known to be blocked', () => {
  const couriers = [{ value: 1, label: 'Анна', courierTypeId: 5 }]
  expect(createScheduleNameLookup(couriers, [], new Map()).isBlocked?.(9)).toBe(true)
  const incomplete = setUnreadableCount([...couriers], 1)
  expect(createScheduleNameLookup(incomplete, [], new Map()).isBlocked).toBeUndefined()
})

test('rows are all couriers who can or do work, shifts without a courier first', () => {
  const names = createScheduleNameLookup(
    [
      { value: 2, label: 'Борис', courierTypeId: 1 },
      { value: 1, label: 'Анна', courierTypeId: 5 },
    ],
    [{ value: 1, label: 'Центр' }],
    new Map([[9, { fio: 'Яков', courierTypeId: 10 }]]),
  )
  const state = week([shift(1, { courierId: 9, pointId: 1 }), shift(2, { courierId: null })])
  expect(courierGridRows(state, names).map(({ title }) => title)).toEqual(['Без курьера', 'Анна', 'Борис', 'Яков'])
  expect([names.isBlocked?.(9), names.isBlocked?.(1)]).toEqual([true, false])
  expect(mostFrequentPoint(state, 9, names)).toBe(1)
  expect(sumWeekGridRowShifts([[shift(1, { breakStart: 780, breakEnd: 810 })], [], [shift(2)]])).toEqual({
    minutes: 1050,
    shifts: 2,
  })
})
