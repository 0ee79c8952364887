import type { AttentionScope } from './attention'
import { MAX_PAGES } from './otherPages'

/** How much of the filter's orders the counts cover; nothing is said when it is all of them. */
export const SCOPE_WORDS: Record<AttentionScope, string | undefined> = {
  page: 'на странице',
  first: `на первых ${MAX_PAGES} страницах`,
  all: undefined,
}
