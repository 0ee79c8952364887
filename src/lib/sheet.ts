import { type LocalDateTime, ZoneOffset } from '@js-joda/core'
import { mapInSlices } from './slices'

/** A table on its way into a file. Numbers stay numbers and moments dates, whatever the format of the file. */
export type SheetColumn<Row> = {
  title: string
  /** Characters. */
  width: number
  /** Columns beside each other that name the same group stand under one heading. */
  group?: string | undefined
  /** Its sum stands in the last row, where the sheet has totals. */
  isSummed?: boolean | undefined
} & (
  | { kind: 'text'; value: (row: Row) => string | undefined }
  /** `format` is a number format of spreadsheets; figures as they are without one. */
  | { kind: 'number'; format?: string; value: (row: Row) => number | undefined }
  /** Local time; a spreadsheet knows no zones. */
  | { kind: 'moment'; value: (row: Row) => LocalDateTime | undefined }
  /** `yyyy-MM-dd`. */
  | { kind: 'date'; value: (row: Row) => string | undefined }
  /** Minutes, shown as hours and minutes. */
  | { kind: 'duration'; value: (row: Row) => number | undefined }
)

/** What a table has beside its cells. */
export type SheetLayout = {
  /** The background colour of each row; null for none. */
  fills?: readonly (string | null)[]
  /** How many columns stay in sight, as the headings do. */
  frozenColumns?: number
  /** What the row of totals is called; there is none without it. */
  totalLabel?: string
  /** The headings carry filters; the totals then count what they leave. */
  hasFilters?: boolean
}

export type Sheet<Row> = { columns: readonly SheetColumn<Row>[]; rows: readonly Row[] }

/** What a cell holds; a moment or a date as milliseconds since the epoch, as if it were one of UTC. */
export type CellValue = string | number | undefined

export type CellsColumn = Pick<SheetColumn<never>, 'title' | 'width' | 'kind' | 'group' | 'isSummed'> & {
  format?: string
}

/** A sheet as plain values, which can be handed to a worker. */
export type SheetCells = { columns: CellsColumn[]; rows: CellValue[][]; layout?: SheetLayout }

/** The values of a sheet, worked out without blocking the page; rejects when it is cancelled. */
export async function sheetCells<Row>({ columns, rows }: Sheet<Row>, signal: AbortSignal): Promise<SheetCells> {
  return {
    columns: columns.map(({ value: _value, ...column }) => column),
    rows: await mapInSlices(rows, (row) => columns.map((column) => cellValue(column, row)), signal),
  }
}

function cellValue<Row>(column: SheetColumn<Row>, row: Row): CellValue {
  if (column.kind === 'number' || column.kind === 'duration') return column.value(row)
  if (column.kind === 'date') {
    const date = column.value(row)
    return date === undefined ? undefined : Date.parse(`${date}T00:00:00Z`)
  }
  if (column.kind === 'moment') return column.value(row)?.toInstant(ZoneOffset.UTC).toEpochMilli()
  return column.value(row) || undefined
}

/** The sum of what is known in a column; undefined where nothing is. */
export function columnSum(rows: readonly CellValue[][], index: number): number | undefined {
  const known = rows.flatMap((row) => {
    const value = row[index]
    return typeof value === 'number' ? [value] : []
  })
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0)
}
