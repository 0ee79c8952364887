import { expect, test } from '@jest/globals'
import { render, renderHook, screen } from '@testing-library/react'
import type { Salary, SalaryFilters } from '../../src/api/salary'
import type { ListQuery } from '../../src/lib/listQuery'
import type { ListState } from '../../src/lib/listStore'
import { useSalaryFooter } from '../../src/pages/salary/useSalaryFooter'
import { setUpScreens } from '../form/setUpScreens'
import { mockFetch } from '../session/mockFetch'

setUpScreens()

const listOf = (rows: Salary[], total: number): ListState<Salary> => ({
  rows,
  page: 1,
  total,
  perPage: 20,
  pageCount: 1,
  status: 'ready',
  failure: null,
})

test.each([
  ['the total of the server', [{ id: 1 }, { id: 2 }], 45, /45.записей$/],
  ['rows without paging headers', [{ id: 1 }, { id: 2 }], 1, /2.записи$/],
  ['no rows without paging headers', [], 1, /0.записей$/],
])('the footer counts %s', (_what, rows, total, text) => {
  const { result } = renderHook(() => useSalaryFooter({ page: 1 }, listOf(rows, total)))
  expect(result.current.rows[0]?.label).toMatch(text)
})

test('the sums of a page say how many rows they lack', () => {
  const rows = [{ id: 1, payouts: 500, penalty: 100 }, { id: 2, penalty: 50 }, { id: 3 }] as Salary[]
  const { result } = renderHook(() => useSalaryFooter({ page: 1 }, listOf(rows, 45)))
  const cells = result.current.rows.find(({ key }) => key === 'page')?.cells ?? {}
  const plain = (key: string) => String(cells[key]).replace(/\s/g, ' ')
  expect(['payouts', 'penalty', 'holding'].map(plain)).toEqual(['500 ₸, без 2 строк', '−150 ₸, без 1 строки', '—'])
})

test('without paging headers, a row that could not be read is counted and the shown rows have sums of their own', () => {
  const list = { ...listOf([{ id: 1 }, { id: 2 }], 1), unreadable: 1 }
  const { result } = renderHook(() => useSalaryFooter({ page: 1 }, list))
  expect(result.current.rows.map(({ label }) => label)).toEqual([expect.stringMatching(/3.записи$/), 'На странице'])
})

function Footer({ query }: { query: ListQuery<SalaryFilters> }) {
  const { rows } = useSalaryFooter(query, listOf([], 0))
  const left = rows.find(({ key }) => key === 'left')
  return (
    left && (
      <p>
        {left.label}: {left.cells.payouts}
      </p>
    )
  )
}

/** Design «Money»: from a money figure to the records that sum to it. The filter «Начислена» selects these records. */
test.each<[string, number, Partial<SalaryFilters>, string, string[]]>([
  [
    'both are links to the days of the filter',
    300,
    { dateStart: '2026-03-16', dateEnd: '2026-03-17', courierId: 5, group: true },
    'Выплачено 500 ₸, осталось выплатить: 300 ₸',
    ['isPaidOut=true&drilldown=salaryFooter.paid&figure=500', 'isPaidOut=false&drilldown=salaryFooter.left&figure=300'],
  ],
  [
    'an amount of zero is none',
    800,
    { dateStart: '2026-03-16', dateEnd: '2026-03-17', courierId: 5 },
    'Выплачено 0 ₸, осталось выплатить: 800 ₸',
    ['isPaidOut=false&drilldown=salaryFooter.left&figure=800'],
  ],
])('of the paid and the unpaid amount, %s', async (_case, unpaid, filter, text, links) => {
  mockFetch(({ body }) => ({ body: { payouts: 'isPaidOut' in JSON.parse(body) ? unpaid : 800 } }))
  render(<Footer query={{ ...filter, cityId: 1, page: 1 }} />)
  const line = await screen.findByText(/^Выплачено/)
  expect(line.textContent?.replaceAll('\u00a0', ' ')).toBe(text)
  const days = '/salary?dateStart=2026-03-16&dateEnd=2026-03-17&courierId=5&cityId=1&'
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    links.map((link) => days + link),
  )
})
