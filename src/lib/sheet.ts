import type { LocalDateTime } from '@js-joda/core'

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
