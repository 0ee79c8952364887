import { expect, test } from '@jest/globals'
import { reportCellText } from '../../src/kit/report/reportColumns'
import { monthBefore, weekOverWeekColumns } from '../../src/pages/reports/weekOverWeekColumns'

const day = (dateItem: string, countOrders?: number, income?: number) => ({ dateItem, countOrders, income })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const FEBRUARY = [day('2026-02-27', 8, 5000)]
const MARCH = [day('2026-03-06', 10, 4000), day('2026-03-13', 10), day('2026-03-18', 3, 100), day('2026-03-11', 9, 900)]
const columns = weekOverWeekColumns([...FEBRUARY, ...MARCH], '2026-03-18')
const texts = (date: string) => {
  const row = MARCH.find(({ dateItem }) => dateItem === date) ?? day(date)
  return columns.slice(0, 2).map((column) => plain(reportCellText(column, row)))
}

test('a day is compared with the same weekday a week before, over the end of a month too', () => {
  expect(texts('2026-03-06')).toEqual(['+2', '−1 000 ₸'])
  expect(texts('2026-03-13')).toEqual(['0', '—'])
})

test('an unfinished day, or one without the previous week, is not compared', () => {
  expect(texts('2026-03-18')).toEqual(['—', '—'])
  expect(texts('2026-03-11')).toEqual(['—', '—'])
})

test('compares with the month before, except in the first month of reports', () => {
  expect(monthBefore({ month: 3, year: 2026 }, 2020)).toEqual({ month: 2, year: 2026 })
  expect(monthBefore({ month: 1, year: 2026 }, 2020)).toEqual({ month: 12, year: 2025 })
  expect(monthBefore({ month: 1, year: 2020 }, 2020)).toBeUndefined()
})
