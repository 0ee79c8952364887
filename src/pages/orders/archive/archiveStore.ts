import { searchArchive } from '../../../api/orders'
import { isActiveStatus } from '../../../domain/orders'
import { type OrderChange, orderBook } from '../../../live/orderBook/orderBook'
import { createOrderPage } from '../../../live/orderBook/orderPage'
import { isArchivedMatch, type OrderFilter, orderFilter } from '../../../live/orderBook/selection'
import { archiveTotalsLoader, refreshTotalsSoon } from './archiveTotalsLoader'

let filter: OrderFilter = orderFilter({ page: 1 })

/**
 * A live update replaces the row of an archived order; an order that becomes active again leaves the page (operations,
 * section 4).
 */
export const archivePage = createOrderPage({
  book: orderBook,
  search: searchArchive,
  counts: isArchivedMatch,
  stays: ({ status }) => !isActiveStatus(status),
  takesNew: false,
})

export const archiveStore = archivePage.store

export function startArchive(): () => void {
  const stops = [
    archivePage.start(),
    archivePage.followSearches({
      onSearch: () => undefined,
      onResponse: ({ query }) => {
        filter = orderFilter(query)
      },
    }),
    orderBook.follow({
      onChanges: (changes) => {
        if (changes.some(isCounted)) refreshTotalsSoon()
      },
      onReconnect: () => archiveTotalsLoader.reload(),
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Whether a changed order requires new totals. An event always does if the order matches the filter; a response does
 * only if it changes the order's status or return check.
 */
function isCounted({ row, before, isLive }: OrderChange): boolean {
  if (!isLive && (!before || !differs(before, row.order))) return false
  return isArchivedMatch(row.order, filter) || (before !== undefined && isArchivedMatch(before, filter))
}

const differs = (before: OrderChange['row']['order'], now: typeof before): boolean =>
  before.status !== now.status || before.returnCheckUrl !== now.returnCheckUrl
