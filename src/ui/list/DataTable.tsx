import { Alert, Button, type TableProps } from 'antd'
import { type Key, memo, type ReactNode, useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { ErrorPanel } from '../ErrorPanel'
import type { Column } from './columns'
import { ListTable } from './ListTable'
import { useFarHeight, useLongPage } from './longRows'
import { proColumns } from './proColumns'
import type { RowBlocks } from './rowBlocks'
import type { SelectionProps } from './rowSelection'
import type { FooterRow } from './TableFooter'
import { HeadingContext } from './TableHeading'
import { tablePages } from './tablePages'
import { useTableProgress } from './tableProgress'
import { useLasting } from './useLasting'
import type { ListPageState } from './useListPage'
import { useMarkedText } from './useMarkedText'
import { useReachableParts } from './useReachableParts'
import { useRowWalk } from './useRowWalk'
import { useSame } from './useSame'
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
  const { columns, list, rowKey = idOf } = props
  const { state, sort, filter, query } = list
  const { rows, status } = state
  const isFirstLoad = state.page === 0 && status !== 'failed'
  const headings = useMemo(() => proColumns(columns, { sort, filter }), [columns, sort, filter])

  const area = useRef<HTMLDivElement>(null)
  const { setPage: goToPage } = list
  /** The next page is read from its top, wherever and however it was asked for. */
  const setPage = useCallback(
    (page: number) => {
      goToPage(page)
      if ((area.current?.getBoundingClientRect().top ?? 0) < 0) area.current?.scrollIntoView()
    },
    [goToPage],
  )
  const isLong = useLongPage(state.perPage, props.farWords !== undefined && !props.blocks)
  const isBusy = useLasting(status === 'loading' && !isFirstLoad, BUSY_AFTER_MS)
  const pages = useSame(tablePages(state, query.page))
  useFarHeight(area, isLong)
  useSteadyClicks(area, { rows, status, query, isLive: props.isLive === true })
  useMarkedText(area)
  useReachableParts(area)
  useRowWalk(area, {
    rows,
    isReady: !isFirstLoad,
    page: query.page,
    pageCount: Math.max(1, state.pageCount),
    setPage,
    hasRowClick: props.onRow !== undefined,
  })

  if (state.failure && rows.length === 0) {
    return (
      <div ref={area} className="data-table">
        <ErrorPanel failure={state.failure} onRetry={list.reload} />
      </div>
    )
  }
  const { toolbar, unreadableWords, isLive = false } = props
  const emptyText = status === 'loading' ? ' ' : props.empty
  return (
    <div ref={area} className={isLong ? 'data-table data-table--long' : 'data-table'}>
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
      <HeadingContext value={{ list, toolbar, unreadableWords, isLive, setPage }}>
        <ListTable<Row>
          name={props.name}
          columns={columns as readonly Column<Row>[]}
          rows={rows}
          rowKey={rowKey}
          headings={headings}
          isFirstLoad={isFirstLoad}
          isBusy={isBusy}
          isLong={isLong}
          pages={pages}
          emptyText={rows.length > 0 || isFirstLoad ? null : emptyText}
          reload={list.reload}
          setPage={setPage}
          setSort={list.setSort}
          tools={props.tools}
          {...optional(props)}
        />
      </HeadingContext>
    </div>
  )
}

/** What only some lists have. */
function optional<Row, F extends object>({
  footer,
  blocks,
  selection,
  farWords,
  expandable,
  onRow,
  rowClassName,
}: DataTableProps<Row, F>) {
  return {
    ...(footer && { footer }),
    ...(blocks && { blocks }),
    ...(selection && { selection }),
    ...(farWords && { farWords }),
    ...(expandable && { expandable }),
    ...(onRow && { onRow }),
    ...(rowClassName && { rowClassName }),
  }
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

const idOf = (row: object): Key => (row as { id: Key }).id
