import type { Order } from '../../../api/orders'
import type { StatusNameAndColor } from '../list/useStatusNames'
import type { OrderStatusTransition } from './StatusChangeDialog'

export function titledStatusTransitions(
  order: Pick<Order, 'transitions'>,
  nameOf: (status: number) => StatusNameAndColor,
): OrderStatusTransition[] {
  return (order.transitions ?? []).map(({ status, title }) => ({ status, title: title || nameOf(status).name }))
}
