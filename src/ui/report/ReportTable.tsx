import { type ReactNode, useEffect, useMemo } from 'react'
import { formatMoney } from '../../domain/money'
import type { Loaded } from '../../lib/loaded'
import { FigureLink } from '../doors/FigureLink'
import type { Column } from '../list/columns'
import { DataTable } from '../list/DataTable'
import { useShownKeys } from '../list/shownColumns'
import type { FooterRow } from '../list/TableFooter'
import { useNarrow } from '../useNarrow'
import { cellText, columnPeak, isFigure, type ReportColumn, totalText } from './reportColumns'
import { type ReportRows, rowKeyOf } from './useReport'
import { useReportPage } from './useReportPage'
import './reportTable.css'

/**
 * Where the figure of a column leads, by the column's key; undefined for a figure that no filter expresses. What it is of, a row or all
 * of them, is not called `Row` here: of `Doors<readonly Row[]>` the reader of props for the catalogue would follow `Row` into itself.
 */
export type Doors<Source> = Readonly<Record<string, (source: Source) => string | undefined>>

/** Pixels: names in full would leave a phone without a single figure. */
const NARROW_WIDTH = 150

export type ReportTableProps<Row extends object> = {
  /** Names the table in the stored settings of columns. */
  name: string
  /** Keep columns, doors and functions outside the component, or memoised. */
  columns: readonly ReportColumn<Row>[]
  report: Loaded<ReportRows<Row>>
  empty: ReactNode
  /** «Итого», or what is not complete yet. */
  totalLabel: string
  isShaded?: ((row: Row) => boolean) | undefined
  /** Its figures are not complete yet: hatched. */
  isPartial?: ((row: Row) => boolean) | undefined
  /** Each figure has a bar behind it, as long as its share of the largest of its column. */
  hasBars?: boolean
  /** All rows at once, however many the server puts on a page. */
  isWhole?: boolean
  /** Of what city the report is, as far as it is of one. */
  cityId: number | undefined
  doors?: Doors<Row>
  /** Where the totals lead. */
  totalDoors?: Doors<readonly Row[]>
  tools: ReactNode
  toolbar?: ReactNode
  /** Told of the columns in sight, in their order, whenever they change. */
  onColumns: (keys: readonly string[]) => void
}

/** A report as a table: grouped headings, the first column and the totals of all pages in sight, weekends shaded. */
export function ReportTable<Row extends object>(props: ReportTableProps<Row>) {
  const { columns, report, isShaded, isPartial, totalLabel, onColumns, doors, totalDoors } = props
  const list = useReportPage(report, { isWhole: props.isWhole ?? false, cityId: props.cityId })
  const rows = report.value?.rows
  // On a phone a fixed column of names would leave no room for the figures.
  const isNarrow = useNarrow()
  const tableColumns = useMemo(
    () =>
      columns.map((column) => {
        const shown = isNarrow ? { ...column, isFixed: false, width: Math.min(column.width, NARROW_WIDTH) } : column
        return toTableColumn(shown, doors?.[column.key], columnPeak(column, rows ?? []))
      }),
    [columns, doors, rows, isNarrow],
  )
  const footer = useMemo<FooterRow[]>(
    () => (rows && rows.length > 0 ? [totalRow(columns, rows, totalLabel, onColumns, totalDoors)] : []),
    [columns, rows, totalLabel, onColumns, totalDoors],
  )
  const shade = useMemo(
    () => (row: Row) =>
      [isShaded?.(row) && 'report-row--shaded', isPartial?.(row) && 'report-row--partial'].filter(Boolean).join(' '),
    [isShaded, isPartial],
  )
  return (
    <div className={props.hasBars ? 'report-table report-table--bars' : 'report-table'}>
      <DataTable
        name={props.name}
        columns={tableColumns}
        list={list}
        rowKey={rowKeyOf}
        empty={props.empty}
        tools={props.tools}
        toolbar={props.toolbar}
        footer={footer}
        rowClassName={shade}
      />
    </div>
  )
}

function toTableColumn<Row>(
  column: ReportColumn<Row>,
  door: Doors<Row>[string] | undefined,
  peak: number,
): Column<Row> {
  const { key, title, group, width, isHidden, isFixed } = column
  return {
    ...{ key, title, width },
    ...(group === undefined ? {} : { group }),
    ...(isHidden ? { isHidden } : {}),
    ...(isFixed ? { fixed: 'left' as const } : {}),
    ...(isFigure(column) ? { align: 'right' as const } : {}),
    render: (row) => <Cell column={column} row={row} door={door} peak={peak} />,
  }
}

type CellProps<Row> = {
  column: ReportColumn<Row>
  row: Row
  door: Doors<Row>[string] | undefined
  /** The largest figure of the column. */
  peak: number
}

function Cell<Row>({ column, row, door, peak }: CellProps<Row>) {
  const text = cellText(column, row)
  const value = column.value(row)
  const hasBar = typeof value === 'number' && value !== 0 && isFigure(column) && !column.isSigned
  const to = door?.(row)
  const residue = column.residue?.(row)
  return (
    <>
      {hasBar && <i className="report-bar" style={{ inlineSize: `${Math.round((Math.abs(value) / peak) * 100)}%` }} />}
      <FigureLink name={column.key} text={text} to={to} />
      {residue !== undefined && <div className="report-residue">{residueText(residue)}</div>}
    </>
  )
}

/** Neutral: a server may count something that the console does not know of. */
export const residueText = (residue: number): string => `не разложено: ${formatMoney(residue)}`

function totalRow<Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
  label: string,
  onColumns: (keys: readonly string[]) => void,
  doors: Doors<readonly Row[]> | undefined,
): FooterRow {
  const cells = columns.flatMap((column) => {
    const text = totalText(column, rows)
    return text === undefined
      ? []
      : [
          [
            column.key,
            <Total
              key={column.key}
              name={column.key}
              text={text}
              to={doors?.[column.key]?.(rows)}
              onColumns={onColumns}
            />,
          ],
        ]
  })
  return { key: 'total', label, cells: Object.fromEntries(cells) }
}

type TotalProps = { name: string; text: string; to: string | undefined; onColumns: (keys: readonly string[]) => void }

/** A total, which stands where the table tells of its columns: files and print follow what is in sight. */
function Total({ name, text, to, onColumns }: TotalProps) {
  const keys = useShownKeys().join()
  useEffect(() => onColumns(keys.split(',')), [keys, onColumns])
  return <FigureLink name={name} text={text} to={to} />
}
