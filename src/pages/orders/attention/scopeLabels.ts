import type { AttentionScope } from './attention'
import { MAX_PAGES } from './otherPages'

export const SCOPE_LABELS: Record<AttentionScope, string | undefined> = {
  page: 'на странице',
  first: `на первых ${MAX_PAGES} страницах`,
  all: undefined,
}
