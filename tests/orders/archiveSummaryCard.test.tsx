import { expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import type { OrderFilters } from '../../src/api/orders'
import { useUrlQuery } from '../../src/kit/address/useUrlQuery'
import { parseListQuery } from '../../src/lib/listQuery'
import { ArchiveSummaryCard } from '../../src/pages/orders/archive/ArchiveSummaryCard'
import { ARCHIVE_QUERY_DEF } from '../../src/pages/orders/list/orderQueryDefs'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

/** Design «Money», «Reports»: a figure that the API can express as a filter leads to its records, and their page compares it. */

setUpScreens()

const DAYS = 'cityId=1&dateStart=2026-03-01&dateEnd=2026-03-17'
const ALL = { totalCount: 40, successCount: 33, returnCheckCount: 3, returnCheckSumItems: 14500 }
const WITH_CHECK = { totalCount: 3, successCount: 2, returnCheckCount: 3, returnCheckSumItems: 14500 }

function Archive() {
  const { search } = useUrlQuery()
  return <ArchiveSummaryCard query={parseListQuery<OrderFilters>(search, ARCHIVE_QUERY_DEF.filters)} />
}

function open(address: string, summary: object = ALL) {
  window.history.replaceState(null, '', address)
  const { calls } = mockFetch(({ body }) => ({ body: 'hasReturnCheck' in JSON.parse(body) ? WITH_CHECK : summary }))
  render(<Archive />)
  return calls
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

test.each([
  ['returnCheckCount', 3, 'Архив, чеки возврата: 3 из 3 ✓'],
  ['returnCheckSumItems', 14500, 'Архив, сумма чеков возврата: 14 500 ₸ из 14 500 ₸ ✓'],
])('%s leads to the orders with a return check', async (key, figure, text) => {
  const calls = open(`/archive-orders?${DAYS}`)
  const address = `/archive-orders?${DAYS}&hasReturnCheck=true&drilldown=archiveSummary.${key}&figure=${figure}`
  await screen.findByText('33')
  expect(links()).toContain(address)
  act(() => window.history.pushState(null, '', address))
  const check = await screen.findByRole('status')
  expect(check.textContent?.replaceAll('\u00a0', ' ')).toBe(text)
  const days = { cityId: 1, dateStart: '2026-03-01', dateEnd: '2026-03-17' }
  expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({ ...days, hasReturnCheck: true })
})

test.each([
  ['no return checks', `/archive-orders?${DAYS}`, { ...ALL, returnCheckCount: 0, returnCheckSumItems: 0 }],
  ['unknown return checks', `/archive-orders?${DAYS}`, { totalCount: 40 }],
  ['only the orders with a return check', `/archive-orders?${DAYS}&hasReturnCheck=true`, ALL],
])('%s have no link', async (_case, address, summary) => {
  open(address, summary)
  await screen.findByRole('region', { busy: false })
  expect(links()).toEqual([])
})
