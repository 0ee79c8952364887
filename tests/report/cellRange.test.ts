import { expect, test } from '@jest/globals'
import {
  type ReportCellRange,
  reportCellsClipboardText,
  reportCellsInRange,
  reportCellsSummary,
} from '../../src/kit/report/cellRange'
import type { ReportColumn } from '../../src/kit/report/reportColumns'

type Row = { date: string; orders?: number; income?: number; minutes?: number; name?: string }

const COLUMNS: ReportColumn<Row>[] = [
  { key: 'date', title: 'Дата', width: 1, kind: 'date', value: ({ date }) => date },
  { key: 'orders', title: 'Заказы', width: 1, kind: 'count', value: ({ orders }) => orders },
  { key: 'income', title: 'Доход', width: 1, kind: 'money', value: ({ income }) => income },
  { key: 'minutes', title: 'Время', width: 1, kind: 'duration', value: ({ minutes }) => minutes },
  { key: 'name', title: 'Имя', width: 1, kind: 'text', value: ({ name }) => name },
]
const ROWS: Row[] = [
  { date: '2026-03-16', orders: 10, income: 12_500, minutes: 90, name: 'Ким' },
  { date: '2026-03-17', income: -1500, minutes: 30 },
  { date: '2026-03-18', orders: 5, income: 1000 },
]

const range = (from: [number, number], to: [number, number]): ReportCellRange => ({
  from: { row: from[0], column: from[1] },
  to: { row: to[0], column: to[1] },
})
const block = (...places: [[number, number], [number, number]]) =>
  reportCellsInRange(range(...places), { columns: COLUMNS, rows: ROWS })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a selection does not depend on the drag direction', () => {
  expect(block([0, 1], [2, 2])).toEqual(block([2, 2], [0, 1]))
  expect(block([2, 1], [0, 2])).toEqual(block([0, 1], [2, 2]))
})

test('figures are copied as numbers, dates and times in readable form, unknown values as empty', () => {
  expect(reportCellsClipboardText(block([0, 0], [2, 4]))).toBe(
    '16-03-2026\t10\t12500\t1:30\tКим\n17-03-2026\t\t-1500\t0:30\t\n18-03-2026\t5\t1000\t\t',
  )
})

test('copied cells are written for a Russian spreadsheet, and a name is neither a formula nor two cells', () => {
  const rows: Row[] = [
    { date: '2026-03-16', orders: 12.5, income: 0.3 - 0.1, name: '=1+1' },
    { date: '2026-03-17', orders: 1, income: 2, name: 'Ким\tА' },
    { date: '2026-03-18', orders: 1, income: 2, name: '"Арман' },
  ]
  expect(reportCellsClipboardText({ columns: COLUMNS.filter(({ key }) => key !== 'minutes'), rows })).toBe(
    '16-03-2026\t12,5\t0,2\t\'=1+1\n17-03-2026\t1\t2\tКим А\n18-03-2026\t1\t2\t"""Арман"',
  )
})

test.each([
  ['quotes inside', 'ТОО "Дастархан"', 'ТОО "Дастархан"'],
  ['a semicolon', 'Ким; Ли', 'Ким; Ли'],
  ['spaces at both ends', ' Ким ', ' Ким '],
  ['quotes at the start', '"Дастархан" ТОО', '"""Дастархан"" ТОО"'],
  ['a line break', 'Ким\r\nЛи', 'Ким Ли'],
  ['digits that a spreadsheet would convert', '007', '="007"'],
])('a copied name with %s', (_, name, copied) => {
  const columns = COLUMNS.filter(({ key }) => key === 'name')
  expect(reportCellsClipboardText({ columns, rows: [{ date: '2026-03-16', name }] })).toBe(copied)
})

test.each([
  [
    'sum and average of what is known',
    [
      [0, 1],
      [2, 1],
    ],
    'Выбрано чисел: 2 · Σ 15 · среднее 7,5',
  ],
  [
    'money is whole tenge',
    [
      [0, 2],
      [2, 2],
    ],
    'Выбрано чисел: 3 · Σ 12 000 ₸ · среднее 4 000 ₸',
  ],
  [
    'hours and minutes',
    [
      [0, 3],
      [1, 3],
    ],
    'Выбрано чисел: 2 · Σ 2:00 · среднее 1:00',
  ],
  [
    'the date beside is no figure',
    [
      [0, 0],
      [0, 1],
    ],
    'Выбрано чисел: 1 · Σ 10 · среднее 10',
  ],
  [
    'orders and tenge have no sum',
    [
      [0, 1],
      [0, 2],
    ],
    'Выбрано чисел: 2 · величины разные, суммы нет',
  ],
  [
    'texts alone',
    [
      [0, 4],
      [2, 4],
    ],
    'Выбрано ячеек: 3',
  ],
  [
    'nothing known',
    [
      [1, 1],
      [1, 1],
    ],
    'Выбрано ячеек: 1',
  ],
] as [string, [[number, number], [number, number]], string][])('%s', (_, places, words) => {
  expect(plain(reportCellsSummary(block(...places)))).toBe(words)
})
