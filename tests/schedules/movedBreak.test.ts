/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { breakAfterShiftMove } from '../../src/domain/schedules/scheduleShift'

const hours = (hour: number) => hour * 60
const OLD = { start: hours(9), end: hours(18), breakStart: hours(13), breakEnd: hours(14) }

test.each<[string, [number, number], [number, number] | null]>([
  ['a break inside the new shift stays', [8, 17], null],
  ['an earlier shift takes its break along', [4, 12], [8, 9]],
  ['a later shift takes its break along', [14, 23], [18, 19]],
  ['a short shift has its break at its end', [15, 17], [16, 17]],
  ['a break that does not fit stays and is warned about', [15, 15.5], null],
])('%s', (_name, [start, end], moved) => {
  const found = breakAfterShiftMove(OLD, { start: hours(start), end: hours(end) })
  expect(found).toEqual(moved && { breakStart: hours(moved[0]), breakEnd: hours(moved[1]) })
})

test('a shift without a break gets none', () => {
  expect(breakAfterShiftMove({ ...OLD, breakStart: null, breakEnd: null }, { start: 0, end: hours(5) })).toBeNull()
})
