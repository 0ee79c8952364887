/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { type PayPeriodPreset, payPeriodRange } from '../../src/domain/salary/payPeriods'

test.each<[name: PayPeriodPreset, today: string, first: string, last: string]>([
  ['day', '2026-03-18', '2026-03-18', '2026-03-18'],
  ['week', '2026-03-18', '2026-03-16', '2026-03-18'],
  ['week', '2026-03-16', '2026-03-16', '2026-03-16'],
  ['week', '2026-03-22', '2026-03-16', '2026-03-22'],
  ['lastWeek', '2026-03-16', '2026-03-09', '2026-03-15'],
  ['lastWeek', '2026-03-22', '2026-03-09', '2026-03-15'],
  ['month', '2026-03-18', '2026-03-01', '2026-03-18'],
  ['month', '2026-03-01', '2026-03-01', '2026-03-01'],
])('%s of %s', (name, today, dateStart, dateEnd) => {
  expect(payPeriodRange(name, today)).toEqual({ dateStart, dateEnd })
})
