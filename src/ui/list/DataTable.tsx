import { ProTable } from '@ant-design/pro-components'
import { Alert, Button, Table, type TableProps } from 'antd'
import { type Key, memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { ErrorPanel } from '../ErrorPanel'
import { SIZE } from '../theme'
import type { Column } from './columns'
import { ListAge } from './ListAge'
import { LONG_COMPONENTS, useFarHeight, useLongPage } from './longRows'
import { proColumns, sortFromHeading } from './proColumns'
import { BLOCK_COMPONENTS, blockHeadings, type RowBlocks } from './rowBlocks'
import { rowProps } from './rowProps'
import { SELECTION_WIDTH, type SelectionProps, tableSelection } from './rowSelection'
import { ShownColumns } from './shownColumns'
import { type AnyRow, isSkeleton, SKELETON_ROWS } from './skeletonRows'
import { type FooterRow, FooterRows } from './TableFooter'
import { tableTools } from './TableTools'
import { RowCount, TopPager, tablePages, UnreadableCount } from './tablePages'
import { useTableProgress } from './tableProgress'
import { readColumnsState, useDensity } from './tableSettings'
import type { ListPageState } from './useListPage'
import { useMarkedText } from './useMarkedText'
import { useReachableParts } from './useReachableParts'
import { useRowWalk } from './useRowWalk'
import { useSteadyClicks } from './useSteadyClicks'
import './dataTable.css'
import './tableParts.css'

/** The part of a list page that a table needs; `filter` for filters inside columns alone. */
export type TableList<Row, F extends object = object> = Pick<
  ListPageState<Row, object>,
  'state' | 'query' | 'sort' | 'setPage' | 'setSort' | 'reload'
> & { filter?: Pick<ListPageState<Row, F>, 'query' | 'setFilters'> }

export type DataTableProps<Row, F extends object = object> = {
  /** Names the table in the stored settings of columns and density. */
  name: string
  /** Keep it outside the component, or memoised: a new array renders every cell again. */
  columns: readonly Column<Row, NoInfer<F>>[]
  /** From `useListPage`. */
  list: TableList<Row, F>
  /** Shown when there are no rows. */
  empty: ReactNode
  /** Stands left in the line above the table, in place of the count of rows. */
  toolbar?: ReactNode
  /** Stands before the tools that every table has; keep it the same element, or the table renders again. */
  tools?: ReactNode
  /** The stream keeps the rows true: the table does not say how old they are. */
  isLive?: boolean
  /** Totals under the rows. Keep it memoised. */
  footer?: readonly FooterRow[]
  /** Keep it outside the component, or memoised. */
  blocks?: RowBlocks<Row>
  selection?: SelectionProps<Row>
  /** Says how many rows could not be shown, in the words of the list. */
  unreadableWords?: (count: number) => string
  rowKey?: (row: Row) => Key
  /** Lets a long page render the cells of rows near to the view alone; these words stand for those of a row far from it. */
  farWords?: (row: Row) => string
  expandable?: TableProps<Row>['expandable']
  onRow?: TableProps<Row>['onRow']
  rowClassName?: (row: Row) => string
}

/** A quick reload does not dim the rows. */
const BUSY_AFTER_MS = 300

/**
 * The table of every list, on ProTable: columns that people hide and reorder, density, selection, totals, with loading,
 * empty and failed states. Pages only when the total exceeds the page size (reference-data, section 2.1).
 */
function DataTableInner<Row extends object, F extends object>(props: DataTableProps<Row, F>) {
  const { columns, list, blocks, footer } = props
  const { state, sort, filter } = list
  const columnsState = useMemo(() => readColumnsState(props.name, columns), [props.name, columns])
  const [density, setDensity] = useDensity(props.name)
  const isFirstLoad = state.page === 0 && state.status !== 'failed'
  const headings = useMemo(() => proColumns(columns, { sort, filter }), [columns, sort, filter])
  const rowKey = props.rowKey ?? idOf
  const blockStarts = useMemo(() => blocks && blockHeadings(state.rows, blocks), [state.rows, blocks])

  const area = useRef<HTMLDivElement>(null)
  /** The next page is read from its top, wherever and however it was asked for. */
  const setPage = (page: number) => {
    list.setPage(page)
    if ((area.current?.getBoundingClientRect().top ?? 0) < 0) area.current?.scrollIntoView()
  }
  const isLong = useLongPage(state.perPage, props.farWords !== undefined && !blocks)
  useFarHeight(area, isLong)
  useSteadyClicks(area, { rows: state.rows, status: state.status, query: list.query, isLive: props.isLive === true })
  useMarkedText(area)
  useReachableParts(area)
  useRowWalk(area, {
    rows: state.rows,
    isReady: !isFirstLoad,
    page: list.query.page,
    pageCount: Math.max(1, state.pageCount),
    setPage,
    hasRowClick: props.onRow !== undefined,
  })

  if (state.failure && state.rows.length === 0) {
    return (
      <div ref={area} className="data-table">
        <ErrorPanel failure={state.failure} onRetry={list.reload} />
      </div>
    )
  }
  const leadingWidth = props.selection ? SELECTION_WIDTH : 0
  const leading = (props.selection ? 1 : 0) + (props.expandable ? 1 : 0)
  return (
    <div ref={area} className="data-table">
      {state.failure && (
        <Alert
          type="error"
          showIcon
          title={state.failure.message}
          description={state.failure.hint}
          action={<Button onClick={list.reload}>Обновить</Button>}
          className="data-table__failure"
        />
      )}
      <ProTable<AnyRow>
        columns={headings}
        dataSource={isFirstLoad ? SKELETON_ROWS : (state.rows as unknown as AnyRow[])}
        rowKey={(row) => (isSkeleton(row) ? (row.skeleton as Key) : rowKey(row as Row))}
        search={false}
        headerTitle={
          <>
            {heading(props)}
            <TopPager state={state} page={list.query.page} setPage={setPage} />
          </>
        }
        {...tableTools(props.tools, list.reload)}
        columnsState={columnsState}
        size={density}
        onSizeChange={setDensity}
        loading={{ spinning: state.status === 'loading' && !isFirstLoad, delay: BUSY_AFTER_MS }}
        pagination={tablePages(state, list.query.page)}
        onChange={(pages, _filters, sorter, { action }) => {
          if (action === 'paginate') setPage(pages.current ?? 1)
          if (action === 'sort' && !Array.isArray(sorter)) {
            list.setSort(sortFromHeading(sorter.columnKey, sorter.order))
          }
        }}
        {...tableSelection(props.selection, state.rows, rowKey)}
        {...rowProps(props, isFirstLoad, blockStarts, isLong)}
        {...(blocks ? { components: BLOCK_COMPONENTS } : isLong ? { components: LONG_COMPONENTS } : {})}
        {...(footer && {
          tableViewRender: (table: { columns?: object[] }, view: () => ReactNode) => (
            <ShownColumns value={table.columns ?? []}>{view()}</ShownColumns>
          ),
          summary: () => (
            <Table.Summary fixed>
              <FooterRows rows={footer} columns={columns} leading={leading} />
            </Table.Summary>
          ),
        })}
        locale={{ emptyText: state.status === 'loading' ? ' ' : props.empty }}
        tableLayout="fixed"
        // A hidden column takes no room; shown, it widens the table by itself.
        scroll={{ x: columns.reduce((sum, one) => sum + (one.isHidden ? 0 : one.width), leadingWidth) }}
        sticky={{ offsetHeader: SIZE.header }}
        showSorterTooltip={false}
      />
    </div>
  )
}

/** Memoised: a live row updates its own cells, the table renders only when its rows, page or order change. */
const MemoTable = memo(DataTableInner) as typeof DataTableInner

/**
 * Rendering a table takes longer than a frame. New rows are therefore rendered in slices, between which people scroll and
 * type; who brings rows often waits until they are shown (`isTableBehind`).
 */
export function DataTable<Row extends object, F extends object = object>(props: DataTableProps<Row, F>) {
  const list = useDeferredValue(props.list)
  useTableProgress(list !== props.list)
  return <MemoTable {...props} list={list} />
}

function heading<Row, F extends object>({ list, toolbar, unreadableWords, isLive }: DataTableProps<Row, F>): ReactNode {
  const { cityId } = list.query as { cityId?: number }
  return (
    <>
      {toolbar ?? <RowCount state={list.state} unreadableWords={unreadableWords} />}
      {toolbar && <UnreadableCount state={list.state} unreadableWords={unreadableWords} />}
      {!isLive && <ListAge askedAt={list.state.askedAt} cityId={cityId} />}
    </>
  )
}

const idOf = (row: object): Key => (row as { id: Key }).id
