import type { AttentionCountScope } from './createOrderAttentionStore'
import { MAX_BACKGROUND_ORDER_PAGES } from './loadOtherOrderPages'

export const ATTENTION_SCOPE_LABELS: Record<AttentionCountScope, string | undefined> = {
  page: 'на странице',
  first: `на первых ${MAX_BACKGROUND_ORDER_PAGES} страницах`,
  all: undefined,
}
