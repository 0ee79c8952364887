import type { PastedRow } from '../../../domain/schedules/commands'
import type { Shift } from '../../../domain/schedules/shift'
import { parseTime } from '../../../domain/schedules/timeText'
import type { ChoiceOption } from '../cells/ChoiceCell'
import type { Names } from '../week/people'
import { COLUMNS, type ColumnKey, cellText, isTimeColumn } from './dayColumns'

/** Rows of a day as lines of a spreadsheet: columns between tabs, as the table has them. */
export const rowsToText = (rows: readonly Shift[], names: Names): string =>
  rows.map((row) => COLUMNS.map(({ key }) => cellText(row, key, names)).join('\t')).join('\n')

/** What a copied part of a spreadsheet says, from a column on; undefined when the text is a single cell. */
export function rowsFromText(text: string, from: ColumnKey, names: Names): PastedRow[] | undefined {
  if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return undefined
  const columns = COLUMNS.slice(COLUMNS.findIndex(({ key }) => key === from))
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => {
      const row: PastedRow = {}
      line.split('\t').forEach((cell, index) => {
        const column = columns[index]
        if (column) readCell(row, column.key, cell.trim(), names)
      })
      return row
    })
}

function readCell(row: PastedRow, column: ColumnKey, text: string, names: Names): void {
  if (column === 'point') row.pointId = find(names.points, text)
  else if (column === 'courier') row.courierId = find(names.couriers, text)
  else if (isTimeColumn(column)) {
    const time = parseTime(text.replace(/\s*\+1$/, ''))
    row[column] = time
    if (time === null && text !== '') row.unread = { ...row.unread, [column]: text }
  }
}

function find(options: readonly ChoiceOption[], text: string): number | null {
  const wanted = text.toLowerCase()
  return options.find(({ label }) => label.toLowerCase() === wanted)?.value ?? null
}
