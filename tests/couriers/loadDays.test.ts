/** @jest-environment node */
import { expect, test } from '@jest/globals'
import type { Shift } from '../../src/api/shifts'
import { countUndrawn, mayHideShift } from '../../src/pages/couriers/card/loadDays'

const shift = (id: number, dateSlot?: string, createdAt?: string): Shift => ({
  id,
  dateSlot,
  createdAt,
  history: [],
  trackInfo: [],
})
const DAYS = ['2026-03-12', '2026-03-13']
const hidden = (shifts: Shift[], unreadable = 0) => DAYS.filter(mayHideShift({ shifts, unreadable }))

test('days whose shifts were all read hide none', () => {
  expect(hidden([])).toEqual([])
  expect(hidden([shift(1, DAYS[0], '2026-03-12 10:00:00'), shift(2, undefined, '2026-03-13 10:00:00')])).toEqual([])
})

test('a shift that nobody could read may be of any day', () => {
  expect(hidden([shift(1, DAYS[0], '2026-03-12 10:00:00')], 1)).toEqual(DAYS)
})

test('a shift without a beginning is of its day, or of any where that is not told', () => {
  expect(hidden([shift(1, DAYS[1])])).toEqual([DAYS[1]])
  expect(hidden([shift(1, DAYS[1]), shift(2)])).toEqual(DAYS)
})

test('what is not drawn is counted', () => {
  expect(countUndrawn({ shifts: [shift(1, DAYS[0], '2026-03-12 10:00:00')], unreadable: 0 })).toBe(0)
  expect(countUndrawn({ shifts: [shift(1, DAYS[0]), shift(2)], unreadable: 1 })).toBe(3)
})
