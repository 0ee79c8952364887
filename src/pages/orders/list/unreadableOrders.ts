import { leftOutText } from '../../../domain/leftOut'

export const unreadableOrders = (count: number): string => leftOutText(count, 'order')
