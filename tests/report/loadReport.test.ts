/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { loadReport, reportRowKey } from '../../src/kit/report/useReport'
import type { RowsPage } from '../../src/lib/listStore'

type Row = { courierId: number; sum: number }

const page = (rows: Row[], pageCount: number, total: number): RowsPage<Row> => ({ rows, total, perPage: 2, pageCount })

test('the loader of a report keeps rows with the same id apart (contract, «rows of a report»)', async () => {
  const pages = [
    page(
      [
        { courierId: 7, sum: 100 },
        { courierId: 7, sum: 200 },
      ],
      2,
      3,
    ),
    page([{ courierId: 7, sum: 400 }], 2, 3),
  ]
  const search = async ({ page: number }: { page: number }) => pages[number - 1] as RowsPage<Row>
  const { signal } = new AbortController()
  const { rows, total } = await loadReport(search, {}, ({ courierId }) => courierId, signal)
  expect(rows.reduce((sum, row) => sum + row.sum, 0)).toBe(700)
  expect(total).toBe(3)
  expect(rows.map(reportRowKey)).toEqual(['7', '7 2', '7 3'])
})

test('a repeated name does not take the key of a row whose own name ends with a number', async () => {
  const named = ['7', '7', '7 2'].map((name) => ({ name }))
  const search = async () => ({ rows: named, total: 3, perPage: 3, pageCount: 1 })
  const { rows } = await loadReport(search, {}, ({ name }) => name, new AbortController().signal)
  expect(new Set(rows.map(reportRowKey)).size).toBe(3)
})
