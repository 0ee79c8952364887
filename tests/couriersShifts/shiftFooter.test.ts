/** @jest-environment node */
import { expect, test } from '@jest/globals'
import type { Shift } from '../../src/api/shifts'
import { shiftFooterRows } from '../../src/pages/couriersShifts/shiftFooter'

const shift = (more: Partial<Shift>): Shift => ({
  ...{ id: 1, history: [], trackInfo: [], finishedAt: '2026-03-17 18:00:00', countOrder: 5, distance: 1000 },
  ...{ salary: { orderAmount: 1000, dailyBonus: 0 }, sumDelivery: 0 },
  ...more,
})
const cells = (...shifts: Shift[]) => shiftFooterRows(shifts, true)[0]?.cells

test('an open shift without pay does not hide the sum of the finished ones', () => {
  expect(cells(shift({}), shift({ finishedAt: undefined, salary: undefined, countOrder: 2 }))).toMatchObject({
    countOrder: '7',
    orderAmount: '1\u00a0000\u00a0₸',
  })
})

test('a finished shift without a value makes its sum unknown, not lower', () => {
  expect(cells(shift({}), shift({ countOrder: undefined }))).toMatchObject({ countOrder: '—' })
})

test('the label says if the sums cover one page of several', () => {
  expect(shiftFooterRows([shift({})], false)[0]?.label).toBe('Итого на странице')
  expect(shiftFooterRows([], true)).toEqual([])
})
