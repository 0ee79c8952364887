import { searchArchive } from '../../../api/orders'
import { isActiveStatus } from '../../../domain/orders'
import { type OrderChange, orderBook } from '../../../live/orderBook/orderBook'
import { createOrderPage } from '../../../live/orderBook/orderPage'
import { isArchivedMatch, type OrderFilter, orderFilter } from '../../../live/orderBook/selection'
import { archiveTotals, refreshTotalsSoon } from './archiveTotals'

let filter: OrderFilter = orderFilter({ page: 1 })

/** The archived orders on the screen: an update replaces its entry, what is active again leaves (operations, section 4). */
export const archivePage = createOrderPage({
  book: orderBook,
  search: searchArchive,
  counts: isArchivedMatch,
  stays: ({ status }) => !isActiveStatus(status),
  takesNew: false,
})

export const archiveStore = archivePage.store

/** Follows the book: the totals of the summary follow what enters, changes or leaves the archive. */
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

/** Whether the totals count the order now or did before; a change of what they do not tell is none of theirs. */
function isCounted({ row, before, isLive }: OrderChange): boolean {
  if (!isLive && (!before || !differs(before, row.order))) return false
  return isArchivedMatch(row.order, filter) || (before !== undefined && isArchivedMatch(before, filter))
}

const differs = (before: OrderChange['row']['order'], now: typeof before): boolean =>
  before.status !== now.status || before.returnCheckUrl !== now.returnCheckUrl
