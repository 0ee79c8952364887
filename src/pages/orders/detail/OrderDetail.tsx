import { Alert, Button, Skeleton } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import { loadOrder, type Order } from '../../../api/orders'
import { type Failure, isAbort, toFailure } from '../../../lib/failure'
import { OrderActions } from './OrderActions'
import { OrderFacts } from './OrderFacts'
import { OrderHistory } from './OrderHistory'
import { OrderItems } from './OrderItems'
import { ReturnCheck } from './ReturnCheck'
import './orderDetail.css'

export type OrderDetailProps = {
  /** What the list knows; it follows live updates while the detail is open. */
  order: Order
  isArchive: boolean
  /** Takes the order as the server has it now. */
  onLoaded: (order: Order) => void
}

/** The expanded row of an order (operations, «Order detail»): loaded whole, since a list may tell less of it. */
export function OrderDetail({ order, isArchive, onLoaded }: OrderDetailProps) {
  const { failure, isLoaded, reload } = useWholeOrder(order.id, onLoaded)
  return (
    <section className="order-detail" aria-label={`Заказ ${order.id}`}>
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
          {order.orderItems || isLoaded ? <OrderItems order={order} /> : !failure && <Skeleton active />}
          {isArchive && <ReturnCheck order={order} onChanged={reload} />}
          <OrderHistory order={order} />
        </div>
      </div>
    </section>
  )
}

/** Loads the order when the row opens, and again after each change; an answer that came too late is ignored. */
function useWholeOrder(id: number, onLoaded: (order: Order) => void) {
  const request = useRef<AbortController>(undefined)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isLoaded, setLoaded] = useState(false)

  const load = useCallback(async () => {
    request.current?.abort()
    const mine = new AbortController()
    request.current = mine
    try {
      const order = await loadOrder(id, mine.signal)
      if (mine.signal.aborted) return
      setFailure(null)
      setLoaded(true)
      onLoaded(order)
    } catch (error) {
      if (!mine.signal.aborted && !isAbort(error)) setFailure(toFailure(error))
    }
  }, [id, onLoaded])

  useEffect(() => {
    void load()
    return () => request.current?.abort()
  }, [load])
  return { failure, isLoaded, reload: load }
}
