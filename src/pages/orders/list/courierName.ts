import type { Order } from '../../../api/orders'

/** A courier whose name the server does not tell still has a number. */
export const courierName = ({ fio, id }: NonNullable<Order['courier']>): string =>
  fio ?? (id === undefined ? 'Курьер' : `Курьер ${id}`)
