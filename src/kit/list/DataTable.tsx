import { Alert, Button, type TableProps } from 'antd'
import {
  type Key,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ErrorPanel } from '../../ui/ErrorPanel'
import { useIsNarrowScreen } from '../../ui/useIsNarrowScreen'
import { type Column, mainColumnsFirst } from './columns'
import { useTrackDeferredRows } from './deferredRows'
import { ListTable } from './ListTable'
import { useIsLongListPage, useSetOffscreenRowHeight } from './offscreenRows'
import { toProColumns } from './proColumns'
import type { RowGroupOptions } from './rowGroups'
import type { FooterRowContent } from './TableFooterRows'
import { TableHeadingContext } from './TableHeading'
import { tablePagination } from './tablePagination'
import type { TableSelectionProps } from './tableSelection'
import { useClickCorrection } from './useClickCorrection'
import type { ListPageState } from './useListPage'
import { useRowKeyboardNavigation } from './useRowKeyboardNavigation'
import { useStableValue } from './useStableValue'
import { useTableTabStops } from './useTableTabStops'
import './dataTable.css'
import './tableParts.css'

/** `filter` is needed only if column headings contain filters. */
export type TableListState<Row, F extends object = object> = Pick<
  ListPageState<Row, object>,
  'state' | 'query' | 'sort' | 'setPage' | 'setSort' | 'reload'
> & { filter?: Pick<ListPageState<Row, F>, 'query' | 'setFilters'> }

export type DataTableProps<Row, F extends object = object> = {
  name: string
  /** Must be memoised or a constant: a new array re-renders every cell. */
  columns: readonly Column<Row, NoInfer<F>>[]
  list: TableListState<Row, F>
  empty: ReactNode
  toolbar?: ReactNode
  tools?: ReactNode
  isLive?: boolean
  footer?: readonly FooterRowContent[]
  blocks?: RowGroupOptions<Row>
  selection?: TableSelectionProps<Row>
  unreadableWords?: (count: number) => string
  rowKey?: (row: Row) => Key
  /** If set, only rows near the viewport render their cells. Every other row shows the text that this function returns. */
  farWords?: (row: Row) => string
  expandable?: TableProps<Row>['expandable']
  onRow?: TableProps<Row>['onRow']
  rowClassName?: (row: Row) => string
}

const BUSY_AFTER_MS = 300

/** The table component of list screens. Its pager appears only if the list has more than one page (reference-data, section 2.1). */
function DataTableInner<Row extends object, F extends object>(props: DataTableProps<Row, F>) {
  const { list, rowKey = idOf, empty, toolbar, unreadableWords, isLive = false, ...table } = props
  const hasMainFirst = useIsNarrowScreen() && props.columns.some(({ isMain }) => isMain)
  const columns = useMemo(
    () => (hasMainFirst ? mainColumnsFirst(props.columns) : props.columns),
    [hasMainFirst, props.columns],
  )
  // On a phone the main columns lose `fixed`. The stored column settings contain `fixed`, so the settings of a phone are stored under a
  // name of their own.
  const name = hasMainFirst ? `${props.name}:phone` : props.name
  const { state, sort, filter, query } = list
  const { rows, status } = state
  const isFirstLoad = state.page === 0 && !state.failure
  const headings = useMemo(() => toProColumns(columns, { sort, filter }), [columns, sort, filter])

  const area = useRef<HTMLDivElement>(null)
  const { setPage: goToPage } = list
  const setPage = useCallback(
    (page: number) => {
      goToPage(page)
      if ((area.current?.getBoundingClientRect().top ?? 0) < 0) area.current?.scrollIntoView()
    },
    [goToPage],
  )
  const isLong = useIsLongListPage(state.perPage, props.farWords !== undefined && !props.blocks)
  const isBusy = useDelayedTrue(status === 'loading' && !isFirstLoad, BUSY_AFTER_MS)
  const pages = useStableValue(tablePagination(state, query.page))
  useSetOffscreenRowHeight(area, isLong)
  useClickCorrection(area, { rows, status, query, isLive })
  useMarkedText(area)
  useTableTabStops(area)
  useRowKeyboardNavigation(area, {
    rows,
    isReady: !isFirstLoad,
    page: query.page,
    pageCount: Math.max(1, state.pageCount),
    setPage,
    hasRowClick: props.onRow !== undefined,
  })

  const failed = state.failure && rows.length === 0 && <ErrorPanel failure={state.failure} onRetry={list.reload} />
  // Keep the column headings if they have filters, so that the user can change the filter whose search failed.
  if (failed && !columns.some((column) => column.filter)) {
    return (
      <div ref={area} className="data-table">
        {failed}
      </div>
    )
  }
  const emptyText = failed || (status === 'loading' ? ' ' : empty)
  return (
    <div ref={area} className={isLong ? 'data-table data-table--long' : 'data-table'}>
      {state.failure && !failed && (
        <Alert
          type="error"
          showIcon
          title={state.failure.message}
          description={state.failure.hint}
          action={<Button onClick={list.reload}>Обновить</Button>}
          className="data-table__failure"
        />
      )}
      <TableHeadingContext value={{ list, toolbar, unreadableWords, isLive, setPage }}>
        <ListTable<Row>
          {...table}
          key={name}
          name={name}
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
        />
      </TableHeadingContext>
    </div>
  )
}

/** Memoised: in live lists the rows update their own cells, so the table re-renders only when its props change. */
const MemoTable = memo(DataTableInner) as typeof DataTableInner

/**
 * Rendering a table takes longer than a frame, so new rows are rendered as a deferred value. The live event stream waits until they are
 * rendered (`hasDeferredTableRows`).
 */
export function DataTable<Row extends object, F extends object = object>(props: DataTableProps<Row, F>) {
  const list = useDeferredValue(props.list)
  useTrackDeferredRows(list !== props.list)
  return <MemoTable {...props} list={list} />
}

const idOf = (row: object): Key => (row as { id: Key }).id

/** Stops the click that ends a text selection, because it would open the row. */
function useMarkedText(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current
    const onClick = (event: MouseEvent) => {
      const marked = window.getSelection()
      if (!marked || marked.isCollapsed || marked.toString().trim() === '') return
      const row = event.target instanceof Element && event.target.closest('tr[data-row-key]')
      if (row && marked.getRangeAt(0).intersectsNode(row)) event.stopPropagation()
    }
    element?.addEventListener('click', onClick, true)
    return () => element?.removeEventListener('click', onClick, true)
  }, [area])
}

function useDelayedTrue(value: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false)
  useEffect(() => {
    if (!value) return
    const timer = setTimeout(() => setLasted(true), ms)
    return () => {
      clearTimeout(timer)
      setLasted(false)
    }
  }, [value, ms])
  return value && hasLasted
}
