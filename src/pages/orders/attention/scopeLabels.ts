import type { AttentionOrderScope } from './attention'
import { MAX_BACKGROUND_PAGES } from './loadOtherPages'

export const SCOPE_LABELS: Record<AttentionOrderScope, string | undefined> = {
  page: 'на странице',
  first: `на первых ${MAX_BACKGROUND_PAGES} страницах`,
  all: undefined,
}
