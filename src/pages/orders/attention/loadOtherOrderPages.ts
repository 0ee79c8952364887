import type { Order, OrderFilters } from '../../../api/orders'
import type { ListQuery } from '../../../lib/listQuery'
import type { RowsPage } from '../../../lib/listStore'

/**
 * Maximum number of pages that load in the background. If a filter has more pages, the counts of orders that need attention include only
 * the orders of the loaded pages.
 */
export const MAX_BACKGROUND_ORDER_PAGES = 20

type OtherPagesOptions = {
  load: (query: ListQuery<OrderFilters>) => Promise<RowsPage<Order>>
  query: ListQuery<OrderFilters>
  pageCount: number
  skip?: number
}

export async function loadOtherOrderPages(
  pages: OtherPagesOptions,
): Promise<{ pageCount: number; total: number | undefined }> {
  let { pageCount } = pages
  let total: number | undefined
  for (let page = 1; page <= Math.min(pageCount, MAX_BACKGROUND_ORDER_PAGES); page++) {
    if (page === pages.skip) continue
    const response = await pages.load({ ...pages.query, page })
    pageCount = response.pageCount
    total = response.total
  }
  return { pageCount, total }
}
