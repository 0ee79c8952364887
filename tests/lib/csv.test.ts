import { expect, test } from '@jest/globals'
import { LocalDateTime } from '@js-joda/core'
import { sheetToCsv } from '../../src/lib/csv'
import type { SheetColumn } from '../../src/lib/sheet'

type Row = { text?: string; sum?: number; at?: LocalDateTime }

const COLUMNS: SheetColumn<Row>[] = [
  { kind: 'text', title: 'Текст', width: 10, value: ({ text }) => text },
  { kind: 'number', title: 'Сумма; ₸', width: 10, value: ({ sum }) => sum },
  { kind: 'moment', title: 'Дата', width: 10, value: ({ at }) => at },
]

const bodyOf = (...rows: Row[]) => sheetToCsv({ columns: COLUMNS, rows }).split('\r\n').slice(1).join('\n').trimEnd()

test('begins with a byte order mark and the titles, every line ends with CRLF', () => {
  expect(sheetToCsv({ columns: COLUMNS, rows: [] })).toBe('\uFEFFТекст;"Сумма; ₸";Дата\r\n')
})

test('what is missing is an empty cell, zero is a value', () => {
  expect(bodyOf({}, { sum: 0 })).toBe(';;\n;0;')
})

test('numbers are bare, with a decimal comma, the negative ones too', () => {
  expect(bodyOf({ sum: -12500 }, { sum: 0.5 })).toBe(';-12500;\n;0,5;')
})

test('moments are written as people here read them', () => {
  expect(bodyOf({ at: LocalDateTime.of(2026, 11, 21, 9, 5) })).toBe(';;21-11-2026 09:05')
})

test.each([
  ['кофе; чай', '"кофе; чай"'],
  ['ТОО "Дастархан"', '"ТОО ""Дастархан"""'],
  [' с пробелом', '" с пробелом"'],
  ['обычный, текст', 'обычный, текст'],
])('%s is quoted where it must be', (text, cell) => {
  expect(bodyOf({ text })).toBe(`${cell};;`)
})

test('a line break stays inside its cell', () => {
  expect(sheetToCsv({ columns: COLUMNS, rows: [{ text: 'a\nb' }] })).toContain('\r\n"a\nb";;\r\n')
})

test.each(['=1+2', '+7', '-1', '@SUM(A1)', '\tx', '=cmd|"/c calc"'])('%j from a server is no formula', (text) => {
  expect(bodyOf({ text }).replace(/^"/, '').startsWith("'")).toBe(true)
})
