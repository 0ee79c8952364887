/** @jest-environment node */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { companyDependents } from '../../src/pages/companies/companyDependents'
import { configureApi, mockFetch } from '../session/mockFetch'

beforeEach(() => configureApi())
afterEach(() => void jest.restoreAllMocks())

test('the balance is the sum of all rows of the company on all pages of the report', async () => {
  const pages = [
    [
      { companyId: 3, balance: 1000 },
      { companyId: 4, balance: 5 },
    ],
    [
      { companyId: 3, balance: 500 },
      { companyId: 4, balance: 7 },
    ],
  ]
  mockFetch(({ path }) => {
    if (path.includes('dictionary')) return { body: [{ value: 7, label: 'Март' }] }
    const page = Number(/page=(\d)/.exec(path)?.[1])
    return { body: pages[page - 1], headers: { 'X-Pagination-Page-Count': '2', 'X-Pagination-Total-Count': '4' } }
  })
  const balance = companyDependents.find(([access]) => access === 'report_partner_view')
  expect(await balance?.[1](3, new AbortController().signal)).toMatch(/Март.*: 1.500.₸$/)
})
