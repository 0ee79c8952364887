import { leftOutText } from '../../../domain/leftOut'

/** `1 заказ не показан`: orders that came without number or status. */
export const unreadableOrders = (count: number): string => leftOutText(count, 'order')
