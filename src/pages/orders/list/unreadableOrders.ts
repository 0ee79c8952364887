import { counted, plural } from '../../../domain/text'

/** `1 заказ не показан`: orders that came without number or status. */
export const unreadableOrders = (count: number): string =>
  `${counted(count, 'заказ', 'заказа', 'заказов')} ${plural(count, 'не показан', 'не показаны', 'не показаны')}`
