import { DISPLAY_MOMENT } from './dates'
import type { Sheet, SheetColumn } from './sheet'

export const CSV_TYPE = 'text/csv;charset=utf-8'

/** Without it Excel takes the text for one of a code page of old. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet would take for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/
const NEEDS_QUOTES = /[;"\r\n]|^\s|\s$/

/**
 * A sheet as CSV that Excel in Russian opens by a double click: UTF-8 with a byte order mark, `;` between cells, a decimal
 * comma, CRLF. A text that would be run as a formula gets an apostrophe in front; numbers are left alone.
 */
export function sheetToCsv<Row>({ columns, rows }: Sheet<Row>): string {
  const lines = [
    columns.map(({ title }) => quoted(title)),
    ...rows.map((row) => columns.map((column) => cellText(column, row))),
  ]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.join(';')}\r\n`).join('')
}

function cellText<Row>(column: SheetColumn<Row>, row: Row): string {
  if (column.kind === 'number') {
    const value = column.value(row)
    return value === undefined ? '' : String(value).replace('.', ',')
  }
  if (column.kind === 'moment') return column.value(row)?.format(DISPLAY_MOMENT) ?? ''
  const text = column.value(row) ?? ''
  return quoted(FORMULA_START.test(text) ? `'${text}` : text)
}

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
