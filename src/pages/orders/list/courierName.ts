import type { Order } from '../../../api/orders'
import { isolated } from '../../../domain/text'

/** A courier whose name the server does not tell still has a number. */
export const courierName = ({ fio, id }: NonNullable<Order['courier']>): string =>
  fio === undefined ? (id === undefined ? 'Курьер' : `Курьер ${id}`) : isolated(fio)
