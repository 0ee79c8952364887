/** @jest-environment node */
import { expect, test } from '@jest/globals'
import type { Shift } from '../../src/api/shifts'
import { courierDays } from '../../src/domain/courierDays'
import {
  countShiftsWithoutTimes,
  createMissingShiftCheck,
  toWorkedShifts,
} from '../../src/pages/couriers/card/courierDayShifts'
import { createOrderCalendarHeatmap } from '../../src/pages/couriers/card/orderCalendarHeatmap'

const shift = (id: number, dateSlot?: string, createdAt?: string): Shift => ({
  id,
  dateSlot,
  createdAt,
  history: [],
  trackInfo: [],
})
const DAYS = ['2026-03-12', '2026-03-13']
const hidden = (shifts: Shift[], unreadable = 0) => DAYS.filter(createMissingShiftCheck({ shifts, unreadable }))

test('days with readable shifts hide none', () => {
  expect(hidden([])).toEqual([])
  expect(hidden([shift(1, DAYS[0], '2026-03-12 10:00:00'), shift(2, undefined, '2026-03-13 10:00:00')])).toEqual([])
})

test('an unreadable shift may belong to any day', () => {
  expect(hidden([shift(1, DAYS[0], '2026-03-12 10:00:00')], 1)).toEqual(DAYS)
})

test('a shift without a start belongs to its day, or to any day if none is given', () => {
  expect(hidden([shift(1, DAYS[1])])).toEqual([DAYS[1]])
  expect(hidden([shift(1, DAYS[1]), shift(2)])).toEqual(DAYS)
})

test('parts that are not drawn are counted', () => {
  expect(countShiftsWithoutTimes({ shifts: [shift(1, DAYS[0], '2026-03-12 10:00:00')], unreadable: 0 })).toBe(0)
  expect(countShiftsWithoutTimes({ shifts: [shift(1, DAYS[0]), shift(2)], unreadable: 1 })).toBe(3)
})

test('a day with an unknown number of orders is shown as unknown, a day without shifts as 0', () => {
  const first = shift(1, DAYS[0], '2026-03-12 10:00:00')
  const worked = [first, { ...first, id: 2, countOrder: 3 }].flatMap((one) => toWorkedShifts(one, 5))
  const days = courierDays({ dateStart: '2026-03-12', dateEnd: '2026-03-13' }, new Map(), worked, '2026-03-18')
  const known = createOrderCalendarHeatmap(days)
    .cells.flat()
    .filter(({ text }) => text !== undefined)
  expect(known.map(({ value, text }) => [value, text?.replace(/\s/g, ' ')])).toEqual([
    [undefined, '12-03-2026: —'],
    [0, '13-03-2026: 0 заказов'],
  ])
})
