import type { Order } from '../../../api/orders'
import type { StatusDisplay } from '../list/useStatusNames'
import type { OrderStatusTransition } from './StatusChangeDialog'

export function transitionsWithTitles(
  order: Pick<Order, 'transitions'>,
  nameOf: (status: number) => StatusDisplay,
): OrderStatusTransition[] {
  return (order.transitions ?? []).map(({ status, title }) => ({ status, title: title || nameOf(status).name }))
}
