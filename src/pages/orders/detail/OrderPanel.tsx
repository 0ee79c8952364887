import { CloseOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import { orderBook } from '../../../live/orderBook/orderBook'
import { useShortcuts } from '../../../ui/shortcuts/useShortcuts'
import { DetailLayoutButton } from './DetailLayoutButton'
import { OffPageOrderDetail } from './OffPageOrderDetail'
import { OrderDetail } from './OrderDetail'
import './orderPanel.css'

type OrderPanelProps = {
  id: number
  isArchive: boolean
  /**
   * True if the table has no row for the order, because the order is on another page or in the other list (active or
   * archive).
   */
  isElsewhere: boolean
}

export function OrderPanel({ id, isArchive, isElsewhere }: OrderPanelProps) {
  const { set } = useUrlQuery()
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
        <OffPageOrderDetail key={id} id={id} isArchive={isArchive} />
      ) : (
        <>
          <header className="order-panel__head">
            <h2>{`Заказ ${id}`}</h2>
            <DetailLayoutButton />
            <Button type="text" icon={<CloseOutlined />} aria-label={`Закрыть заказ ${id}`} onClick={close} />
          </header>
          {row ? <OrderDetail key={id} row={row} isArchive={isArchive} /> : <Skeleton active title={false} />}
        </>
      )}
    </aside>
  )
}
