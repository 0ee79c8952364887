import { expect, jest, test } from '@jest/globals'
import { MAX_EXPORT_ROWS, runListExport } from '../../src/kit/list/export/runListExport'
import { createAllPagesReadState } from '../../src/lib/loadAllPages'

type Row = { id: number }

const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id }))

async function lastLine(rows: Row[], total: number, unreadable = 0): Promise<string> {
  const files: Blob[] = []
  URL.createObjectURL = (file) => {
    files.push(file as Blob)
    return 'blob:file'
  }
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await runListExport<Row, object>({
    source: {
      search: async () => ({
        rows,
        total,
        unreadable,
        perPage: rows.length,
        pageCount: Math.ceil(total / rows.length),
      }),
      keyOf: ({ id }) => id,
      describe: async () => ({
        name: 'Оплаты',
        columns: [
          { title: 'ID', width: 9, kind: 'text', value: ({ id }) => String(id) },
          { title: 'Сумма', width: 9, kind: 'number', value: () => 2, isSummed: true },
        ],
        layout: () => ({ totalLabel: 'Итого' }),
      }),
    },
    ...{ format: 'csv', query: { page: 1 }, signal: new AbortController().signal },
    ...{ reading: createAllPagesReadState(), agree: async () => undefined, onProgress: () => undefined },
  })
  return (await new Response(files[0]).text())?.trim().split('\r\n').at(-1)?.replace(/\s/g, ' ') ?? ''
}

test('the total row of a whole file is a plain total', async () => {
  expect(await lastLine(rowsOf(3), 3)).toBe('Итого;6')
})

test('the total row of the first 50 000 rows says so', async () => {
  expect(await lastLine(rowsOf(MAX_EXPORT_ROWS), 60_000)).toBe('Итого, первые 50 000 из 60 000;100000')
})

test('the total row of a file that leaves out unreadable rows says so', async () => {
  expect(await lastLine(rowsOf(3), 3, 2)).toBe('Итого, без 2 записей;6')
})
