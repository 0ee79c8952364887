import { MONEY_SHEET_FORMAT } from '../../domain/money'
import type { SheetColumn, SheetLayout } from '../../lib/sheet'
import { PALETTES } from '../theme'
import type { ReportColumn } from './reportColumns'

const COUNT_SHEET_FORMAT = '#,##0'
const PIXELS_PER_CHARACTER = 7

/** The columns of a report as those of a file. */
export function sheetColumns<Row>(columns: readonly ReportColumn<Row>[]): SheetColumn<Row>[] {
  return columns.map((column) => {
    const { title, group, isSummed } = column
    const common = { title, group, isSummed, width: Math.ceil(column.width / PIXELS_PER_CHARACTER) }
    if (column.kind === 'count') return { ...common, kind: 'number', format: COUNT_SHEET_FORMAT, value: column.value }
    if (column.kind === 'money') return { ...common, kind: 'number', format: MONEY_SHEET_FORMAT, value: column.value }
    return { ...common, ...column, ...common }
  })
}

/** What a report's file has beside its cells: weekends as on the screen, the first columns in sight, the totals. */
export function sheetLayout<Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
  { isShaded, totalLabel }: { isShaded?: ((row: Row) => boolean) | undefined; totalLabel: string },
): SheetLayout {
  return {
    ...(isShaded ? { fills: rows.map((row) => (isShaded(row) ? PALETTES.light.sunken : null)) } : {}),
    frozenColumns: columns.filter(({ isFixed }) => isFixed).length,
    totalLabel,
  }
}
