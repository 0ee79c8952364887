import { describe, expect, test } from '@jest/globals'
import type { CourierReportRow, DailyReportRow, PartnerReportRow } from '../../src/api/reports'
import {
  type ReportColumn,
  reportCellText,
  reportColumnTotalText,
  visibleReportColumns,
} from '../../src/kit/report/reportColumns'
import { reportSheetColumns, reportSheetLayout } from '../../src/kit/report/reportSheet'
import { csvParts } from '../../src/lib/csv'
import { toSpreadsheetCells } from '../../src/lib/spreadsheetCells'
import { cellsToXlsx } from '../../src/lib/xlsx'
import { DAILY_REPORT_COLUMNS } from '../../src/pages/reports/dailyColumns'
import { COURIER_REPORT_COLUMNS, PARTNER_REPORT_COLUMNS } from '../../src/pages/reports/periodColumns'
import { normalizeCell, parseCsv, screenDateToIso, sheetCellText } from '../cellTexts'
import { readSheet, unzip } from '../unzip'

/** Design, «Reports»: every cell of an exported report file must equal the cell on the screen. */

const NEVER = new AbortController().signal

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const COLUMN_NAMES = [...LETTERS, ...LETTERS.map((letter) => `A${letter}`)]

async function cellsOf<Row>(columns: readonly ReportColumn<Row>[], rows: Row[], isShaded?: (row: Row) => boolean) {
  const cells = await toSpreadsheetCells({ columns: reportSheetColumns(columns), rows }, NEVER)
  return { ...cells, layout: reportSheetLayout(columns, rows, { isShaded, totalLabel: 'Итого' }) }
}

async function xlsxOf<Row>(columns: readonly ReportColumn<Row>[], rows: Row[], isShaded?: (row: Row) => boolean) {
  const file = await cellsToXlsx('Отчёт', await cellsOf(columns, rows, isShaded))
  return new Uint8Array(await file.arrayBuffer())
}

const DAYS: DailyReportRow[] = ['2026-03-13', '2026-03-14', '2026-03-15'].map((dateItem, index) => {
  const figures = DAILY_REPORT_COLUMNS.slice(1).map(({ key }, at) => [
    key,
    index === 2 && at % 5 === 0 ? undefined : 1234 * at + index,
  ])
  return { ...Object.fromEntries(figures), dateItem, paymentPenalties: index === 1 ? -2500 : 1500, profit: -4200 }
})
const PARTNERS: PartnerReportRow[] = [
  {
    companyId: 7,
    companyName: '=Плов; "и" лагман',
    totalSum: 1_250_000,
    countOrders: 12,
    calcTypeId: 1,
    balance: -30_000,
  },
  { companyId: 8, totalSum: 0, deliverySum: 900, countOrders: 0, calcTypeId: 2, income: 0, balance: 0 },
]
const COURIERS: CourierReportRow[] = [
  { courierId: 1, courierName: 'Ахметов А.', workTime: '168:30', countOrders: 140, penalty: 3000, income: 210_500 },
  { courierId: 2, courierName: 'Ким В.', workTime: '40', countOrders: 31, penalty: 0, income: 44_000.5 },
  { courierId: 3, courierName: 'Ли Т.' },
]

const REPORTS = [
  {
    name: 'by days',
    columns: DAILY_REPORT_COLUMNS as readonly ReportColumn<never>[],
    rows: DAYS as never[],
    headings: 2,
  },
  {
    name: 'by partners',
    columns: PARTNER_REPORT_COLUMNS as readonly ReportColumn<never>[],
    rows: PARTNERS as never[],
    headings: 1,
  },
  {
    name: 'by couriers',
    columns: COURIER_REPORT_COLUMNS as readonly ReportColumn<never>[],
    rows: COURIERS as never[],
    headings: 1,
  },
]

describe.each(REPORTS)('the report $name', ({ columns, rows, headings }) => {
  test('an exported report has the same cells and totals in XLSX as on the screen', async () => {
    const cells = readSheet(await xlsxOf(columns, rows))
    for (const [index, column] of columns.entries()) {
      const letters = COLUMN_NAMES[index]
      for (const [line, row] of rows.entries()) {
        const address = `${letters}${headings + 1 + line}`
        expect([address, sheetCellText(cells.get(address))]).toEqual([
          address,
          screenDateToIso(reportCellText(column, row)),
        ])
      }
      const total = reportColumnTotalText(column, rows)
      if (total !== undefined) {
        expect(sheetCellText(cells.get(`${letters}${headings + 1 + rows.length}`))).toBe(total)
      }
    }
  })

  test('an exported report has the same cells and totals in CSV as on the screen', async () => {
    const text = (await csvParts(await cellsOf(columns, rows), NEVER)).join('')
    const lines = parseCsv(text.replace(/^\uFEFF/, ''))
    expect(lines).toHaveLength(rows.length + 2)
    for (const [index, column] of columns.entries()) {
      expect(lines[0]?.[index]).toBe([column.group, column.title].filter(Boolean).join(': '))
      for (const [line, row] of rows.entries()) {
        expect(normalizeCell(lines[line + 1]?.[index])).toBe(normalizeCell(reportCellText(column, row)))
      }
      const total = reportColumnTotalText(column, rows)
      if (total !== undefined) expect(normalizeCell(lines.at(-1)?.[index])).toBe(normalizeCell(total))
    }
    expect(lines.at(-1)?.[0]).toBe('Итого (без неизвестных значений)')
  })

  test('an exported report has in XLSX a formula for each total of the screen, over all of its rows', async () => {
    const sheet = unzip(await xlsxOf(columns, rows)).get('xl/worksheets/sheet1.xml') ?? ''
    const formulas = Object.fromEntries(
      [...sheet.matchAll(/<c r="([A-Z]+\d+)"[^>]*>\s*<f>(.*?)<\/f>/g)].map(([, address = '', formula = '']) => [
        address,
        formula,
      ]),
    )
    const [first, last] = [headings + 1, headings + rows.length]
    const expected = columns.flatMap((column, index) =>
      reportColumnTotalText(column, rows) === undefined
        ? []
        : [[`${COLUMN_NAMES[index]}${last + 1}`, `SUM(${COLUMN_NAMES[index]}${first}:${COLUMN_NAMES[index]}${last})`]],
    )
    expect(formulas).toEqual(Object.fromEntries(expected))
  })
})

test('group headings are above their columns in XLSX, and the headings and date are frozen', async () => {
  const file = await xlsxOf(DAILY_REPORT_COLUMNS, DAYS)
  const sheet = unzip(file).get('xl/worksheets/sheet1.xml') ?? ''
  const merged = [...sheet.matchAll(/<mergeCell ref="([^"]+)"/g)].map(([, range]) => range)
  expect(merged).toEqual(
    expect.arrayContaining(['A1:A2', 'B1:D1', 'E1:I1', 'J1:M1', 'N1:R1', 'S1:W1', 'X1:AC1', 'AD1:AD2']),
  )
  expect(readSheet(file).get('E1')).toBe('Доход по дням')
  expect(readSheet(file).get('E2')).toBe('За доставку')
  expect(sheet).toMatch(/<pane [^>]*ySplit="2"/)
  expect(sheet).toMatch(/<pane [^>]*xSplit="1"/)
})

test('weekend rows have a background in XLSX, the others none', async () => {
  const file = await xlsxOf(DAILY_REPORT_COLUMNS, DAYS, ({ dateItem }) => dateItem !== '2026-03-13')
  const parts = unzip(file)
  const fills = fillsOf(parts.get('xl/styles.xml') ?? '')
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
  const fillAt = (address: string) =>
    fills[Number(sheet.match(new RegExp(`<c r="${address}"[^>]*\\bs="(\\d+)"`))?.[1] ?? 0)]
  expect(fillAt('A3')).toBeUndefined()
  expect(fillAt('A4')).toMatch(/^[0-9A-F]{6,8}$/i)
  expect(fillAt('F5')).toBe(fillAt('A4'))
})

test('files have the visible columns in their order', async () => {
  const shownKeys = ['income', 'companyName', 'balance']
  const columns = visibleReportColumns(PARTNER_REPORT_COLUMNS, shownKeys)
  const cells = readSheet(await xlsxOf(columns, PARTNERS))
  expect([cells.get('A1'), cells.get('B1'), cells.get('C1'), cells.get('D1')]).toEqual([
    'Доход с контрагента',
    'Контрагент',
    'Баланс',
    undefined,
  ])
})

function fillsOf(styles: string): (string | undefined)[] {
  const colours = [...styles.matchAll(/<fill>(.*?)<\/fill>/gs)].map(
    ([, inner = '']) => inner.match(/fgColor rgb="([^"]+)"/)?.[1],
  )
  const used = styles.match(/<cellXfs.*?<\/cellXfs>/s)?.[0] ?? ''
  return [...used.matchAll(/<xf [^>]*>/g)].map(([tag]) => colours[Number(tag.match(/fillId="(\d+)"/)?.[1] ?? 0)])
}
