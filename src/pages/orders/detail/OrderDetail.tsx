import { Alert, Button, Skeleton } from 'antd'
import type { Order } from '../../../api/orders'
import { leavesOutDetails, useLoadedOrder } from '../live/useLoadedOrder'
import { OrderActions } from './OrderActions'
import { OrderFacts } from './OrderFacts'
import { OrderHistory } from './OrderHistory'
import { OrderItems } from './OrderItems'
import { ReturnCheck } from './ReturnCheck'
import { useSeenWidth } from './useSeenWidth'
import './orderDetail.css'

export type OrderDetailProps = {
  /** What the list knows; it follows live updates while the detail is open. */
  order: Order
  isArchive: boolean
}

/** The expanded row of an order (operations, «Order detail»): loaded whole, since a list may tell less of it. */
export function OrderDetail({ order, isArchive }: OrderDetailProps) {
  const { value, failure, reload } = useLoadedOrder(order.id, leavesOutDetails)
  const section = useSeenWidth<HTMLElement>()
  return (
    <section className="order-detail" ref={section} aria-label={`Заказ ${order.id}`}>
      {failure && (
        <Alert
          type="error"
          showIcon
          title={failure.message}
          description={failure.hint}
          action={<Button onClick={reload}>Обновить</Button>}
        />
      )}
      <OrderActions order={order} isArchive={isArchive} onChanged={reload} />
      <div className="order-detail__parts">
        <OrderFacts order={order} />
        <div>
          {order.orderItems || value ? <OrderItems order={order} /> : !failure && <Skeleton active />}
          {isArchive && <ReturnCheck order={order} onChanged={reload} />}
          <OrderHistory order={order} />
        </div>
      </div>
    </section>
  )
}
