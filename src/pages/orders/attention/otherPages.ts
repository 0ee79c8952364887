import { type Order, type OrderFilters, searchOrders } from '../../../api/orders'
import type { Query } from '../../../lib/address'

/** The counts look at no more pages than this, the shown one among them: a filter this wide is not work for one screen. */
export const MAX_PAGES = 10

export type OtherPages = {
  /** What the list asked for; the other pages are asked for with the same body. */
  query: Query<OrderFilters>
  pageCount: number
  /** A page that is known already. */
  skip?: number
  onRequest: () => void
  onPage: (orders: Order[]) => void
  signal: AbortSignal
}

/** Loads the pages of a list one after another; resolves with what the last answer said of their number and of all orders. */
export async function loadOtherPages(pages: OtherPages): Promise<{ pageCount: number; total: number | undefined }> {
  let { pageCount } = pages
  let total: number | undefined
  for (let page = 1; page <= Math.min(pageCount, MAX_PAGES); page++) {
    if (page === pages.skip) continue
    pages.onRequest()
    const answer = await searchOrders({ ...pages.query, page }, pages.signal)
    pages.signal.throwIfAborted()
    pages.onPage(answer.rows)
    pageCount = answer.pageCount
    total = answer.total
  }
  return { pageCount, total }
}
