import { beforeEach, describe, expect, test } from '@jest/globals'
import { EMPTY_SHIFT_TIMES, type ScheduleShift } from '../../src/domain/schedules/scheduleShift'
import {
  parseStoredWeekEdits,
  restoreStoredWeekEdits,
  serializeWeekEdits,
} from '../../src/pages/schedules/week/storedWeekEdits'
import { createWeekEditor, type WeekEditor } from '../../src/pages/schedules/week/weekEditor'
import { DATES } from './weekArbitraries'

const shift = (key: number, change: Partial<ScheduleShift> = {}): ScheduleShift => ({
  ...{ key, courierId: key, pointId: 1, ...EMPTY_SHIFT_TIMES, start: 540, end: 1080 },
  ...change,
})

const editorOf = (...days: ScheduleShift[][]): WeekEditor =>
  createWeekEditor({
    week: { days: DATES.map((date, index) => ({ date, rows: days[index] ?? [] })) },
    people: new Map(),
  })

const stored = (editor: WeekEditor) => JSON.parse(JSON.stringify(serializeWeekEdits(editor)))
const times = (editor: WeekEditor, day: number) =>
  editor.week().days[day]?.rows.map(({ courierId, start, end, unread }) => [courierId, start, end, unread?.start])

let kept: ReturnType<typeof stored>

beforeEach(() => {
  const before = editorOf([shift(1), shift(2)], [shift(3)])
  before.perform({ name: 'setTimes', row: { day: 0, key: 1 }, start: 600, end: 1080 })
  before.perform({ name: 'keepText', row: { day: 0, key: 2 }, field: 'start', text: 'утром' })
  before.perform({ name: 'put', day: 4, shift: { courierId: 9, pointId: 1, start: 720, end: 900 } })
  kept = stored(before)
})

test('only changed days are kept', () => {
  expect(Object.keys(kept)).toEqual([DATES[0], DATES[4]])
  expect(serializeWeekEdits(editorOf([shift(1)]))).toEqual({})
})

describe('put back', () => {
  test('the week is restored and unsaved', () => {
    const editor = editorOf([shift(1), shift(2)], [shift(3)])
    restoreStoredWeekEdits(editor, parseStoredWeekEdits(editor, kept) ?? {})
    expect(times(editor, 0)).toEqual([
      [1, 600, 1080, undefined],
      [2, null, 1080, 'утром'],
    ])
    expect(times(editor, 4)).toEqual([[9, 720, 900, undefined]])
    expect(editor.changed()).toEqual([0, 4])
    const keys = editor.week().days.flatMap(({ rows }) => rows.map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
  })

  test("a colleague's later save is a conflict, not the base of the edit", () => {
    const editor = editorOf([shift(1, { end: 1200 }), shift(2)], [shift(3)])
    restoreStoredWeekEdits(editor, parseStoredWeekEdits(editor, kept) ?? {})
    expect(editor.base().days[0]?.rows.map(({ end }) => end)).toEqual([1080, 1080])
  })

  test('after discarding, a day equals the start of the edit', () => {
    const editor = editorOf([shift(1), shift(2)], [shift(3)])
    restoreStoredWeekEdits(editor, parseStoredWeekEdits(editor, kept) ?? {})
    editor.restore(0)
    expect(times(editor, 0)).toEqual([
      [1, 540, 1080, undefined],
      [2, 540, 1080, undefined],
    ])
    expect(editor.changed()).toEqual([4])
  })
})

describe('no draft is offered', () => {
  test('for days that reached the server', () => {
    const editor = editorOf(
      [shift(1, { start: 600 }), shift(2, { start: null, unread: { start: 'утром' } })],
      [shift(3)],
    )
    expect(Object.keys(parseStoredWeekEdits(editor, kept) ?? {})).toEqual([DATES[4]])
  })

  test.each([
    ['nothing was kept', undefined],
    ['another build kept it in another form', { [DATES[0] as string]: [{ timeStart: '09:00' }] }],
    [
      'it is of another week',
      { '2026-01-06': { base: [], rows: [{ ...EMPTY_SHIFT_TIMES, courierId: 1, pointId: 1 }] } },
    ],
  ])('if %s', (_name, draft) => {
    expect(parseStoredWeekEdits(editorOf([shift(1)]), draft)).toBeUndefined()
  })
})
