/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { chosenReportMonth } from '../../src/pages/reports/reportMonth'

test.each([
  ['without an address, the present month', {}, { month: 11, year: 2026 }],
  ['a month of this year', { month: 3 }, { month: 3, year: 2026 }],
  ['a month of an offered year', { month: 3, year: 2020 }, { month: 3, year: 2020 }],
  ['a month that does not exist', { month: 13, year: 2025 }, { month: 11, year: 2025 }],
  ['a year ahead', { month: 3, year: 2027 }, { month: 11, year: 2026 }],
  ['a year before the first', { month: 3, year: 1026 }, { month: 11, year: 2026 }],
])('the month of the daily report: %s', (_what, address, month) => {
  expect(chosenReportMonth(address, '2026-11-27')).toEqual(month)
})
