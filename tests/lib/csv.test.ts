import { expect, test } from '@jest/globals'
import { csvParts } from '../../src/lib/csv'
import { type SpreadsheetColumn, toSpreadsheetCells } from '../../src/lib/spreadsheetCells'

type Row = { text?: string; sum?: number; at?: string }

const COLUMNS: SpreadsheetColumn<Row>[] = [
  { kind: 'text', title: 'Текст', width: 10, value: ({ text }) => text },
  { kind: 'number', title: 'Сумма; ₸', width: 10, value: ({ sum }) => sum },
  { kind: 'moment', title: 'Дата', width: 10, value: ({ at }) => at },
]

const { signal } = new AbortController()

const textOf = async (rows: Row[]) =>
  (await csvParts(await toSpreadsheetCells({ columns: COLUMNS, rows }, signal), signal)).join('')

const bodyOf = async (...rows: Row[]) => (await textOf(rows)).split('\r\n').slice(1).join('\n').trimEnd()

test('begins with a byte order mark and the titles, every line ends with CRLF', async () => {
  expect(await textOf([])).toBe('\uFEFFТекст;"Сумма; ₸";Дата\r\n')
})

test('a missing value is an empty cell, zero is a value', async () => {
  expect(await bodyOf({}, { sum: 0 })).toBe(';;\n;0;')
})

test('numbers are bare, with a decimal comma, the negative ones too', async () => {
  expect(await bodyOf({ sum: -12500 }, { sum: 0.5 })).toBe(';-12500;\n;0,5;')
})

test('moments are written as dd-MM-yyyy HH:mm', async () => {
  expect(await bodyOf({ at: '2026-11-21T09:05:00' })).toBe(';;21-11-2026 09:05')
})

test.each([
  ['кофе; чай', '"кофе; чай"'],
  ['ТОО "Дастархан"', '"ТОО ""Дастархан"""'],
  [' с пробелом', '" с пробелом"'],
  ['обычный, текст', 'обычный, текст'],
])('%s is quoted if needed', async (text, cell) => {
  expect(await bodyOf({ text })).toBe(`${cell};;`)
})

test('a line break stays inside its cell', async () => {
  expect(await textOf([{ text: 'a\nb' }])).toContain('\r\n"a\nb";;\r\n')
})

test.each(['007', '77011234567', '1e5', '12/3', '1-2', '18.03.2026', '9:30'])(
  '%s stays text in Excel',
  async (text) => {
    expect(await bodyOf({ text })).toBe(`"=""${text}""";;`)
  },
)

test.each(['1042', 'дом 12/3', '12а', '3,5'])('%s is written as it is', async (text) => {
  expect(await bodyOf({ text })).toBe(`${text};;`)
})

test.each(['=1+2', '+7', '-1', '@SUM(A1)', '\tx', '=cmd|"/c calc"'])('%j from a server is no formula', async (text) => {
  expect((await bodyOf({ text })).replace(/^"/, '').startsWith("'")).toBe(true)
})

test('thousands of rows are written in chunks, complete and in order', async () => {
  const sums = Array.from({ length: 1050 }, (_, index) => index)
  const parts = await csvParts(
    await toSpreadsheetCells({ columns: COLUMNS, rows: sums.map((sum) => ({ sum })) }, signal),
    signal,
  )
  expect(parts.length).toBeGreaterThan(2)
  expect([...parts.join('').matchAll(/^;(\d+);\r$/gm)].map(([, sum]) => Number(sum))).toEqual(sums)
})
