import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { id } from '../../../lib/structs'
import type { OrderPage } from '../../../live/orderBook/orderPageShape'
import { type OrderRow, useWholeOrder } from '../../../live/orderBook/orderRow'
import { useAddress } from '../../../ui/address/useAddress'
import { lazyPart } from '../../../ui/chunk/lazyPart'
import type { DataTableProps } from '../../../ui/list/DataTable'
import { useDetailBeside } from './useDetailBeside'

/** With its dialogs and maps it comes when the first row is opened: the list must not wait for it. */
const OrderDetail = lazyPart(() => import('../detail/OrderDetail').then((m) => m.OrderDetail), {
  waiting: <Skeleton active title={false} />,
})

export type OpenOrder = {
  /** For the table: a detail in the row, or rows that open one beside them. */
  table: Pick<DataTableProps<OrderRow>, 'expandable' | 'onRow' | 'rowClassName'>
  /** The order whose detail is beside the list. */
  besideId: number | undefined
}

/**
 * The order whose detail is open stands in the address (`?order=17`). Choosing it again closes it (operations, section 4).
 * `page` is the list: it may be about to lose the row, and keeps it.
 */
export function useOpenOrder(page: Pick<OrderPage, 'press'>, isArchive: boolean): OpenOrder {
  const { get, set } = useAddress()
  const openId = get('order', id())
  const { isBeside } = useDetailBeside()
  const table = useMemo((): OpenOrder['table'] => {
    const toggle = (row: OrderRow, isOpen: boolean) => {
      if (isOpen) page.press(row)
      set({ order: isOpen ? row.id : undefined })
    }
    // Not the table's own way to open a row by a click: it costs an element for each row.
    const onRow = (row: OrderRow) => ({ onClick: () => toggle(row, row.id !== openId) })
    if (isBeside) return { onRow, rowClassName: (row) => (row.id === openId ? 'order-row--open' : '') }
    return {
      onRow,
      expandable: {
        expandedRowKeys: openId === undefined ? [] : [openId],
        columnWidth: 26,
        columnTitle: <span className="visually-hidden">Подробности</span>,
        onExpand: (isOpen, row) => toggle(row, isOpen),
        // The table keeps what was opened once, only hidden: over a shift every row would carry a detail that goes on living.
        expandedRowRender: (row, _place, _depth, isOpen) => isOpen && <LiveDetail row={row} isArchive={isArchive} />,
      },
    }
  }, [openId, set, page, isArchive, isBeside])
  return { table, besideId: isBeside ? openId : undefined }
}

type LiveDetailProps = { row: OrderRow; isArchive: boolean }

function LiveDetail({ row, isArchive }: LiveDetailProps) {
  const order = useWholeOrder(row)
  return <OrderDetail order={order} isArchive={isArchive} />
}
