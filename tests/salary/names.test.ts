import { expect, test } from '@jest/globals'
import { reportCellText } from '../../src/kit/report/reportColumns'
import { COURIER_REPORT_COLUMNS, PARTNER_REPORT_COLUMNS } from '../../src/pages/reports/periodColumns'
import { salaryRowName } from '../../src/pages/salary/salaryRows'

/** A courier or company with an empty name is shown by number, because otherwise the link or the row would have no text. */
test.each(['', undefined])('a user with the name %j is shown by phone number', (name) => {
  expect(salaryRowName({ courier: { id: 7, fio: name } })).toBe('курьер № 7')
  const [company] = PARTNER_REPORT_COLUMNS
  const [courier] = COURIER_REPORT_COLUMNS
  expect(company && reportCellText(company, { companyId: 3, companyName: name })).toBe('№ 3')
  expect(courier && reportCellText(courier, { courierId: 7, courierName: name })).toBe('№ 7')
})
