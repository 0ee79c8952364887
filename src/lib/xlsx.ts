import writeExcelFile, { type Cell } from 'write-excel-file/browser'
import type { CellsColumn, CellValue, SheetCells } from './sheet'

const MOMENT_FORMAT = 'dd-mm-yyyy hh:mm'
/** What the name of a sheet may not hold, and how long it may be. */
const NOT_IN_NAME = /[[\]/\\:*?']/g
const LONGEST_NAME = 31

/**
 * A sheet as an XLSX file: the first line stays in sight, texts are texts, numbers numbers and moments dates. Comes with
 * the library that writes it and takes seconds for thousands of rows: `xlsxJob` does it beside the page.
 */
export function cellsToXlsx(name: string, { columns, rows }: SheetCells): Promise<Blob> {
  const data = [
    columns.map(
      ({ title, kind }): Cell => ({ value: title, fontWeight: 'bold', align: kind === 'number' ? 'right' : 'left' }),
    ),
    ...rows.map((row) => row.map((value, index) => cellOf(columns[index], value))),
  ]
  return writeExcelFile(data, {
    sheet: name.replace(NOT_IN_NAME, ' ').trim().slice(0, LONGEST_NAME) || 'Лист1',
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob()
}

function cellOf(column: CellsColumn | undefined, value: CellValue): Cell {
  if (value === undefined) return null
  if (typeof value === 'string') return { type: String, value }
  // A spreadsheet's date has no zone; the library counts it from UTC, as these values do.
  if (column?.kind === 'moment') return { type: Date, value: new Date(value), format: MOMENT_FORMAT }
  return { type: Number, value, ...(column?.format ? { format: column.format } : {}) }
}
