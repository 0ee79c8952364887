import { MONEY_SHEET_FORMAT } from '../../domain/money'
import type { SpreadsheetColumn, SpreadsheetLayout } from '../../lib/spreadsheetCells'
import { PALETTES } from '../../ui/theme'
import { isNumericReportColumn, type ReportColumn } from './reportColumns'

const COUNT_SHEET_FORMAT = '#,##0'
const PIXELS_PER_CHARACTER = 7

export function reportSheetColumns<Row>(columns: readonly ReportColumn<Row>[]): SpreadsheetColumn<Row>[] {
  return columns.map((column) => {
    const { title, group, isSummed } = column
    const common = { title, group, isSummed, width: Math.ceil(column.width / PIXELS_PER_CHARACTER) }
    if (!isNumericReportColumn(column)) return { ...common, kind: column.kind, value: column.value }
    const { kind, value } = column
    if (kind === 'duration') return { ...common, kind, value }
    return { ...common, kind: 'number', format: kind === 'money' ? MONEY_SHEET_FORMAT : COUNT_SHEET_FORMAT, value }
  })
}

export function reportSheetLayout<Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
  { isShaded, totalLabel }: { isShaded?: ((row: Row) => boolean) | undefined; totalLabel: string },
): SpreadsheetLayout {
  return {
    ...(isShaded ? { fills: rows.map((row) => (isShaded(row) ? PALETTES.light.sunken : null)) } : {}),
    frozenColumns: columns.filter(({ isFixed }) => isFixed).length,
    totalLabel,
  }
}
