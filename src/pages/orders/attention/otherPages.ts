import type { Order, OrderFilters } from '../../../api/orders'
import type { Query } from '../../../lib/address'
import type { Page } from '../../../lib/listStore'

/** Limits background requests; for broader filters the counts are partial. */
export const MAX_PAGES = 20

export type OtherPages = {
  load: (query: Query<OrderFilters>) => Promise<Page<Order>>
  query: Query<OrderFilters>
  pageCount: number
  skip?: number
}

/** Resolves with the page count and total of the last response. */
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
