import { type ReactNode, useEffect, useMemo } from 'react'
import { formatMoney } from '../../domain/money'
import type { LoadedValue } from '../../lib/loadedValue'
import { useIsNarrowScreen } from '../../ui/useIsNarrowScreen'
import { ReportFigureLink } from '../drilldown/ReportFigureLink'
import type { Column } from '../list/columns'
import { DataTable } from '../list/DataTable'
import { useVisibleColumnKeys } from '../list/shownColumns'
import type { FooterRowContent } from '../list/TableFooterRows'
import {
  isNumericReportColumn,
  type ReportColumn,
  reportCellText,
  reportColumnMaximum,
  reportColumnTotalText,
  rowsNotInTotalText,
} from './reportColumns'
import { usePagedReport } from './usePagedReport'
import { type LoadedReport, reportRowKey } from './useReport'
import type { ReportSortState } from './useSortedReport'
import './report.css'

/**
 * Links from report figures to the records behind them, by column key. A link is undefined if no filter selects the records. The type
 * parameter is not named `Row`, because the component catalogue's prop extractor would recurse endlessly on `DrilldownUrlBuilders<readonly
 * Row[]>`.
 */
export type DrilldownUrlBuilders<Source> = Readonly<Record<string, (source: Source) => string | undefined>>

/** Pixels. Maximum column width on a phone, which has no space for full names beside the figures. */
const NARROW_WIDTH = 150

export type ReportTableProps<Row extends object> = {
  name: string
  /**
   * The columns, `drilldowns` and all functions must be memoised or constants, because the table recalculates its columns when one of them
   * changes.
   */
  columns: readonly ReportColumn<Row>[]
  report: LoadedValue<LoadedReport<Row>>
  order: ReportSortState
  empty: ReactNode
  totalLabel: string
  isShaded?: ((row: Row) => boolean) | undefined
  isPartial?: ((row: Row) => boolean) | undefined
  hasBars?: boolean
  isWhole?: boolean
  cityId: number | undefined
  drilldowns?: DrilldownUrlBuilders<Row>
  totalDrilldowns?: DrilldownUrlBuilders<readonly Row[]>
  tools: ReactNode
  toolbar?: ReactNode
  onColumns: (keys: readonly string[]) => void
}

export function ReportTable<Row extends object>(props: ReportTableProps<Row>) {
  const { columns, report, isShaded, isPartial, totalLabel, onColumns, drilldowns, totalDrilldowns } = props
  const list = usePagedReport(report, { isWhole: props.isWhole ?? false, cityId: props.cityId, order: props.order })
  const rows = report.value?.rows
  const isNarrow = useIsNarrowScreen()
  const tableColumns = useMemo(
    () =>
      columns.map((column) => {
        const shown = isNarrow ? { ...column, isFixed: false, width: Math.min(column.width, NARROW_WIDTH) } : column
        return toTableColumn(shown, drilldowns?.[column.key], reportColumnMaximum(column, rows ?? []))
      }),
    [columns, drilldowns, rows, isNarrow],
  )
  const footer = useMemo<FooterRowContent[]>(
    () => (rows && rows.length > 0 ? [totalRow(columns, rows, totalLabel, onColumns, totalDrilldowns)] : []),
    [columns, rows, totalLabel, onColumns, totalDrilldowns],
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
        rowKey={reportRowKey}
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
  drilldown: DrilldownUrlBuilders<Row>[string] | undefined,
  peak: number,
): Column<Row> {
  const { key, title, group, width, isHidden, isFixed, isMain } = column
  return {
    ...{ key, title, width, group, isHidden, isMain },
    isSortable: true,
    fixed: isFixed ? 'left' : undefined,
    align: isNumericReportColumn(column) ? 'right' : undefined,
    render: (row) => <Cell column={column} row={row} drilldown={drilldown} peak={peak} />,
  }
}

type CellProps<Row> = {
  column: ReportColumn<Row>
  row: Row
  drilldown: DrilldownUrlBuilders<Row>[string] | undefined
  peak: number
}

function Cell<Row>({ column, row, drilldown, peak }: CellProps<Row>) {
  const text = reportCellText(column, row)
  const size = isNumericReportColumn(column) && !column.isSigned ? Math.abs(column.value(row) ?? 0) : 0
  const to = drilldown?.(row)
  const residue = column.residue?.(row)
  return (
    <>
      {size > 0 && <i className="report-bar" style={{ inlineSize: `${Math.round((size / peak) * 100)}%` }} />}
      <ReportFigureLink name={column.key} text={text} to={to} />
      {residue !== undefined && <div className="report-residue">{unexplainedAmountText(residue)}</div>}
    </>
  )
}

/**
 * Text for the part of a total that its columns do not explain. It names no reason, because the server may include amounts that have no
 * column.
 */
export const unexplainedAmountText = (residue: number): string => `не разложено: ${formatMoney(residue)}`

function totalRow<Row>(
  columns: readonly ReportColumn<Row>[],
  rows: readonly Row[],
  label: string,
  onColumns: (keys: readonly string[]) => void,
  drilldowns: DrilldownUrlBuilders<readonly Row[]> | undefined,
): FooterRowContent {
  const cells = columns.flatMap((column) => {
    const text = reportColumnTotalText(column, rows)
    return text === undefined
      ? []
      : [
          [
            column.key,
            <Total
              key={column.key}
              name={column.key}
              text={text}
              to={drilldowns?.[column.key]?.(rows)}
              unknown={rowsNotInTotalText(column, rows)}
            />,
          ],
        ]
  })
  return {
    key: 'total',
    label: <TotalLabel text={label} onColumns={onColumns} />,
    cells: Object.fromEntries(cells),
  }
}

type TotalProps = { name: string; text: string; to: string | undefined; unknown: string | undefined }

function Total({ name, text, to, unknown }: TotalProps) {
  return (
    <>
      <ReportFigureLink name={name} text={text} to={to} />
      {unknown !== undefined && <div className="report-residue"> {unknown}</div>}
    </>
  )
}

/** Calls `onColumns` with the keys of the visible columns. Export and print use these columns. */
function TotalLabel({ text, onColumns }: { text: string; onColumns: (keys: readonly string[]) => void }) {
  const keys = useVisibleColumnKeys().join()
  useEffect(() => onColumns(keys.split(',')), [keys, onColumns])
  return text
}
