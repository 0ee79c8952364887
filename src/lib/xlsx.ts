import { type LocalDateTime, ZoneOffset } from '@js-joda/core'
import writeExcelFile, { type Cell } from 'write-excel-file/browser'
import type { Sheet, SheetColumn } from './sheet'

const MOMENT_FORMAT = 'dd-mm-yyyy hh:mm'
/** What the name of a sheet may not hold, and how long it may be. */
const NOT_IN_NAME = /[[\]/\\:*?']/g
const LONGEST_NAME = 31

/**
 * A sheet as an XLSX file: the first line stays in sight, texts are texts, numbers numbers and moments dates. Comes with
 * the library that writes it, so import it when somebody asks for a file.
 */
export function sheetToXlsx<Row>(name: string, { columns, rows }: Sheet<Row>): Promise<Blob> {
  const data = [
    columns.map(
      ({ title, kind }): Cell => ({ value: title, fontWeight: 'bold', align: kind === 'number' ? 'right' : 'left' }),
    ),
    ...rows.map((row) => columns.map((column) => cellOf(column, row))),
  ]
  return writeExcelFile(data, {
    sheet: name.replace(NOT_IN_NAME, ' ').trim().slice(0, LONGEST_NAME) || 'Лист1',
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob()
}

function cellOf<Row>(column: SheetColumn<Row>, row: Row): Cell {
  if (column.kind === 'number') {
    const value = column.value(row)
    if (value === undefined) return null
    return { type: Number, value, ...(column.format ? { format: column.format } : {}) }
  }
  if (column.kind === 'moment') {
    const value = column.value(row)
    return value ? { type: Date, value: asIfUtc(value), format: MOMENT_FORMAT } : null
  }
  const text = column.value(row)
  return text === undefined || text === '' ? null : { type: String, value: text }
}

/** A spreadsheet's date has no zone; the library counts it from UTC. */
function asIfUtc(local: LocalDateTime): Date {
  return new Date(local.toInstant(ZoneOffset.UTC).toEpochMilli())
}
