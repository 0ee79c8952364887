import { expect, test } from '@jest/globals'
import { type CompanyTab, selectedCompanyTab } from '../../src/pages/companies/detail/companyTabs'

const BOTH: CompanyTab[] = ['branches', 'contacts']

test.each([
  ['', BOTH, 'branches'],
  ['tab=contacts', BOTH, 'contacts'],
  ['tab=branches&page=2', BOTH, 'branches'],
  ['tab=settings', BOTH, 'branches'],
  ['', ['contacts'] as CompanyTab[], 'contacts'],
  ['tab=contacts', ['branches'] as CompanyTab[], 'branches'],
  ['', [], undefined],
])('the tab of «%s» for %j is %s', (search, allowed, tab) => {
  expect(selectedCompanyTab(search, allowed)).toBe(tab)
})
