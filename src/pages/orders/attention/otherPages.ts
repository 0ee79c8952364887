import type { Order, OrderFilters } from '../../../api/orders'
import type { Query } from '../../../lib/address'
import type { Page } from '../../../lib/listStore'

/** The counts look at no more pages than this, the shown one among them: a filter this wide is not work for one screen. */
export const MAX_PAGES = 20

export type OtherPages = {
  /** Loads one page of what the list asked for. */
  load: (query: Query<OrderFilters>) => Promise<Page<Order>>
  query: Query<OrderFilters>
  pageCount: number
  /** A page that is known already. */
  skip?: number
}

/** Loads the pages of a list one after another; resolves with what the last response said of their number and of all orders. */
export async function loadOtherPages(pages: OtherPages): Promise<{ pageCount: number; total: number | undefined }> {
  let { pageCount } = pages
  let total: number | undefined
  for (let page = 1; page <= Math.min(pageCount, MAX_PAGES); page++) {
    if (page === pages.skip) continue
    const response = await pages.load({ ...pages.query, page })
    pageCount = response.pageCount
    total = response.total
  }
  return { pageCount, total }
}
