import { Alert, Button, Skeleton } from 'antd'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { Order } from '../../../api/orders'
import { isActiveOrderStatus } from '../../../domain/orders'
import { paths } from '../../../kit/address/paths'
import { type OrderRow, useAllOrderFields } from '../../../live/orderBook/orderRow'
import { useStatusNames } from '../list/useStatusNames'
import { orderMayLackDetails, useLoadedOrder } from '../live/useLoadedOrder'
import { OrderActionButtons } from './OrderActionButtons'
import { OrderFieldList } from './OrderFieldList'
import { OrderHistorySection } from './OrderHistorySection'
import { OrderItemTable } from './OrderItemTable'
import { CoordinateFailureAlert, OrderLateReasonNote, PaidOrderSumChangeNote } from './OrderWarnings'
import { ReturnCheckSection } from './ReturnCheckSection'
import './orderDetail.css'

/** Loads the whole order on mount, because list responses may omit fields (operations, «Order detail»). */
export function OrderDetail({ row, isArchive }: { row: OrderRow; isArchive: boolean }) {
  const order = useAllOrderFields(row)
  const { value, failure, reload } = useLoadedOrder(order.id, orderMayLackDetails)
  const section = useVisibleWidth()
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
      <CoordinateFailureAlert orderId={order.id} />
      <OrderLateReasonNote order={order} />
      <PaidOrderSumChangeNote key={order.id} order={order} />
      <OrderActionButtons order={order} isArchive={!isActiveOrderStatus(order.status)} onChanged={reload} />
      <div className="order-detail__parts">
        <OrderFieldList order={order} />
        <div>
          {order.orderItems || value ? <OrderItemTable order={order} /> : !failure && <Skeleton active title={false} />}
          {isArchive && !isActiveOrderStatus(order.status) && <ReturnCheckSection order={order} onChanged={reload} />}
          <OrderHistorySection order={order} />
        </div>
      </div>
    </section>
  )
}

function WhereItWent({ order, isArchive }: { order: Order; isArchive: boolean }) {
  const nameOf = useStatusNames()
  if (isActiveOrderStatus(order.status) !== isArchive) return null
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

/** Pixels. Space between an order's detail and the edges of the list, left and right together. */
const INSET = 16

/**
 * Keeps an element of an expanded row as wide as the visible part of the list when a wider table scrolls sideways. The width is measured in
 * JavaScript, because a CSS size container around the table doubles the cost of updating its live rows.
 */
function useVisibleWidth(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const head = element.current?.closest('.ant-table')?.querySelector('.ant-table-header')
    if (!head) return
    const measure = () => element.current?.style.setProperty('--seen-width', `${head.clientWidth - INSET}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(head)
    return () => observer.disconnect()
  }, [])
  return element
}
