import { expect, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import type { Salary } from '../../src/api/salary'
import type { ListState } from '../../src/lib/listStore'
import { useSalaryFooter } from '../../src/pages/salary/useSalaryFooter'

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
