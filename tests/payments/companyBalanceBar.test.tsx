import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { CompanyBalanceBar } from '../../src/pages/payments/CompanyBalanceBar'
import { session } from '../../src/session/session'
import { configureApi, mockFetch, waitForRequests } from '../session/mockFetch'

const PERIODS = [{ value: 7, label: 'Март', dateStart: '2026-03-09', dateEnd: '2026-03-15' }]

beforeEach(() => {
  configureApi()
  Object.assign(session, { key: 'key', user: { id: 1, accesses: ['report_partner_view'], allowedCities: [] } })
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  Object.assign(session, { key: null, user: null })
})

const listOf = (query: { companyId: number; page: number }, requestedAt: number | undefined) => {
  const state = { rows: [], page: 1, total: 0, perPage: 1, pageCount: 1, status: 'ready', failure: null } as const
  return { query, state: { ...state, rows: [], ...(requestedAt !== undefined && { requestedAt }) } }
}

test('payments with unknown amounts or dates, and unreadable payments, are counted beside the sum', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const payments = [
    { id: 1, amount: 1000, payedAt: '2026-03-10' },
    { id: 2, payedAt: '2026-03-10' },
    { id: 3, amount: 5000 },
    { amount: 7000, payedAt: '2026-03-10' },
    { id: 4, payedAt: '2026-03-20' },
  ]
  mockFetch(({ path }) => ({ body: path.includes('dictionary') ? PERIODS : path.includes('/pay/') ? payments : [] }))
  render(<CompanyBalanceBar list={listOf({ companyId: 3, page: 1 }, 1)} />)
  expect(await screen.findByText(/^1.000.₸, без 3.строк$/)).toBeTruthy()
})

test('the balance is loaded again with the same list, and once for another company', async () => {
  let amount = 1000
  const { callsOf } = mockFetch(({ path }) => {
    if (path.includes('dictionary')) return { body: PERIODS }
    if (path.includes('/pay/')) return { body: [{ id: 1, amount, payedAt: '2026-03-10' }] }
    return { body: [{ companyId: 3, balance: -amount }] }
  })
  const loads = () => callsOf('/v1/manage/pay/search').length
  const first = { companyId: 3, page: 1 }
  const { rerender } = render(<CompanyBalanceBar list={listOf(first, undefined)} />)
  const show = async (list: ReturnType<typeof listOf>) => {
    rerender(<CompanyBalanceBar list={list} />)
    await act(waitForRequests)
    await act(waitForRequests)
    await act(waitForRequests)
  }
  await show(listOf(first, 1))
  expect(screen.getByText(/^1.000.₸$/)).toBeTruthy()
  expect(loads()).toBe(1)
  amount = 2500
  await show(listOf(first, 2))
  expect(screen.getByText(/^2.500.₸$/)).toBeTruthy()
  expect(loads()).toBe(2)
  const other = { companyId: 4, page: 1 }
  await show(listOf(other, 2))
  await show(listOf(other, 3))
  expect(loads()).toBe(3)
})
