import { formatMoney } from '../../domain/money'
import { countWithNoun, groupDigits } from '../../domain/textFormatting'
import { formatWorkMinutes } from '../../domain/workMinutes'
import { csvNumber, quoted, spreadsheetText } from '../../lib/csvCells'
import { formatDate } from '../../lib/moments'
import { shortWeekdayName } from '../../lib/weekdays'

type ReportColumnBase<Row> = {
  key: string
  title: string
  group?: string
  width: number
  isHidden?: boolean
  isFixed?: boolean
  isMain?: boolean
  isSummed?: boolean
  isSigned?: boolean
  /** Difference between the figure and the sum of its parts; undefined if it is zero or unknown. */
  residue?: (row: Row) => number | undefined
}

/** The value is whole tenge for `money` and minutes for `duration`. */
type ReportFigureColumn<Row> = ReportColumnBase<Row> & {
  kind: 'count' | 'money' | 'duration'
  value: (row: Row) => number | undefined
}

/** The value of a `date` is `yyyy-MM-dd`; the cell shows the date with its weekday. */
export type ReportColumn<Row> =
  | ReportFigureColumn<Row>
  | (ReportColumnBase<Row> & { kind: 'text' | 'date'; value: (row: Row) => string | undefined })

type NumericKey<Row> = keyof { [K in keyof Row as Row[K] extends number | undefined ? K : never]: K } & string

/** Returns a column that shows the number in the field `key`. The totals row contains the sum of the column. */
export const summedReportColumn = <Row>(
  kind: ReportFigureColumn<Row>['kind'],
  key: NumericKey<Row>,
  title: string,
  width: number,
  options?: Partial<ReportFigureColumn<Row>>,
): ReportFigureColumn<Row> => ({
  ...{ kind, key, title, width, isSummed: true },
  value: (row) => row[key as keyof Row] as number | undefined,
  ...options,
})

const NONE = '—'

export function reportCellText<Row>(column: ReportColumn<Row>, row: Row): string {
  if (isNumericReportColumn(column)) return figureText(column, column.value(row))
  const value = column.value(row)
  if (column.kind === 'text') return value || NONE
  return value === undefined ? NONE : `${formatDate(value)}, ${shortWeekdayName(value).toLowerCase()}`
}

export function reportColumnTotalText<Row>(column: ReportColumn<Row>, rows: readonly Row[]): string | undefined {
  return column.isSummed ? figureText(column, columnTotal(column, rows)) : undefined
}

/**
 * Text such as «без 3 строк» for a total without the rows whose figure is unknown. Undefined if all figures are known or all are unknown.
 */
export function rowsNotInTotalText<Row>(column: ReportColumn<Row>, rows: readonly Row[]): string | undefined {
  const unknown = column.isSummed ? rows.filter((row) => column.value(row) === undefined).length : 0
  return unknown === 0 || unknown === rows.length
    ? undefined
    : `без ${countWithNoun(unknown, 'строки', 'строк', 'строк')}`
}

function columnTotal<Row>(column: ReportColumn<Row>, rows: readonly Row[]): number | undefined {
  if (!isNumericReportColumn(column)) return undefined
  const known = rows.map(column.value).filter((value) => value !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0)
}

export const isNumericReportColumn = <Row>(column: ReportColumn<Row>): column is ReportFigureColumn<Row> =>
  column.kind !== 'text' && column.kind !== 'date'

function figureText(column: Pick<ReportColumn<never>, 'kind' | 'isSigned'>, value: number | undefined): string {
  if (value === undefined) return NONE
  const text = formatReportValue(column, value)
  return column.isSigned && value > 0 ? `+${text}` : text
}

export function formatReportValue({ kind }: Pick<ReportColumn<never>, 'kind'>, value: number): string {
  if (kind === 'money') return formatMoney(value)
  return kind === 'duration' ? formatWorkMinutes(value) : groupDigits(value)
}

/** Text of a cell in tab-separated text for spreadsheets. */
export function plainReportCellText<Row>(column: ReportColumn<Row>, row: Row): string {
  if (column.kind === 'text') return tabSeparatedText(column.value(row) ?? '')
  const value = column.value(row)
  if (value === undefined) return ''
  if (typeof value === 'string') return formatDate(value)
  return column.kind === 'duration' ? formatWorkMinutes(value) : csvNumber(value)
}

/** A tab or line break would end the cell, so it becomes a space. A quote needs escaping only at the start of a cell. */
function tabSeparatedText(value: string): string {
  const text = spreadsheetText(value.replace(/[\t\r\n]+/g, ' '))
  return text.startsWith('"') ? quoted(text) : text
}

export function reportColumnMaximum<Row>(column: ReportColumn<Row>, rows: readonly Row[]): number {
  if (!isNumericReportColumn(column)) return 0
  return rows.reduce((peak, row) => Math.max(peak, Math.abs(column.value(row) ?? 0)), 0)
}

export function visibleReportColumns<Row>(
  columns: readonly ReportColumn<Row>[],
  keys: readonly string[] | undefined,
): readonly ReportColumn<Row>[] {
  if (!keys) return columns.filter(({ isHidden }) => !isHidden)
  return keys.flatMap((key) => columns.find((column) => column.key === key) ?? [])
}
