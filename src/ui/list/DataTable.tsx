import { ProTable } from '@ant-design/pro-components'
import { Alert, Button, type TableProps } from 'antd'
import {
  type AriaAttributes,
  type AriaRole,
  cloneElement,
  Fragment,
  isValidElement,
  type Key,
  memo,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { counted } from '../../domain/text'
import type { Sort } from '../../lib/address'
import type { ListState } from '../../lib/listStore'
import { ErrorPanel } from '../ErrorPanel'
import { SIZE } from '../theme'
import type { Column } from './columns'
import { SkeletonCell } from './SkeletonCell'
import { ColumnsButton, DensityMenu, ReloadButton } from './TableTools'
import { useTableProgress } from './tableProgress'
import { columnsStateOf, useDensity } from './tableSettings'
import type { ListPageState } from './useListPage'
import { useRowWalk } from './useRowWalk'
import { useStillRow } from './useStillRow'
import './dataTable.css'

/** The part of a list page that a table needs. */
export type TableList<Row> = Pick<
  ListPageState<Row, object>,
  'state' | 'query' | 'sort' | 'setPage' | 'setSort' | 'reload'
>

export type DataTableProps<Row> = {
  /** Names the table in the stored settings of columns and density. */
  name: string
  /** Keep it outside the component, or memoised: a new array renders every cell again. */
  columns: readonly Column<Row>[]
  /** From `useListPage`. */
  list: TableList<Row>
  /** Shown when there are no rows. */
  empty: ReactNode
  /** Stands left in the line above the table, in place of the count of rows. */
  toolbar?: ReactNode
  /** Stands before the tools that every table has; keep it the same element, or the table renders again. */
  tools?: ReactNode
  rowKey?: (row: Row) => Key
  expandable?: TableProps<Row>['expandable']
  onRow?: TableProps<Row>['onRow']
  rowClassName?: (row: Row) => string
}

type AnyRow = Record<string, unknown>

/** How many rows the skeleton of a first load has. */
const SKELETON_ROWS = 8
/** A quick reload does not dim the rows. */
const BUSY_AFTER_MS = 300

/**
 * The table of every list: ProTable as a mere display (columns that people hide, reorder and that stay so, density),
 * with loading, empty and failed states. Pages only when the total exceeds the page size (reference-data, section 2.1).
 */
function DataTableInner<Row extends object>(props: DataTableProps<Row>) {
  const { columns, list } = props
  const { state, sort } = list
  const columnsState = useMemo(() => columnsStateOf(props.name, columns), [props.name, columns])
  const [density, setDensity] = useDensity(props.name)
  const isFirstLoad = state.page === 0 && state.status !== 'failed'
  const proColumns = useMemo(() => columns.map((column) => toProColumn(column, sort)), [columns, sort])
  const rowKey = props.rowKey ?? ((row: Row) => (row as AnyRow).id as Key)

  const area = useRef<HTMLDivElement>(null)
  useStillRow(area, state.rows)
  useScrollByKeyboard(area)
  useRowWalk(area, {
    rows: state.rows,
    isReady: !isFirstLoad,
    page: list.query.page,
    pageCount: state.total > state.perPage ? state.pageCount : 1,
    setPage: list.setPage,
    hasRowClick: props.onRow !== undefined,
  })
  const totalWidth = columns.reduce((sum, { width }) => sum + width, 0)

  if (state.failure && state.rows.length === 0) {
    return (
      <div ref={area} className="data-table">
        <ErrorPanel failure={state.failure} onRetry={list.reload} />
      </div>
    )
  }
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
        columns={proColumns}
        dataSource={isFirstLoad ? SKELETON : (state.rows as unknown as AnyRow[])}
        rowKey={(row) => (isSkeleton(row) ? (row.skeleton as Key) : rowKey(row as Row))}
        search={false}
        headerTitle={props.toolbar ?? <RowCount state={state} />}
        toolBarRender={() => [
          ...(props.tools ? [<Fragment key="own">{props.tools}</Fragment>] : []),
          <ReloadButton key="reload" onReload={list.reload} />,
          <DensityMenu key="density" density={density} onChange={setDensity} />,
        ]}
        options={{ reload: false, density: false, fullScreen: false, setting: COLUMN_SETTING }}
        columnsState={columnsState}
        size={density}
        loading={{ spinning: state.status === 'loading' && !isFirstLoad, delay: BUSY_AFTER_MS }}
        pagination={pagination(state, list.query.page)}
        onChange={(pages, _filters, sorter, { action }) => {
          if (action === 'paginate') list.setPage(pages.current ?? 1)
          if (action === 'sort' && !Array.isArray(sorter)) list.setSort(toSort(sorter.columnKey, sorter.order))
        }}
        expandable={isFirstLoad ? awaited(props.expandable) : (props.expandable as TableProps<AnyRow>['expandable'])}
        onRow={isFirstLoad ? undefined : (props.onRow as TableProps<AnyRow>['onRow'])}
        rowClassName={(row) => (isSkeleton(row) ? '' : (props.rowClassName?.(row as Row) ?? ''))}
        locale={{ emptyText: state.status === 'loading' ? ' ' : props.empty }}
        tableLayout="fixed"
        scroll={{ x: totalWidth }}
        sticky={{ offsetHeader: SIZE.header }}
        tableAlertRender={false}
        showSorterTooltip={false}
      />
    </div>
  )
}

/** What scrolls sideways can be reached and scrolled by keyboard; the library leaves that out. */
function useScrollByKeyboard(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const part of area.current?.querySelectorAll<HTMLElement>('.ant-table-body, .ant-table-content') ?? []) {
      part.tabIndex = 0
    }
  })
}

/** A server that counts nothing counts as 1 by default: what is on the screen says more. */
function RowCount({ state: { page, rows, total } }: { state: ListState<unknown> }) {
  if (page === 0) return null
  const count = page === 1 && rows.length === 0 ? 0 : Math.max(total, rows.length)
  return <span className="data-table__count">{counted(count, 'запись', 'записи', 'записей')}</span>
}

/** Memoised: a live row updates its own cells, the table renders only when its rows, page or order change. */
const MemoTable = memo(DataTableInner) as typeof DataTableInner

/**
 * Rendering a table takes longer than a frame. New rows are therefore rendered in slices, between which people scroll and
 * type; who brings rows often waits until they are shown (`isTableBehind`).
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const list = useDeferredValue(props.list)
  useTableProgress(list !== props.list)
  return <MemoTable {...props} list={list} />
}

/** As high as the columns of the longest list need, else a part of its last line is to be scrolled to. */
const COLUMN_SETTING = { draggable: true, checkedReset: true, listsHeight: 336, children: <ColumnsButton /> }

const SKELETON: AnyRow[] = Array.from({ length: SKELETON_ROWS }, (_, index) => ({ skeleton: `skeleton-${index}` }))

const isSkeleton = (row: AnyRow): boolean => 'skeleton' in row

function toProColumn<Row>(column: Column<Row>, sort: Sort | undefined) {
  return {
    key: column.key,
    dataIndex: column.key,
    title: column.title,
    ...(column.align ? { align: column.align } : {}),
    width: column.width,
    ...(column.fixed ? { fixed: column.fixed } : {}),
    ...(column.isSortable ? { sorter: true, sortOrder: sortOrder(column.key, sort) } : {}),
    ...(column.isLive ? { shouldCellUpdate: (row: AnyRow, before: AnyRow) => row !== before } : {}),
    render: (_: unknown, row: AnyRow) => (isSkeleton(row) ? <SkeletonCell /> : column.render(row as Row)),
  }
}

/** The skeleton keeps the room of what opens a row, so that no column moves when the rows are there. */
function awaited<Row>(expandable: DataTableProps<Row>['expandable']): TableProps<AnyRow>['expandable'] {
  if (!expandable) return undefined
  const { columnWidth, columnTitle } = expandable
  return { columnWidth, columnTitle, rowExpandable: () => false, expandedRowRender: () => null, expandedRowKeys: [] }
}

/** Null, not undefined: with undefined the table would keep an order of its own. */
function sortOrder(key: string, sort: Sort | undefined) {
  if (sort?.field !== key) return null
  return sort.descending ? ('descend' as const) : ('ascend' as const)
}

function toSort(key: Key | undefined, order: 'ascend' | 'descend' | null | undefined): Sort | undefined {
  return order && key !== undefined ? { field: String(key), descending: order === 'descend' } : undefined
}

/** Shown only when the total exceeds the page size; there are as many pages as the server counts. */
function pagination({ total: rows, perPage, pageCount }: ListState<unknown>, page: number) {
  if (rows <= perPage) return false as const
  const total = Math.max(pageCount, 1) * perPage
  return {
    current: page,
    pageSize: perPage,
    total,
    showSizeChanger: false,
    showTotal: undefined,
    itemRender: namedArrow,
  }
}

const ARROW_NAME: Record<string, string> = {
  prev: 'Предыдущая страница',
  next: 'Следующая страница',
  'jump-prev': 'На пять страниц назад',
  'jump-next': 'На пять страниц вперёд',
}

/** The arrows are icons alone, and an icon is not read aloud. Those of a jump are no buttons: their list item is pressed. */
function namedArrow(_page: number, type: string, arrow: ReactNode): ReactNode {
  const name = ARROW_NAME[type]
  if (!name || !isValidElement<AriaAttributes & { role?: AriaRole }>(arrow)) return arrow
  return cloneElement(arrow, { 'aria-label': name, ...(type.startsWith('jump') ? { role: 'img' } : {}) })
}
