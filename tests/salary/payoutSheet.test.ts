/** @jest-environment node */
import { expect, test } from '@jest/globals'
import type { Salary } from '../../src/api/salary'
import { markUnreadable } from '../../src/lib/unreadableRows'
import { sheetLines, sheetRows } from '../../src/pages/salary/payoutSheet/payoutSheet'

const row = (id: number, isPaidOut: boolean | undefined): Salary => ({
  id,
  isPaidOut,
  payouts: id * 1000,
  workDate: '2026-03-10',
})

test('paid records are not paid by the sheet again, which is reported', () => {
  const { unpaid, notes } = sheetRows({ rows: [row(1, false), row(2, true), row(3, undefined)], total: 3 })
  expect(unpaid.map(({ id }) => id)).toEqual([1, 3])
  expect(notes).toEqual(['Не вошло, уже выплачено: 1\u00a0строка'])
  expect(sheetLines(unpaid).at(-1)).toMatchObject({ courier: 'Итого', payouts: 4000 })
})

test('unreadable and missing rows are reported', () => {
  const unread = sheetRows({ rows: markUnreadable([row(1, false)], 2), total: 3 })
  expect(unread.notes).toEqual(['Не вошло, не прочитано: 2\u00a0строки'])
  expect(sheetRows({ rows: [row(1, false)], total: 6 }).notes).toEqual(['Не вошло, не прочитано: 5\u00a0строк'])
  expect(sheetRows({ rows: [row(1, false)], total: 1 }).notes).toEqual([])
})
