import { unreadableRowsText } from '../../../domain/unreadableRowsText'

export const unreadableOrdersText = (count: number): string => unreadableRowsText(count, 'order')
