import { unreadableText } from '../../../domain/unreadableText'

export const unreadableOrdersText = (count: number): string => unreadableText(count, 'order')
