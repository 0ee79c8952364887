import type { Order } from '../../../api/orders'
import type { StatusName } from '../list/useStatusNames'
import type { Transition } from './StatusQuestion'

export function namedTransitions(
  order: Pick<Order, 'transitions'>,
  nameOf: (status: number) => StatusName,
): Transition[] {
  return (order.transitions ?? []).map(({ status, title }) => ({ status, title: title || nameOf(status).name }))
}
