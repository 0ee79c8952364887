import { Alert, Button, Skeleton } from 'antd'
import { Link } from 'wouter'
import type { Order } from '../../../api/orders'
import { isActiveStatus } from '../../../domain/orders'
import { paths } from '../../../kit/address/paths'
import { useStatusNames } from '../list/useStatusNames'
import { leavesOutDetails, useLoadedOrder } from '../live/useLoadedOrder'
import { OrderActions } from './OrderActions'
import { OrderFacts } from './OrderFacts'
import { OrderHistory } from './OrderHistory'
import { OrderItems } from './OrderItems'
import { ReturnCheck } from './ReturnCheck'
import { useSeenWidth } from './useSeenWidth'
import './orderDetail.css'

export type OrderDetailProps = {
  order: Order
  isArchive: boolean
}

/** Loads the whole order on mount, because list responses may omit fields (operations, «Order detail»). */
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
      <WhereItWent order={order} isArchive={isArchive} />
      <OrderActions order={order} isArchive={!isActiveStatus(order.status)} onChanged={reload} />
      <div className="order-detail__parts">
        <OrderFacts order={order} />
        <div>
          {order.orderItems || value ? <OrderItems order={order} /> : !failure && <Skeleton active title={false} />}
          {isArchive && !isActiveStatus(order.status) && <ReturnCheck order={order} onChanged={reload} />}
          <OrderHistory order={order} />
        </div>
      </div>
    </section>
  )
}

function WhereItWent({ order, isArchive }: OrderDetailProps) {
  const nameOf = useStatusNames()
  if (isActiveStatus(order.status) !== isArchive) return null
  const { id, status } = order
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          {isArchive ? `Заказ ${id} снова активен: ` : `Заказ ${id} завершён: `}
          {`${nameOf(status).name}. `}
          <Link href={isArchive ? paths.ordersWith({ order: id }) : paths.archiveWith({ order: id })}>
            {isArchive ? 'В активных заказах →' : 'В архиве →'}
          </Link>
        </>
      }
    />
  )
}
