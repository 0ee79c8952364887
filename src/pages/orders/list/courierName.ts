import type { Order } from '../../../api/orders'
import { bidiIsolated } from '../../../domain/textFormatting'

export const courierName = ({ fio, id }: NonNullable<Order['courier']>): string =>
  fio === undefined ? (id === undefined ? 'Курьер' : `Курьер ${id}`) : bidiIsolated(fio)
