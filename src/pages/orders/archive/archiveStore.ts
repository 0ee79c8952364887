import { searchArchive } from '../../../api/orders'
import { isActiveStatus } from '../../../domain/orders'
import { type OrderChange, orderBook } from '../../../live/orderBook/orderBook'
import { createOrderPage } from '../../../live/orderBook/orderPage'
import { isArchivedMatch, type OrderFilter, orderFilter } from '../../../live/orderBook/selection'
import { archiveTotals, refreshTotalsSoon } from './archiveTotals'

let filter: OrderFilter = orderFilter({ page: 1 })

/** Updates replace rows; reactivated orders leave the page (operations, section 4). */
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
      onReconnect: () => archiveTotals.reload(),
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A response affects the totals only if the status or the return check differs. */
function isCounted({ row, before, isLive }: OrderChange): boolean {
  if (!isLive && (!before || !differs(before, row.order))) return false
  return isArchivedMatch(row.order, filter) || (before !== undefined && isArchivedMatch(before, filter))
}

const differs = (before: OrderChange['row']['order'], now: typeof before): boolean =>
  before.status !== now.status || before.returnCheckUrl !== now.returnCheckUrl
