import type { AttentionScope } from './attention'
import { MAX_BACKGROUND_PAGES } from './otherPages'

export const SCOPE_LABELS: Record<AttentionScope, string | undefined> = {
  page: 'на странице',
  first: `на первых ${MAX_BACKGROUND_PAGES} страницах`,
  all: undefined,
}
