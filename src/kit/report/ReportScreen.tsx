import { PrinterOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { deepEqual } from '../../lib/deepEqual'
import type { LoadedValue } from '../../lib/loadedValue'
import { PageHeader } from '../../ui/PageHeader'
import type { PlotInteractionProps } from '../../ui/plot/plotPoints'
import { ExportButton } from '../list/export/ExportButton'
import type { ListExportSource } from '../list/export/runListExport'
import { ListDataAge } from '../list/ListDataAge'
import { DataBarsToggle, useDataBarsSetting } from './DataBarsToggle'
import { ReportPrintView } from './print/ReportPrintView'
import { ReportCellRangeSelection } from './ReportCellRangeSelection'
import { type DrilldownUrlBuilders, ReportTable } from './ReportTable'
import { type ReportColumn, visibleReportColumns } from './reportColumns'
import { reportSheetColumns, reportSheetLayout } from './reportSheet'
import { useLinkedHighlight } from './useLinkedHighlight'
import { type LoadedReport, reportRowKey } from './useReport'
import { useSortedReport } from './useSortedReport'
import './report.css'

type ReportScreenProps<Row extends object> = {
  name: string
  title: string
  subtitle: string
  filters: ReactNode
  columns: readonly ReportColumn<Row>[]
  report: LoadedValue<LoadedReport<Row>>
  empty: ReactNode
  totalLabel?: string
  isShaded?: (row: Row) => boolean
  isPartial?: (row: Row) => boolean
  /** Must be memoised or a constant element. */
  tools?: ReactNode
  isWhole?: boolean
  /** City whose time zone is used for the time of the data; undefined if the report covers all cities. */
  cityId: number | undefined
  drilldowns?: DrilldownUrlBuilders<Row>
  totalDrilldowns?: DrilldownUrlBuilders<readonly Row[]>
  /**
   * Renders the plot above the table; `rows` are in the order of the server. If the plot has one point per row in this order, pass `links`
   * to it: hovering a row then highlights its point, and hovering a point its row.
   */
  plot: (rows: readonly Row[], links: PlotInteractionProps) => ReactNode
}

export function ReportScreen<Row extends object>(props: ReportScreenProps<Row>) {
  const { title, subtitle, filters, plot, totalLabel = 'Итого', ...table } = props
  const { name, columns, isShaded, isPartial, cityId } = table
  const order = useSortedReport(props.report, columns)
  const { report } = order
  const [hasBars, setBars] = useDataBarsSetting(name)
  const [keys, setKeys] = useState<readonly string[]>()
  const noteColumns = useCallback(
    (next: readonly string[]) => setKeys((known) => (deepEqual(known, next) ? known : next)),
    [],
  )
  const rows = report.value?.rows ?? NO_ROWS
  const { requestedAt, total = 0, unreadable = 0 } = report.value ?? {}
  const plotted = props.report.value?.rows ?? NO_ROWS
  const shown = useMemo(() => visibleReportColumns(columns, keys), [columns, keys])
  const source = useMemo<ListExportSource<Row, object>>(
    () => ({
      search: async () => ({ rows: [...rows], total, perPage: rows.length, pageCount: 1, unreadable }),
      keyOf: reportRowKey,
      describe: async () => ({
        name: `${title} ${subtitle}`,
        columns: reportSheetColumns(shown),
        layout: (all) => reportSheetLayout(shown, all, { isShaded, totalLabel }),
      }),
    }),
    [rows, total, unreadable, title, subtitle, shown, isShaded, totalLabel],
  )
  const hasRows = rows.length > 0
  const tools = useMemo(
    () =>
      hasRows ? (
        <>
          {props.tools}
          <DataBarsToggle isOn={hasBars} onChange={setBars} />
          <ExportButton source={source} query={WHOLE} />
          <Button type="text" size="small" icon={<PrinterOutlined />} onClick={() => window.print()}>
            Печать
          </Button>
        </>
      ) : null,
    [hasRows, source, props.tools, hasBars, setBars],
  )
  const links = useLinkedHighlight(useMemo(() => plotted.map(reportRowKey), [plotted]))
  const missing = total > rows.length ? `Показано ${rows.length} из ${total}` : undefined
  const toolbar = useMemo(
    () =>
      missing && (
        <>
          {missing}
          <ListDataAge requestedAt={requestedAt} cityId={cityId} />
        </>
      ),
    [missing, requestedAt, cityId],
  )
  return (
    <>
      <PageHeader title={title} extra={filters} />
      {hasRows && (
        <Card size="small" className="report-plot">
          {plot(plotted as readonly Row[], links.choice)}
        </Card>
      )}
      <div ref={links.area} {...links.handlers}>
        <ReportTable {...table} {...{ report, order, totalLabel, hasBars, tools, toolbar }} onColumns={noteColumns} />
      </div>
      {hasRows && <ReportCellRangeSelection area={links.area} columns={shown} rows={rows as readonly Row[]} />}
      {hasRows && requestedAt !== undefined && (
        <ReportPrintView
          {...{ title, subtitle, totalLabel, isShaded, isPartial, requestedAt, cityId, missing }}
          columns={shown}
          rows={rows as readonly Row[]}
        >
          {plot(plotted as readonly Row[], NO_LINKS)}
        </ReportPrintView>
      )}
    </>
  )
}

const NO_ROWS: readonly never[] = []
const NO_LINKS: PlotInteractionProps = {}
const WHOLE = { page: 1 }
