import writeExcelFile, { type Cell } from 'write-excel-file/browser'
import {
  columnGroupLength,
  hasTotalLabelRow,
  type SpreadsheetCells,
  type SpreadsheetCellsColumn,
  type SpreadsheetCellValue,
  spreadsheetTotalLabel,
  sumSpreadsheetColumn,
} from './spreadsheetCells'

const MOMENT_FORMAT = 'dd-mm-yyyy hh:mm'
const DATE_FORMAT = 'dd-mm-yyyy'
const DURATION_FORMAT = '[h]:mm'
const MINUTES_OF_DAY = 24 * 60
/** Format of whole numbers. It would round a fraction, but with optional decimals a whole number would end with a comma. */
const WHOLE_NUMBER = '#,##0'
const WITH_FRACTION = '#,##0.######'
const NOT_IN_NAME = /[[\]/\\:*?']/g
const MAX_NAME = 31

/**
 * Creates an XLSX file with frozen heading rows, typed cells and totals as formulas. Writing thousands of rows takes seconds, so call this
 * through `writeXlsx`, which uses a worker.
 */
export function cellsToXlsx(name: string, cells: SpreadsheetCells): Promise<Blob> {
  const { columns, rows, layout = {} } = cells
  const { fills, frozenColumns, hasFilters = false } = layout
  const totalLabel = spreadsheetTotalLabel(cells)
  const headings = headingRows(columns)
  const sums = columns.map(({ isSummed, kind }, index) => {
    const total = isSummed ? sumSpreadsheetColumn(rows, index) : undefined
    return total !== undefined && kind === 'duration' ? total / MINUTES_OF_DAY : total
  })
  const data = [
    ...headings,
    ...rows.map((row, line) => row.map((value, index) => filled(cellOf(columns[index], value), fills?.[line]))),
    ...(totalLabel === undefined || rows.length === 0
      ? []
      : totalRows(columns, headings.length, rows.length, { label: totalLabel, sums, hasFilters })),
  ]
  const table = `A${headings.length}:${columnLetters(columns.length - 1)}${headings.length + rows.length}`
  const sheet = {
    sheet: name.replace(NOT_IN_NAME, ' ').trim().slice(0, MAX_NAME) || 'Лист1',
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: headings.length,
    ...(frozenColumns ? { stickyColumnsCount: frozenColumns } : {}),
  }
  const features = [storedSums(data.length, sums), ...(hasFilters ? [filterOf(table)] : [])]
  return writeExcelFile(data, sheet, { features }).toBlob()
}

/**
 * Heading rows of the sheet: one row of column titles. If columns have groups, a row of group names is above it, and a title without a
 * group spans both rows.
 */
function headingRows(columns: readonly SpreadsheetCellsColumn[]): Cell[][] {
  const titles = columns.map(({ title, kind }): Cell & object => ({
    value: title,
    fontWeight: 'bold',
    align: kind === 'number' || kind === 'duration' ? 'right' : 'left',
  }))
  if (columns.every(({ group }) => group === undefined)) return [titles]
  const above = columns.map(({ group }, index): Cell => {
    if (group === undefined) return { ...titles[index], rowSpan: 2, alignVertical: 'bottom' }
    if (columns[index - 1]?.group === group) return null
    return { value: group, fontWeight: 'bold', align: 'center', columnSpan: columnGroupLength(columns, index) }
  })
  return [above, titles.map((title, index) => (columns[index]?.group === undefined ? null : title))]
}

function cellOf(column: SpreadsheetCellsColumn | undefined, value: SpreadsheetCellValue): (Cell & object) | null {
  if (value === undefined) return null
  if (typeof value === 'string') return { type: String, value }
  // Spreadsheet dates have no time zone. `value` is local time expressed as UTC, and the library writes the date in UTC, so the cell shows
  // local time.
  if (column?.kind === 'moment') return { type: Date, value: new Date(value), format: MOMENT_FORMAT }
  if (column?.kind === 'date') return { type: Date, value: new Date(value), format: DATE_FORMAT }
  if (column?.kind === 'duration') return { type: Number, value: value / MINUTES_OF_DAY, format: DURATION_FORMAT }
  const format = formatOf(column?.format, value)
  return { type: Number, value, ...(format ? { format } : {}) }
}

/** A fraction after the sixth decimal is a floating-point error. */
const formatOf = (format: string | undefined, value = 0): string | undefined =>
  Number.isInteger(Number(value.toFixed(6))) ? format : format?.replace(WHOLE_NUMBER, WITH_FRACTION)

const filled = (cell: (Cell & object) | null, fill: string | null | undefined): Cell =>
  fill ? { ...cell, backgroundColor: fill } : cell

/**
 * Adds filters to the table. The library does not support them, so `autoFilter` is inserted into the XML after the cells, the only position
 * that the file format allows.
 */
const filterOf = (table: string) => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (sheet: string) => sheet.replace('</sheetData>', `</sheetData><autoFilter ref="${table}"/>`),
      },
    },
  },
})

/**
 * Stores the values of the total row beside its formulas, because the library writes only formulas. A viewer that does not calculate, such
 * as an e-mail preview, would show empty cells.
 */
const storedSums = (line: number, sums: readonly (number | undefined)[]) => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (sheet: string) =>
          sums.reduce<string>((xml, sum, index) => {
            const cell = new RegExp(`(<c r="${columnLetters(index)}${line}"[^>]*><f>[^<]*</f>)(<v>[^<]*</v>|<v/>)?`)
            return sum === undefined ? xml : xml.replace(cell, `$1<v>${sum}</v>`)
          }, sheet),
      },
    },
  },
})

/** `SUBTOTAL(109, …)` sums only the filtered rows. Sheets without filters use `SUM`, which every spreadsheet supports. */
const SUM_SHOWN = 'SUBTOTAL(109,'
const SUM_ALL = 'SUM('

function totalRows(
  columns: readonly SpreadsheetCellsColumn[],
  headings: number,
  rows: number,
  { label, sums, hasFilters }: { label: string; sums: readonly (number | undefined)[]; hasFilters: boolean },
): Cell[][] {
  const [first, last] = [headings + 1, headings + rows]
  const style = { fontWeight: 'bold', topBorderStyle: 'thin' } as const
  const textCell = (index: number): Cell =>
    index === 0 ? { type: String, value: label, ...style } : { value: '', ...style }
  const totals = columns.map((column, index): Cell => {
    if (!column.isSummed) return textCell(index)
    const letters = columnLetters(index)
    const format = column.kind === 'duration' ? DURATION_FORMAT : formatOf(column.format, sums[index])
    return {
      type: 'Formula',
      value: `${hasFilters ? SUM_SHOWN : SUM_ALL}${letters}${first}:${letters}${last})`,
      ...(format ? { format } : {}),
      ...style,
    }
  })
  return [...(hasTotalLabelRow(columns) ? [columns.map((_, index) => textCell(index))] : []), totals]
}

function columnLetters(index: number): string {
  const rest = Math.floor(index / 26) - 1
  return (rest >= 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + (index % 26))
}
