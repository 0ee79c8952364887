import { CloseOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useAddress } from '../../../kit/address/useAddress'
import { orderBook } from '../../../live/orderBook/orderBook'
import { type OrderRow, useWholeOrder } from '../../../live/orderBook/orderRow'
import { useShortcuts } from '../../../ui/shortcuts/useShortcuts'
import { DetailPlaceButton } from './DetailPlaceButton'
import { OrderDetail } from './OrderDetail'
import { OrderOutsideList } from './OrderOutsideList'
import './orderPanel.css'

export type OrderPanelProps = {
  id: number
  isArchive: boolean
  /** True if the table has no row for the order, because the order is on another page or in the other list. */
  isElsewhere: boolean
}

export function OrderPanel({ id, isArchive, isElsewhere }: OrderPanelProps) {
  const { set } = useAddress()
  const row = orderBook.row(id)
  const close = () => set({ order: undefined, form: undefined, entry: undefined })
  useShortcuts({
    rowClose: () => {
      close()
      document.querySelector<HTMLElement>(`tr[data-row-key="${id}"]`)?.focus({ preventScroll: true })
      return true
    },
  })
  return (
    <aside className="order-panel" aria-label="Карточка заказа">
      {isElsewhere ? (
        <OrderOutsideList key={id} id={id} isArchive={isArchive} />
      ) : (
        <>
          <header className="order-panel__head">
            <h2>{`Заказ ${id}`}</h2>
            <DetailPlaceButton />
            <Button type="text" icon={<CloseOutlined />} aria-label={`Закрыть заказ ${id}`} onClick={close} />
          </header>
          {row ? <Detail key={id} row={row} isArchive={isArchive} /> : <Skeleton active title={false} />}
        </>
      )}
    </aside>
  )
}

function Detail({ row, isArchive }: { row: OrderRow; isArchive: boolean }) {
  return <OrderDetail order={useWholeOrder(row)} isArchive={isArchive} />
}
