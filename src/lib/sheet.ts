import { type LocalDateTime, ZoneOffset } from '@js-joda/core'
import { mapInSlices } from './slices'

/** A table on its way into a file. Numbers stay numbers and moments dates, whatever the format of the file. */
export type SheetColumn<Row> = {
  title: string
  /** Characters. */
  width: number
} & (
  | { kind: 'text'; value: (row: Row) => string | undefined }
  /** `format` is a number format of spreadsheets; figures as they are without one. */
  | { kind: 'number'; format?: string; value: (row: Row) => number | undefined }
  /** Local time; a spreadsheet knows no zones. */
  | { kind: 'moment'; value: (row: Row) => LocalDateTime | undefined }
)

export type Sheet<Row> = { columns: readonly SheetColumn<Row>[]; rows: readonly Row[] }

/** What a cell holds; a moment as milliseconds since the epoch, as if it were one of UTC. */
export type CellValue = string | number | undefined

export type CellsColumn = { title: string; width: number; kind: 'text' | 'number' | 'moment'; format?: string }

/** A sheet as plain values, which can be handed to a worker. */
export type SheetCells = { columns: CellsColumn[]; rows: CellValue[][] }

/** The values of a sheet, worked out without holding the page; rejects when it is cancelled. */
export async function sheetCells<Row>({ columns, rows }: Sheet<Row>, signal: AbortSignal): Promise<SheetCells> {
  return {
    columns: columns.map(({ value: _value, ...column }) => column),
    rows: await mapInSlices(rows, (row) => columns.map((column) => cellValue(column, row)), signal),
  }
}

function cellValue<Row>(column: SheetColumn<Row>, row: Row): CellValue {
  if (column.kind === 'number') return column.value(row)
  if (column.kind === 'moment') return column.value(row)?.toInstant(ZoneOffset.UTC).toEpochMilli()
  return column.value(row) || undefined
}
