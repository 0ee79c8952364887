import type { CountedOrderPages } from './createOrderAttentionStore'
import { MAX_BACKGROUND_ORDER_PAGES } from './loadOtherOrderPages'

export const COUNTED_ORDER_PAGES_LABELS: Record<CountedOrderPages, string | undefined> = {
  page: 'на странице',
  first: `на первых ${MAX_BACKGROUND_ORDER_PAGES} страницах`,
  all: undefined,
}
