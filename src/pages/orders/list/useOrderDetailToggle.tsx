import { Skeleton } from 'antd'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import type { DataTableProps, TableListState } from '../../../kit/list/DataTable'
import { idStruct } from '../../../lib/structs'
import type { OrderListModel } from '../../../live/orderBook/orderListModelTypes'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { lazyScreenPart } from '../../../ui/chunk/lazyScreenPart'
import { LazyOrderPanel, OffPageOrderDetail } from './lazyOrderParts'
import { useDetailPlacement } from './useDetailPlacement'
import { useOffPageOrderId } from './useOffPageOrderId'

const OrderDetail = lazyScreenPart(() => import('../detail/OrderDetail').then((m) => m.OrderDetail), {
  waiting: <Skeleton active title={false} />,
})

type OpenOrderControls = {
  table: Pick<DataTableProps<OrderRow>, 'expandable' | 'onRow' | 'rowClassName'>
  /** The open order in a panel beside the list; empty if no order is open or orders open below their row. */
  panel: ReactNode
  /** The open order if the list has no row for it, and it is not in the panel. */
  offPage: ReactNode
}

/**
 * The URL stores which order is open (`?order=17`). A second click on the order's row closes it (operations, section
 * 4).
 */
export function useOrderDetailToggle(
  page: Pick<OrderListModel, 'press' | 'keepOpen'>,
  isArchive: boolean,
  list: TableListState<OrderRow>,
): OpenOrderControls {
  const { get, set } = useUrlQuery()
  const openId = get('order', idStruct())
  const { isInPanel } = useDetailPlacement()
  const offPageId = useOffPageOrderId(openId, list)
  useEffect(() => page.keepOpen(openId), [page, openId])
  const table = useMemo((): OpenOrderControls['table'] => {
    const toggle = (row: OrderRow, isOpen: boolean) => {
      if (isOpen) page.press(row)
      set({ order: isOpen ? row.id : undefined })
    }
    // Handle the click on a row with `onRow`, because antd's option `expandRowByClick` adds an element to each row.
    const onRow = (row: OrderRow) => ({ onClick: () => toggle(row, row.id !== openId) })
    if (isInPanel) return { onRow, rowClassName: (row) => (row.id === openId ? 'order-row--open' : '') }
    return {
      onRow,
      expandable: {
        expandedRowKeys: openId === undefined ? [] : [openId],
        columnWidth: 26,
        columnTitle: <span className="visually-hidden">Подробности</span>,
        onExpand: (isOpen, row) => toggle(row, isOpen),
        // Render nothing in a closed row. The table would only hide its order detail, so every detail opened during a shift would remain
        // mounted.
        expandedRowRender: (row, _place, _depth, isOpen) => isOpen && <OrderDetail row={row} isArchive={isArchive} />,
      },
    }
  }, [openId, set, page, isArchive, isInPanel])
  if (isInPanel) {
    const panel = openId !== undefined && (
      <LazyOrderPanel id={openId} isArchive={isArchive} isElsewhere={offPageId !== undefined} />
    )
    return { table, panel, offPage: undefined }
  }
  const offPage = offPageId !== undefined && <OffPageOrderDetail key={offPageId} id={offPageId} isArchive={isArchive} />
  return { table, panel: undefined, offPage }
}
