import { unreadableText } from '../../../domain/unreadableText'

export const unreadableOrders = (count: number): string => unreadableText(count, 'order')
