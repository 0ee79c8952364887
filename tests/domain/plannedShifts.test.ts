/** @jest-environment node */
import { describe, expect, test } from '@jest/globals'
import {
  findNoShows,
  findPlannedShift,
  noShowByCourier,
  plannedCourierCountByPoint,
  plannedEndByCourier,
} from '../../src/domain/plannedShifts'
import { findShiftAnomalies } from '../../src/domain/shiftAnomalies'

const DATE = '2026-03-18'
/** A time on `DATE` in a city at UTC+5, in epoch seconds. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 2, 18, hour - 5, minute) / 1000
const row = (courierId: number, timeStart?: string, timeEnd?: string) => ({ courierId, pointId: 1, timeStart, timeEnd })

describe('planned work of a courier', () => {
  const rows = [row(1, '08:00', '12:00'), row(1, '16:00', '22:00'), row(2, '22:00', '06:00'), row(3, '09:00')]

  test('is the row whose start is nearest to the actual start', () => {
    expect(findPlannedShift(rows, 1, DATE, at(15), 5)).toEqual({ start: at(16), end: at(22) })
    expect(findPlannedShift(rows, 1, DATE, at(9), 5)).toEqual({ start: at(8), end: at(12) })
  })

  test('ends on the next day if the end is before the start', () => {
    expect(findPlannedShift(rows, 2, DATE, at(22), 5)).toEqual({ start: at(22), end: at(30) })
  })

  test('is not known without both times, or without a row', () => {
    expect(findPlannedShift(rows, 3, DATE, at(9), 5)).toBeUndefined()
    expect(findPlannedShift(rows, 9, DATE, at(9), 5)).toBeUndefined()
  })
})

describe('a no-show', () => {
  const slot = { createdAt: '2026-03-18 12:20:00', finishedAt: undefined }
  test.each([
    ['began ten minutes ago', row(1, '12:00', '21:00'), at(12, 10), 'running'],
    ['began nine minutes ago', row(1, '12:00', '21:00'), at(12, 9), undefined],
    ['is over', row(1, '12:00', '21:00'), at(21), 'over'],
    ['runs over midnight', row(1, '22:00', '03:00'), at(26), 'running'],
    ['lasts 24 hours', row(1, '09:00', '09:00'), at(20), 'running'],
    ['was started late', { ...row(1, '12:00', '21:00'), slot }, at(14), undefined],
    ['has a slot without a start', { ...row(1, '12:00', '21:00'), slot: {} }, at(14), undefined],
    ['has no planned time', row(1), at(14), undefined],
  ])('of a shift that %s', (_name, shift, now, expected) => {
    expect(findNoShows([shift], DATE, now, 5).get(shift)).toBe(expected)
  })

  test.each([
    ['still lasts', undefined, undefined],
    ['ended within it', '2026-03-18 15:00:00', undefined],
    ['ended before it', '2026-03-18 13:00:00', 'running'],
  ])('of a shift whose courier has a slot of an earlier row that %s', (_name, finishedAt, expected) => {
    const second = row(1, '14:00', '18:00')
    const rows = [{ ...row(1, '09:00', '13:00'), slot: { createdAt: '2026-03-18 09:00:00', finishedAt } }, second]
    expect(findNoShows(rows, DATE, at(14, 10), 5).get(second)).toBe(expected)
  })

  test('of a missed shift whose courier came to a later one', () => {
    const missed = row(1, '09:00', '13:00')
    const rows = [missed, { ...row(1, '16:00', '22:00'), slot: { createdAt: '2026-03-18 15:55:00' } }]
    expect(findNoShows(rows, DATE, at(17), 5).get(missed)).toBe('over')
  })

  test('of a shift beside the slot of another courier', () => {
    const absent = row(1, '09:00', '18:00')
    expect(findNoShows([absent, { ...row(2, '09:00', '18:00'), slot }], DATE, at(10), 5).get(absent)).toBe('running')
  })

  test('of a courier with several shifts is counted once; a current shift is preferred', () => {
    const [morning, day, evening] = [row(1, '08:00', '10:00'), row(1, '11:00', '20:00'), row(1, '21:00', '23:00')]
    const absent = (...rows: ReturnType<typeof row>[]) => noShowByCourier(findNoShows(rows, DATE, at(14), 5))
    const running = new Map([[1, 'running']])
    expect(absent(morning, day, evening)).toEqual(running)
    expect(absent(day, morning, evening)).toEqual(running)
    expect(absent(morning, evening, row(2, '13:55', '20:00'))).toEqual(new Map([[1, 'over']]))
  })
})

describe('the planned cover of a moment', () => {
  const days = [
    { date: '2026-03-17', rows: [row(5, '20:00', '14:00')] },
    { date: DATE, rows: [row(1, '09:00', '18:00'), { ...row(2, '13:00', '18:00'), pointId: 2 }, row(3)] },
  ]

  test.each([
    [at(13), { 1: 2, 2: 1 }],
    [at(12, 59), { 1: 2 }],
    [at(14), { 1: 1, 2: 1 }],
    [at(18), {}],
  ])('at %d', (now, cover) => {
    expect(Object.fromEntries(plannedCourierCountByPoint(days, now, 5))).toEqual(cover)
  })
})

describe('a start off the plan', () => {
  const shift = { id: 1, createdAt: `${DATE} 09:16:00`, finishedAt: `${DATE} 18:00:00`, countOrder: 4 }
  const found = (start: number) =>
    findShiftAnomalies([shift], () => 5, at(20), new Map([[1, { start, end: at(18) }]])).get(1)

  test.each([
    ['more than a quarter of an hour late', at(9), ['startOff']],
    ['more than a quarter of an hour early', at(9, 32), ['startOff']],
    ['a quarter of an hour is none', at(9, 1), []],
  ])('%s', (_, start, expected) => expect(found(start)).toEqual(expected))

  test('is empty without a plan', () => {
    expect(findShiftAnomalies([shift], () => 5, at(20)).get(1)).toEqual([])
  })
})

describe('the planned end of a courier at work', () => {
  const days = [
    { date: '2026-03-17', rows: [row(5, '20:00', '14:00')] },
    { date: DATE, rows: [row(1, '09:00', '18:00'), row(1, '12:00', '20:00'), row(2, '08:00', '12:00'), row(3)] },
  ]

  test.each([
    ['of yesterday and of today, the later of two', at(13), { 5: at(14), 1: at(20) }],
    ['before the second begins', at(11), { 5: at(14), 1: at(18), 2: at(12) }],
    ['is not told after it', at(20), {}],
  ])('%s', (_, now, ends) => expect(Object.fromEntries(plannedEndByCourier(days, now, 5))).toEqual(ends))
})
