import { mapInTimeSlices } from './timeSlices'

export type SpreadsheetColumn<Row> = SpreadsheetCellDef<Row> & {
  title: string
  width: number
  group?: string | undefined
}

export type SpreadsheetCellDef<Row> = { isSummed?: boolean | undefined } & (
  | { kind: 'text'; value: (row: Row) => string | undefined }
  /** `format` is a spreadsheet number format. */
  | { kind: 'number'; format?: string; value: (row: Row) => number | undefined }
  /** `yyyy-MM-ddTHH:mm:ss` in local time; spreadsheets have no time zones. */
  | { kind: 'moment'; value: (row: Row) => string | undefined }
  | { kind: 'date'; value: (row: Row) => string | undefined }
  /** The value is minutes; the cell shows hours and minutes. */
  | { kind: 'duration'; value: (row: Row) => number | undefined }
)

export type SpreadsheetLayout = {
  fills?: readonly (string | null)[]
  frozenColumns?: number
  /**
   * Label of the totals row in its first cell. If the first column is summed, that cell contains the sum, and the label is in a separate
   * row above the totals ({@link hasTotalLabelRow}).
   */
  totalLabel?: string
  /** Adds filters to the column headings; the totals row then sums only the filtered rows. */
  hasFilters?: boolean
  /**
   * True if a missing value means that the row has no amount, so that the totals are complete. By default a missing value is an unknown
   * amount, and the label says that the totals do not include it.
   */
  isEmptyNone?: boolean
}

export type SpreadsheetSource<Row> = { columns: readonly SpreadsheetColumn<Row>[]; rows: readonly Row[] }

/** Dates and times are milliseconds since the epoch, calculated as if local time were UTC. */
export type SpreadsheetCellValue = string | number | undefined

export type SpreadsheetCellsColumn = Pick<
  SpreadsheetColumn<never>,
  'title' | 'width' | 'kind' | 'group' | 'isSummed'
> & {
  format?: string
}

export type SpreadsheetCells = {
  columns: SpreadsheetCellsColumn[]
  rows: SpreadsheetCellValue[][]
  layout?: SpreadsheetLayout
}

export async function toSpreadsheetCells<Row>(
  { columns, rows }: SpreadsheetSource<Row>,
  signal: AbortSignal,
): Promise<SpreadsheetCells> {
  return {
    columns: columns.map(({ value: _value, ...column }) => column),
    rows: await mapInTimeSlices(rows, (row) => columns.map((column) => cellValue(column, row)), signal),
  }
}

function cellValue<Row>(column: SpreadsheetColumn<Row>, row: Row): SpreadsheetCellValue {
  if (column.kind === 'number' || column.kind === 'duration') return column.value(row)
  if (column.kind === 'date' || column.kind === 'moment') {
    const local = column.value(row)
    return local === undefined ? undefined : Date.parse(column.kind === 'date' ? `${local}T00:00:00Z` : `${local}Z`)
  }
  return column.value(row) || undefined
}

export function spreadsheetTotalLabel({ columns, rows, layout }: SpreadsheetCells): string | undefined {
  const lacksRows =
    !layout?.isEmptyNone &&
    columns.some(({ isSummed }, index) => {
      const unknown = isSummed ? rows.filter((row) => row[index] === undefined).length : 0
      return unknown > 0 && unknown < rows.length
    })
  const label = layout?.totalLabel
  return label !== undefined && lacksRows ? `${label} (без неизвестных значений)` : label
}

export const hasTotalLabelRow = ([first]: readonly SpreadsheetCellsColumn[]): boolean => first?.isSummed === true

export function sumSpreadsheetColumn(rows: readonly SpreadsheetCellValue[][], index: number): number | undefined {
  const known = rows.flatMap((row) => {
    const value = row[index]
    return typeof value === 'number' ? [value] : []
  })
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0)
}

export function columnGroupLength(columns: readonly { group?: string | undefined }[], from: number): number {
  const end = columns.findIndex(({ group }, index) => index > from && group !== columns[from]?.group)
  return (end < 0 ? columns.length : end) - from
}
