import { formatReportValue, isNumericReportColumn, plainReportCellText, type ReportColumn } from './reportColumns'

export type ReportCellPosition = { row: number; column: number }

/** Selected range of cells. `from` is where the selection started, `to` its current end; the end may be in any direction. */
export type ReportCellRange = { from: ReportCellPosition; to: ReportCellPosition }

export function reportCellRangeCorners({ from, to }: ReportCellRange): {
  first: ReportCellPosition
  last: ReportCellPosition
} {
  return {
    first: { row: Math.min(from.row, to.row), column: Math.min(from.column, to.column) },
    last: { row: Math.max(from.row, to.row), column: Math.max(from.column, to.column) },
  }
}

export type ReportCellBlock<Row> = { columns: readonly ReportColumn<Row>[]; rows: readonly Row[] }

export function reportCellsInRange<Row>(range: ReportCellRange, table: ReportCellBlock<Row>): ReportCellBlock<Row> {
  const { first, last } = reportCellRangeCorners(range)
  return {
    columns: table.columns.slice(first.column, last.column + 1),
    rows: table.rows.slice(first.row, last.row + 1),
  }
}

/** Clipboard text, tab-separated, so that spreadsheets paste the figures as numbers. */
export const reportCellsClipboardText = <Row>({ columns, rows }: ReportCellBlock<Row>): string =>
  rows.map((row) => columns.map((column) => plainReportCellText(column, row)).join('\t')).join('\n')

/**
 * Count, sum and average of the selected figures in words. Figures of different kinds, such as money and minutes, have no sum. Unknown
 * values are ignored.
 */
export function reportCellsSummary<Row>({ columns, rows }: ReportCellBlock<Row>): string {
  const figures = columns.filter(isNumericReportColumn)
  const values = figures.flatMap((column) => rows.flatMap((row) => column.value(row) ?? []))
  const [first] = figures
  const chosen = `Выбрано чисел: ${values.length}`
  if (!first || values.length === 0) return `Выбрано ячеек: ${columns.length * rows.length}`
  if (figures.some(({ kind }) => kind !== first.kind)) return `${chosen} · величины разные, суммы нет`
  const sum = values.reduce((total, value) => total + value, 0)
  // An average of tenge or minutes is rounded to a whole number, an average of counts to tenths.
  const share = first.kind === 'count' ? 10 : 1
  const average = Math.round((sum / values.length) * share) / share
  return `${chosen} · Σ ${formatReportValue(first, sum)} · среднее ${formatReportValue(first, average)}`
}
