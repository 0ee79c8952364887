import { expect, test } from '@jest/globals'
import { tablePagination } from '../../src/kit/list/tablePagination'
import type { ListState } from '../../src/lib/listStore'

/** Reference-data, sections 2.1 and 7: a paging header that is missing in the response counts as 1. */

const state = (rows: number, paging: Partial<ListState<unknown>>): ListState<unknown> => ({
  rows: Array.from({ length: rows }),
  page: 1,
  total: 1,
  perPage: 1,
  pageCount: 1,
  status: 'ready',
  failure: null,
  ...paging,
})

test('the pager is shown only when the total exceeds the page size', () => {
  expect(tablePagination(state(20, { total: 20, perPage: 20 }), 1)).toBe(false)
  expect(tablePagination(state(20, { total: 21, perPage: 20, pageCount: 2 }), 2)).toMatchObject({
    current: 2,
    pageSize: 20,
    total: 40,
  })
  expect(tablePagination(state(20, {}), 1)).toBe(false)
})

/** antd's table hides rows beyond its page size, so the page size must not be smaller than the number of rows. */
test.each<[string, Partial<ListState<unknown>>, total: number]>([
  ['the count of pages', { pageCount: 3 }, 60],
  ['the total', { total: 50 }, 20],
  ['a size that is less than the rows', { total: 50, perPage: 10, pageCount: 5 }, 100],
])('all rows are shown if the server sends only %s', (_what, paging, total) => {
  expect(tablePagination(state(20, paging), 1)).toMatchObject({ pageSize: 20, total })
})
