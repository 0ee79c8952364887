import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import type { DataTableProps } from '../../../kit/list/DataTable'
import { idStruct } from '../../../lib/structs'
import type { OrderListModel } from '../../../live/orderBook/orderListModelTypes'
import type { OrderRow } from '../../../live/orderBook/orderRow'
import { lazyScreenPart } from '../../../ui/chunk/lazyScreenPart'
import { useDetailPlacement } from './useDetailPlacement'

const OrderDetail = lazyScreenPart(() => import('../detail/OrderDetail').then((m) => m.OrderDetail), {
  waiting: <Skeleton active title={false} />,
})

type OpenOrderControls = {
  table: Pick<DataTableProps<OrderRow>, 'expandable' | 'onRow' | 'rowClassName'>
  panelOrderId: number | undefined
}

/**
 * The URL stores which order is open (`?order=17`). A second click on the order's row closes it (operations, section
 * 4).
 */
export function useOrderDetailToggle(page: Pick<OrderListModel, 'press'>, isArchive: boolean): OpenOrderControls {
  const { get, set } = useUrlQuery()
  const openId = get('order', idStruct())
  const { isInPanel } = useDetailPlacement()
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
  return { table, panelOrderId: isInPanel ? openId : undefined }
}
