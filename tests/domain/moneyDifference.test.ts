import { expect, test } from '@jest/globals'
import type { Salary } from '../../src/api/salary'
import { moneyDifference } from '../../src/domain/money'
import { incomeDiscrepancy } from '../../src/domain/reportDiscrepancies'
import { unexplainedAmount } from '../../src/domain/salary/reconciliation'
import { createPayoutSheet } from '../../src/pages/salary/payoutSheet/payoutSheet'
import { salaryTotalMismatchText } from '../../src/pages/salary/salarySums'

/** Rates may have two decimals, so a server may pay fractions of a tenge. Sums that are equal in decimals must not differ. */

const PAYOUTS = [8120.35, 9410.7, 7305.15]
const TOTAL = 24_836.2

test('the sum of the amounts has a floating-point error', () => {
  const sum = PAYOUTS.reduce((all, one) => all + one, 0)
  expect(sum).not.toBe(TOTAL)
  expect(moneyDifference(sum, TOTAL)).toBe(0)
  expect(moneyDifference(TOTAL, 24_836.1)).toBe(0.1)
})

test('a payout sheet is complete', () => {
  const rows = PAYOUTS.map((payouts, index): Salary => {
    return { id: index + 1, courier: { id: 1, fio: 'Ким' }, isPaidOut: false, payouts, workDate: '2026-03-10' }
  })
  const { notes, isIncomplete } = createPayoutSheet({ rows, total: rows.length }, TOTAL, {})
  expect({ notes, isIncomplete }).toEqual({ notes: [], isIncomplete: false })
})

test("rows of salary equal the server's total", () => {
  const rows = PAYOUTS.map((payouts) => ({ payouts }))
  expect(salaryTotalMismatchText(rows, { payouts: TOTAL })).toBeUndefined()
  expect(salaryTotalMismatchText(rows, { payouts: 24_836.3 })).toMatch(/^Сумма строк не равна/)
})

test('the income of a day is explained by its parts', () => {
  const parts = { incomeDelivery: 1500.1, incomeOrders: 3500.2, acquiringCommission: 75.05 }
  expect(incomeDiscrepancy({ ...parts, income: 4925.25 })).toBeUndefined()
  expect(incomeDiscrepancy({ ...parts, income: 4925.5 })).toBe(0.25)
})

test('an amount of a salary record is explained by its shifts', () => {
  const calculated = PAYOUTS.reduce((all, one) => all + one, 0)
  expect(unexplainedAmount({ key: 'orderAmount', recorded: TOTAL, calculated })).toBeCloseTo(0, 12)
})
