import { expect, test } from '@jest/globals'
import type { ListState } from '../../src/lib/listStore'
import { tablePages } from '../../src/ui/list/tablePages'

/** Pagination (reference-data, sections 2.1 and 7): each header may be missing and counts as 1 then. */

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

test('is there only when the total exceeds the page size', () => {
  expect(tablePages(state(20, { total: 20, perPage: 20 }), 1)).toBe(false)
  expect(tablePages(state(20, { total: 21, perPage: 20, pageCount: 2 }), 2)).toMatchObject({
    current: 2,
    pageSize: 20,
    total: 40,
  })
  // No header at all: all rows are the one page.
  expect(tablePages(state(20, {}), 1)).toBe(false)
})

/** The table shows no more rows than the page size. */
test.each<[string, Partial<ListState<unknown>>, total: number]>([
  ['the count of pages', { pageCount: 3 }, 60],
  ['the total', { total: 50 }, 20],
  ['a size that is less than the rows', { total: 50, perPage: 10, pageCount: 5 }, 100],
])('a server that tells only %s hides no row', (_what, paging, total) => {
  expect(tablePages(state(20, paging), 1)).toMatchObject({ pageSize: 20, total })
})
