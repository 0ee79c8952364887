import { expect, test } from '@jest/globals'
import { MONEY_SHEET_FORMAT } from '../../src/domain/money'
import { csvParts } from '../../src/lib/csv'
import { type SpreadsheetColumn, toSpreadsheetCells } from '../../src/lib/spreadsheetCells'
import { cellsToXlsx } from '../../src/lib/xlsx'
import { readSheet, unzip } from '../unzip'

type Row = { text?: string; sum?: number; at?: string }

const COLUMNS: SpreadsheetColumn<Row>[] = [
  { kind: 'text', title: 'Телефон', width: 16, value: ({ text }) => text },
  { kind: 'number', title: 'Итого', width: 12, format: MONEY_SHEET_FORMAT, value: ({ sum }) => sum },
  { kind: 'moment', title: 'Создан', width: 18, value: ({ at }) => at },
]

const written = async (rows: Row[], name = 'Заказы') => {
  const cells = await toSpreadsheetCells({ columns: COLUMNS, rows }, new AbortController().signal)
  return new Uint8Array(await (await cellsToXlsx(name, cells)).arrayBuffer())
}

test('titles and texts are strings, money is a number in tenge, a moment is a date with its own day and time', async () => {
  const file = await written([{ text: '77000000001', sum: 12500, at: '2026-11-21T18:00:00' }])
  expect(Object.fromEntries(readSheet(file))).toEqual({
    A1: 'Телефон',
    B1: 'Итого',
    C1: 'Создан',
    A2: '77000000001',
    B2: { number: 12500, format: '#,##0"\u00a0₸"' },
    // Spreadsheets store dates as day numbers: 21 November 2026 is day 46347, and 18:00 adds 0.75.
    C2: { number: 46347.75, format: 'dd-mm-yyyy hh:mm' },
  })
})

test('a sum with a fraction is shown with it, and its total too, but not a sum whose fraction is a calculation error', async () => {
  const columns = COLUMNS.map((column) => ({ ...column, isSummed: column.title === 'Итого' }))
  const rows = [{ sum: 12_500.5 }, { sum: 500.000_000_000_01 }, { sum: 500 }]
  const cells = await toSpreadsheetCells({ columns, rows }, new AbortController().signal)
  const file = await (await cellsToXlsx('Выплаты', { ...cells, layout: { totalLabel: 'Итого' } })).arrayBuffer()
  const written = readSheet(new Uint8Array(file))
  expect([2, 3, 4, 5].map((line) => written.get(`B${line}`))).toMatchObject([
    { format: '#,##0.######"\u00a0₸"' },
    { format: MONEY_SHEET_FORMAT },
    { format: MONEY_SHEET_FORMAT },
    { format: '#,##0.######"\u00a0₸"' },
  ])
})

test('zero and negative sums are numbers, a missing value has no cell', async () => {
  const cells = readSheet(await written([{ sum: 0 }, { sum: -500 }, {}]))
  expect(cells.get('B2')).toMatchObject({ number: 0 })
  expect(cells.get('B3')).toMatchObject({ number: -500 })
  expect([...cells.keys()].filter((address) => /[234]$/.test(address))).toEqual(['B2', 'B3'])
})

test('text remains text: formulas, markup, characters that XML forbids', async () => {
  const texts = ['=1+2', '<b>"&', 'a\u0000b', '007']
  const cells = readSheet(await written(texts.map((text) => ({ text }))))
  expect(texts.map((_, index) => cells.get(`A${index + 2}`))).toEqual(['=1+2', '<b>"&', 'ab', '007'])
})

test('the sheet has the name of the file within the limits of spreadsheets, and its titles are frozen', async () => {
  const files = unzip(await written([{}], `Заказы [1/2]: ${'я'.repeat(40)}`))
  const name = files.get('xl/workbook.xml')?.match(/<sheet [^>]*name="([^"]*)"/)?.[1] ?? ''
  expect(name).toMatch(/^Заказы {2}1 2 {3}я+$/)
  expect(name).toHaveLength(31)
  expect(files.get('xl/worksheets/sheet1.xml')).toMatch(
    /<pane [^>]*ySplit="1"[^>]*state="frozen"|<pane [^>]*state="frozen"[^>]*ySplit="1"/,
  )
})

test('filters cover all rows except the totals, which sum the visible rows', async () => {
  const columns = COLUMNS.map((column) => ({ ...column, isSummed: column.title === 'Итого' }))
  const cells = await toSpreadsheetCells({ columns, rows: [{ sum: 1 }, { sum: 2 }] }, new AbortController().signal)
  const layout = { totalLabel: 'Итого: 2', hasFilters: true }
  const file = new Uint8Array(await (await cellsToXlsx('Заказы', { ...cells, layout })).arrayBuffer())
  const sheet = unzip(file).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).toContain('</sheetData><autoFilter ref="A1:C3"/>')
  expect(sheet).toContain('SUBTOTAL(109,B2:B3)')
  expect(readSheet(file).get('A4')).toBe('Итого: 2')
})

test('without filters the totals are plain sums and the file has no filter', async () => {
  const columns = COLUMNS.map((column) => ({ ...column, isSummed: column.title === 'Итого' }))
  const cells = await toSpreadsheetCells({ columns, rows: [{ sum: 1 }] }, new AbortController().signal)
  const file = new Uint8Array(
    await (await cellsToXlsx('Заказы', { ...cells, layout: { totalLabel: 'Итого' } })).arrayBuffer(),
  )
  const sheet = unzip(file).get('xl/worksheets/sheet1.xml') ?? ''
  expect(sheet).not.toContain('autoFilter')
  expect(sheet).toContain('<f>SUM(B2:B2)</f><v>1</v>')
})

test('with a sum in the first column the label of the totals has its own row', async () => {
  const columns = COLUMNS.filter(({ title }) => title === 'Итого').map((column) => ({ ...column, isSummed: true }))
  const cells = await toSpreadsheetCells({ columns, rows: [{ sum: 1 }, { sum: 2 }] }, new AbortController().signal)
  const layout = { totalLabel: 'Итого, не прочитана 1 строка' }
  const file = new Uint8Array(await (await cellsToXlsx('Заказы', { ...cells, layout })).arrayBuffer())
  expect(readSheet(file).get('A4')).toBe('Итого, не прочитана 1 строка')
  expect(unzip(file).get('xl/worksheets/sheet1.xml')).toMatch(/<c r="A5"[^>]*><f>SUM\(A2:A3\)<\/f><v>3<\/v>/)
  const lines = (await csvParts({ ...cells, layout }, new AbortController().signal)).join('').split('\r\n')
  expect(lines.slice(3)).toEqual(['Итого, не прочитана 1 строка', '3', ''])
})

test('totals that lack unknown values say so', async () => {
  const columns = COLUMNS.map((column) => ({ ...column, isSummed: column.title === 'Итого' }))
  const cells = await toSpreadsheetCells({ columns, rows: [{ sum: 1 }, {}] }, new AbortController().signal)
  const withLabel = { ...cells, layout: { totalLabel: 'Итого' } }
  const file = new Uint8Array(await (await cellsToXlsx('Выплаты', withLabel)).arrayBuffer())
  expect(readSheet(file).get('A4')).toBe('Итого (без неизвестных значений)')
  expect((await csvParts(withLabel, new AbortController().signal)).at(-1)).toMatch(
    /^Итого \(без неизвестных значений\);1;/,
  )
})
