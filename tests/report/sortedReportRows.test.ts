/** @jest-environment node */
import { expect, test } from '@jest/globals'
import type { PartnerReportRow } from '../../src/api/reports'
import { sortedReportRows } from '../../src/kit/report/sortedReportRows'
import { PARTNER_REPORT_COLUMNS } from '../../src/pages/reports/periodColumns'

const ROWS: PartnerReportRow[] = [
  { companyId: 1, companyName: 'Ёлка', balance: 5 },
  { companyId: 2, companyName: 'Жар', balance: -30_000 },
  { companyId: 3, companyName: 'Ель' },
  { companyId: 4, companyName: 'Арбуз', balance: 0 },
  { companyId: 5, companyName: 'Бар', balance: -400 },
]
const order = (field: string, descending: boolean) =>
  sortedReportRows(ROWS, PARTNER_REPORT_COLUMNS, { field, descending })
    .map(({ companyId }) => companyId)
    .join('')

test.each([
  ['balance', false, '25413'],
  ['balance', true, '14523'],
  ['companyName', false, '45132'],
  ['companyName', true, '23154'],
  ['countOrders', true, '12345'],
  ['unknown', false, '12345'],
])('by %s, descending %s', (field, descending, ids) => {
  expect(order(field, descending)).toBe(ids)
})
