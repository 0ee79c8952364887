import { formatMoney } from '../../domain/money'
import { groupDigits } from '../../domain/text'
import { formatWorkMinutes } from '../../domain/workTime'
import { formatDate } from '../../lib/moments'
import { weekday } from '../../lib/weekdays'

/**
 * One column of a report. Screen, print, CSV and XLSX are made of the same columns, so that they cannot differ: order,
 * groups, figures and their signs, formats, totals.
 */
export type ReportColumn<Row> = {
  /** Unique in the report. */
  key: string
  title: string
  /** Columns beside each other that name the same group stand under one heading. */
  group?: string
  /** Pixels. */
  width: number
  /** Hidden until somebody shows it. */
  isHidden?: boolean
  /** Stays in sight while the table scrolls sideways. */
  isFixed?: boolean
  /** Its sum over all pages stands under it. */
  isSummed?: boolean
  /** A difference: what is above zero carries a plus. */
  isSigned?: boolean
  /** By how much the figure differs from the parts that should make it; undefined where it does not, or cannot be told. */
  residue?: (row: Row) => number | undefined
} & (
  | { kind: 'text'; value: (row: Row) => string | undefined }
  /** `yyyy-MM-dd`, shown with its weekday. */
  | { kind: 'date'; value: (row: Row) => string | undefined }
  | { kind: 'count'; value: (row: Row) => number | undefined }
  /** Whole tenge. */
  | { kind: 'money'; value: (row: Row) => number | undefined }
  /** Minutes. */
  | { kind: 'duration'; value: (row: Row) => number | undefined }
)

/** What stands where a figure is unknown: not zero. */
const NONE = '—'

/** What a cell shows. */
export function cellText<Row>(column: ReportColumn<Row>, row: Row): string {
  if (column.kind === 'text') return column.value(row) || NONE
  if (column.kind === 'date') {
    const date = column.value(row)
    return date === undefined ? NONE : `${formatDate(date)}, ${weekday(date)}`
  }
  return figureText(column, column.value(row))
}

/** What is shown of the sum of a column over all rows; undefined for one that has none. */
export function totalText<Row>(column: ReportColumn<Row>, rows: readonly Row[]): string | undefined {
  return column.isSummed ? figureText(column, columnTotal(column, rows)) : undefined
}

/** The sum of what is known in a column. */
function columnTotal<Row>(column: ReportColumn<Row>, rows: readonly Row[]): number | undefined {
  if (column.kind === 'text' || column.kind === 'date') return undefined
  const known = rows.map(column.value).filter((value) => value !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0)
}

export const isFigure = ({ kind }: Pick<ReportColumn<never>, 'kind'>): boolean => kind !== 'text' && kind !== 'date'

function figureText(column: Pick<ReportColumn<never>, 'kind' | 'isSigned'>, value: number | undefined): string {
  if (value === undefined) return NONE
  const text = kindText(column, value)
  return column.isSigned && value > 0 ? `+${text}` : text
}

/** A figure in the words of its kind. */
export function kindText({ kind }: Pick<ReportColumn<never>, 'kind'>, value: number): string {
  if (kind === 'money') return formatMoney(value)
  return kind === 'duration' ? formatWorkMinutes(value) : groupDigits(value)
}

/** What a cell is worth in a spreadsheet: figures without signs of money and spaces, so that they paste as numbers. */
export function plainText<Row>(column: ReportColumn<Row>, row: Row): string {
  if (column.kind === 'text') return column.value(row) ?? ''
  const value = column.value(row)
  if (value === undefined) return ''
  if (typeof value === 'string') return formatDate(value)
  return column.kind === 'duration' ? formatWorkMinutes(value) : String(value)
}

/** The figure of a column that is furthest from zero; 0 where there is none. */
export function columnPeak<Row>(column: ReportColumn<Row>, rows: readonly Row[]): number {
  if (column.kind === 'text' || column.kind === 'date') return 0
  return rows.reduce((peak, row) => Math.max(peak, Math.abs(column.value(row) ?? 0)), 0)
}

/** The columns with these keys, in their order; all of them where the keys are not known yet. */
export function columnsInOrder<Row>(
  columns: readonly ReportColumn<Row>[],
  keys: readonly string[] | undefined,
): readonly ReportColumn<Row>[] {
  if (!keys) return columns.filter(({ isHidden }) => !isHidden)
  return keys.flatMap((key) => columns.find((column) => column.key === key) ?? [])
}
