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
