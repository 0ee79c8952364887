import type { TableProps } from 'antd'
import type { ReactNode } from 'react'
import type { DataTableProps } from './DataTable'
import { farProps } from './longRows'
import { blockHeadingProps } from './rowGroups'
import type { AnyRow } from './skeletonRows'

export function rowProps<Row>(
  props: Pick<DataTableProps<Row>, 'expandable' | 'onRow' | 'farWords' | 'rowClassName'>,
  isFirstLoad: boolean,
  blockStarts: ReadonlyMap<Row, ReactNode> | undefined,
  isLong: boolean,
) {
  const expandable = props.expandable as TableProps<AnyRow>['expandable']
  if (isFirstLoad) return { expandable: awaited(expandable) }
  const onRow = props.onRow as TableProps<AnyRow>['onRow']
  const { farWords } = props
  return {
    expandable,
    onRow: blockStarts
      ? (row: AnyRow, index?: number) => ({ ...onRow?.(row, index), ...blockHeadingProps(blockStarts.get(row as Row)) })
      : isLong
        ? (row: AnyRow, index = 0) => ({ ...onRow?.(row, index), ...farProps(index, farWords?.(row as Row) ?? '') })
        : onRow,
    rowClassName: (row: AnyRow) => props.rowClassName?.(row as Row) ?? '',
  }
}

/** Loading placeholders also have the column of the expand icon, so that no column moves when the rows arrive. */
function awaited(expandable: TableProps<AnyRow>['expandable']): TableProps<AnyRow>['expandable'] {
  if (!expandable) return undefined
  const { columnWidth, columnTitle } = expandable
  return { columnWidth, columnTitle, rowExpandable: () => false, expandedRowRender: () => null, expandedRowKeys: [] }
}
