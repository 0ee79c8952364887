import { ColumnHeightOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons'
import { ProTable, type ProTableProps } from '@ant-design/pro-components'
import { Button, Table, type TableProps } from 'antd'
import { type CSSProperties, Fragment, type Key, memo, type ReactNode, useMemo } from 'react'
import type { ListSort } from '../../lib/listQuery'
import { UI_SIZES } from '../../ui/theme'
import { toolButtonProps } from '../../ui/toolButton'
import { ColumnSettingsButton } from './ColumnSettingsButton'
import type { DataTableProps } from './DataTable'
import { OFFSCREEN_ROW_COMPONENTS, offscreenRowProps } from './offscreenRows'
import { sortFromColumnHeading, type toProColumns } from './proColumns'
import { GROUPED_TABLE_COMPONENTS, rowGroupHeadingProps, rowGroupHeadings } from './rowGroups'
import { ShownColumnsContext } from './shownColumns'
import { type AnyTableRow, isSkeletonRow, SKELETON_ROWS } from './skeletonRows'
import { TableFooterRows } from './TableFooterRows'
import { TABLE_HEADING } from './TableHeading'
import type { tablePagination } from './tablePagination'
import { SELECTION_COLUMN_WIDTH, tableSelection } from './tableSelection'
import { TABLE_ROW_PADDING, useTableColumnsState, useTableDensity } from './tableSettings'
import './tableTools.css'

type ListTableProps<Row> = Omit<
  DataTableProps<Row>,
  'list' | 'empty' | 'toolbar' | 'unreadableWords' | 'isLive' | 'rowKey'
> & {
  rows: Row[]
  rowKey: (row: Row) => Key
  headings: ReturnType<typeof toProColumns>
  isFirstLoad: boolean
  isBusy: boolean
  isLong: boolean
  pages: ReturnType<typeof tablePagination>
  emptyText: ReactNode
  reload: () => void
  setPage: (page: number) => void
  setSort: (sort: ListSort | undefined) => void
}

function ListTableInner<Row extends object>(props: ListTableProps<Row>) {
  const { name, columns, rows, rowKey, blocks, footer, selection, isFirstLoad, isLong } = props
  const columnsState = useTableColumnsState(name, columns)
  const [density, setDensity] = useTableDensity(name)
  const blockStarts = useMemo(() => blocks && rowGroupHeadings(rows, blocks), [rows, blocks])
  const leadingWidth = selection ? SELECTION_COLUMN_WIDTH : 0
  const leading = (selection ? 1 : 0) + (props.expandable ? 1 : 0)
  return (
    <ProTable<AnyTableRow>
      columns={props.headings}
      dataSource={isFirstLoad ? SKELETON_ROWS : (rows as unknown as AnyTableRow[])}
      rowKey={(row) => (isSkeletonRow(row) ? (row.skeleton as Key) : rowKey(row as Row))}
      search={false}
      headerTitle={TABLE_HEADING}
      {...tableTools(props.tools, props.reload)}
      columnsState={columnsState}
      size={density}
      style={{ '--row-padding': `${TABLE_ROW_PADDING[density]}px` } as CSSProperties}
      onSizeChange={setDensity}
      loading={props.isBusy}
      pagination={props.pages}
      onChange={(pages, _filters, sorter, { action }) => {
        if (action === 'paginate') props.setPage(pages.current ?? 1)
        if (action === 'sort' && !Array.isArray(sorter)) {
          props.setSort(sortFromColumnHeading(sorter.columnKey, sorter.order))
        }
      }}
      {...tableSelection(selection, rows, rowKey)}
      {...rowProps(props, isFirstLoad, blockStarts, isLong)}
      {...(blocks ? { components: GROUPED_TABLE_COMPONENTS } : isLong ? { components: OFFSCREEN_ROW_COMPONENTS } : {})}
      {...(footer && {
        tableViewRender: (table: { columns?: object[] }, view: () => ReactNode) => (
          <ShownColumnsContext value={table.columns ?? []}>{view()}</ShownColumnsContext>
        ),
        summary: () => (
          <Table.Summary fixed>
            <TableFooterRows rows={footer} columns={columns} leading={leading} />
          </Table.Summary>
        ),
      })}
      locale={{ emptyText: props.emptyText }}
      tableLayout="fixed"
      scroll={{ x: columns.reduce((sum, one) => sum + (one.isHidden ? 0 : one.width), leadingWidth) }}
      sticky={{ offsetHeader: UI_SIZES.header }}
      showSorterTooltip={false}
      rowHoverable={false}
    />
  )
}

/** Memoised with only the props that it renders, so a reload that returns equal rows or a new total does not re-render the table. */
export const ListTable = memo(ListTableInner) as typeof ListTableInner

function rowProps<Row>(
  props: Pick<DataTableProps<Row>, 'expandable' | 'onRow' | 'farWords' | 'rowClassName'>,
  isFirstLoad: boolean,
  blockStarts: ReadonlyMap<Row, ReactNode> | undefined,
  isLong: boolean,
) {
  const expandable = props.expandable as TableProps<AnyTableRow>['expandable']
  if (isFirstLoad) return { expandable: awaited(expandable) }
  const onRow = props.onRow as TableProps<AnyTableRow>['onRow']
  const { farWords } = props
  return {
    expandable,
    onRow: blockStarts
      ? (row: AnyTableRow, index?: number) => ({
          ...onRow?.(row, index),
          ...rowGroupHeadingProps(blockStarts.get(row as Row)),
        })
      : isLong
        ? (row: AnyTableRow, index = 0) => ({
            ...onRow?.(row, index),
            ...offscreenRowProps(index, farWords?.(row as Row) ?? ''),
          })
        : onRow,
    rowClassName: (row: AnyTableRow) => props.rowClassName?.(row as Row) ?? '',
  }
}

/** Loading placeholders also have the column of the expand icon, so that no column moves when the rows arrive. */
function awaited(expandable: TableProps<AnyTableRow>['expandable']): TableProps<AnyTableRow>['expandable'] {
  if (!expandable) return undefined
  const { columnWidth, columnTitle } = expandable
  return { columnWidth, columnTitle, rowExpandable: () => false, expandedRowRender: () => null, expandedRowKeys: [] }
}

type Tools = Pick<ProTableProps<Record<string, unknown>, object>, 'options' | 'optionsRender' | 'toolBarRender'>

/** ProTable renders its tool icons as spans without a name or keyboard access. They are replaced with buttons. */
function tableTools(own: ReactNode, reload: () => void): Tools {
  return {
    toolBarRender: () => (own ? [<Fragment key="own">{own}</Fragment>] : []),
    options: {
      reload: () => reload(),
      reloadIcon: <Button {...toolButtonProps('Обновить список')} icon={<ReloadOutlined />} />,
      density: true,
      densityIcon: <Button {...toolButtonProps('Плотность строк')} icon={<ColumnHeightOutlined />} />,
      fullScreen: false,
      setting: false,
    },
    optionsRender: ({ columns }, tools) => [
      ...tools,
      <ColumnSettingsButton key="columns" columns={columns} {...COLUMN_SETTING} />,
    ],
  }
}

/** `listsHeight` is in pixels. With this height the settings popup shows the longest list of columns without scrolling. */
const COLUMN_SETTING = {
  draggable: true,
  checkedReset: true,
  listsHeight: 336,
  children: <Button {...toolButtonProps('Настройка колонок')} icon={<SettingOutlined />} />,
}
