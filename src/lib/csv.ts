import { csvNumber, csvText, quoted } from './csvCells'
import {
  hasTotalLabelRow,
  type SpreadsheetCells,
  type SpreadsheetCellsColumn,
  type SpreadsheetCellValue,
  spreadsheetTotalLabel,
  sumSpreadsheetColumn,
} from './spreadsheetCells'
import { mapInTimeSlices, splitBySize } from './timeSlices'

export const CSV_MIME_TYPE = 'text/csv;charset=utf-8'

/** Without a byte order mark at the start, Excel reads a CSV file in a legacy code page. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINES_AT_ONCE = 100

/**
 * Writes CSV that a Russian Excel opens correctly on a double click: UTF-8 with a byte order mark, `;` as separator, decimal comma, CRLF.
 * Text that looks like a formula gets a leading apostrophe; text that Excel would convert is written as `="007"`. The caller joins the
 * returned parts.
 */
export async function csvParts(cells: SpreadsheetCells, signal: AbortSignal): Promise<string[]> {
  const { columns, rows } = cells
  const lineOf = (row: SpreadsheetCellValue[]) => lineText(row.map((value, index) => cellText(columns[index], value)))
  const parts = await mapInTimeSlices(splitBySize(rows, LINES_AT_ONCE), (group) => group.map(lineOf).join(''), signal)
  const label = spreadsheetTotalLabel(cells)
  const totals =
    label === undefined
      ? []
      : [
          ...(hasTotalLabelRow(columns)
            ? [lineText(columns.map((_, index) => (index === 0 ? quoted(label) : '')))]
            : []),
          lineText(
            columns.map((column, index) => {
              if (column.isSummed) return cellText(column, sumSpreadsheetColumn(rows, index))
              return index === 0 ? quoted(label) : ''
            }),
          ),
        ]
  return [BYTE_ORDER_MARK + lineText(columns.map((column) => quoted(headingText(column)))), ...parts, ...totals]
}

const headingText = ({ group, title }: SpreadsheetCellsColumn): string =>
  group === undefined ? title : `${group}: ${title}`

const lineText = (cells: string[]): string => `${cells.join(';')}\r\n`

function cellText(column: SpreadsheetCellsColumn | undefined, value: SpreadsheetCellValue): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return csvText(value)
  if (column?.kind === 'moment') return momentText(value)
  if (column?.kind === 'date') return momentText(value).slice(0, 10)
  if (column?.kind === 'duration') return `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`
  return csvNumber(value)
}

/** Formats a moment as `dd-MM-yyyy HH:mm`. Uses native `Date`, because js-joda takes ten times as long. */
function momentText(moment: number): string {
  const iso = new Date(moment).toISOString()
  return `${iso.slice(8, 10)}-${iso.slice(5, 7)}-${iso.slice(0, 4)} ${iso.slice(11, 16)}`
}
