import type { Key, ReactNode } from 'react'
import type { ListSort } from '../../lib/listQuery'
import { lazyScreenPart } from '../../ui/chunk/lazyScreenPart'
import type { ColumnFilterFormProps } from './ColumnFilterForm'
import type { Column } from './columns'
import { type ColumnFilterState, isColumnFiltered } from './isColumnFiltered'
import { SkeletonCell } from './SkeletonCell'
import { type AnyTableRow, isSkeletonRow } from './skeletonRows'

const ColumnFilterForm = lazyScreenPart<ColumnFilterFormProps<never>>(() =>
  import('./ColumnFilterForm').then((m) => m.ColumnFilterForm),
) as unknown as <F extends object>(props: ColumnFilterFormProps<F>) => ReactNode

type ColumnHeadingState<F extends object> = { sort: ListSort | undefined; filter: ColumnFilterState<F> | undefined }

export function toProColumns<Row, F extends object>(columns: readonly Column<Row, F>[], state: ColumnHeadingState<F>) {
  const entries: ReturnType<typeof entryOf>[] = []
  for (const [index, column] of columns.entries()) {
    const last = entries.at(-1)
    if (column.group !== undefined && last?.children && columns[index - 1]?.group === column.group) {
      last.children.push(leafOf(column, state))
    } else entries.push(entryOf(column, state))
  }
  return entries
}

function entryOf<Row, F extends object>(column: Column<Row, F>, state: ColumnHeadingState<F>) {
  const leaf = leafOf(column, state)
  if (column.group === undefined) return { ...leaf, children: undefined }
  return { key: `group:${column.key}`, title: column.group, children: [leaf] }
}

function leafOf<Row, F extends object>(column: Column<Row, F>, { sort, filter }: ColumnHeadingState<F>) {
  return {
    key: column.key,
    dataIndex: column.key,
    title: column.title,
    ...(column.align ? { align: column.align } : {}),
    ...(column.align === 'right' ? { className: 'figure-column' } : {}),
    width: column.width,
    ...(column.fixed ? { fixed: column.fixed } : {}),
    ...(column.isSortable ? { sorter: true, sortOrder: sortOrder(column.key, sort), sortIcon } : {}),
    ...(column.isLive ? { shouldCellUpdate: (row: AnyTableRow, before: AnyTableRow) => row !== before } : {}),
    ...filterOf(column, filter),
    render: (_: unknown, row: AnyTableRow) => (isSkeletonRow(row) ? <SkeletonCell /> : column.render(row as Row)),
  }
}

/** Sort icon made of one DOM element. antd's own icon has ten elements, and antd renders each heading twice to measure the columns. */
const sortIcon = ({ sortOrder }: { sortOrder?: 'ascend' | 'descend' | null }) => (
  <span className="sort-mark" data-order={sortOrder ?? undefined} aria-hidden="true" />
)

/** Shows our own form in antd's filter dropdown, because the filter is stored in the URL and not in the table. */
function filterOf<Row, F extends object>({ title, filter }: Column<Row, F>, list: ColumnFilterState<F> | undefined) {
  if (!filter || !list) return {}
  return {
    filteredValue: isColumnFiltered(list, filter) ? ['set'] : null,
    filterDropdown: ({ visible, close }: { visible: boolean; close: () => void }) => (
      <ColumnFilterForm title={title} filter={filter} list={list} isOpen={visible} close={close} />
    ),
    filterDropdownProps: { destroyOnHidden: true },
  }
}

/** Null means that the column is not sorted. With undefined the table would manage the sort order itself. */
function sortOrder(key: string, sort: ListSort | undefined) {
  if (sort?.field !== key) return null
  return sort.descending ? ('descend' as const) : ('ascend' as const)
}

export function sortFromColumnHeading(
  key: Key | undefined,
  order: 'ascend' | 'descend' | null | undefined,
): ListSort | undefined {
  return order && key !== undefined ? { field: String(key), descending: order === 'descend' } : undefined
}
