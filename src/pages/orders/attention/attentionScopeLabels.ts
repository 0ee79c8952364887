import type { AttentionOrderScope } from './createOrderAttentionStore'
import { MAX_BACKGROUND_ORDER_PAGES } from './loadOtherPages'

export const ATTENTION_SCOPE_LABELS: Record<AttentionOrderScope, string | undefined> = {
  page: 'на странице',
  first: `на первых ${MAX_BACKGROUND_ORDER_PAGES} страницах`,
  all: undefined,
}
