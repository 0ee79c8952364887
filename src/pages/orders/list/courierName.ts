import type { Order } from '../../../api/orders'
import { isolated } from '../../../domain/text'

export const courierName = ({ fio, id }: NonNullable<Order['courier']>): string =>
  fio === undefined ? (id === undefined ? 'Курьер' : `Курьер ${id}`) : isolated(fio)
