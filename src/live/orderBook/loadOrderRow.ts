import { loadOrder } from '../../api/orders'
import { orderBook } from './orderBook'
import type { OrderRow } from './orderRow'

export async function loadOrderRow(id: number, signal?: AbortSignal): Promise<OrderRow> {
  const requestTick = orderBook.startRequest()
  const order = await loadOrder(id, signal)
  signal?.throwIfAborted()
  return orderBook.storeFullOrder(order, requestTick)
}
