import { searchArchive } from '../../../api/orders'
import { isActiveOrderStatus } from '../../../domain/orders'
import { type OrderChange, orderBook } from '../../../live/orderBook/orderBook'
import { createOrderCriteria, matchesArchiveCriteria, type OrderCriteria } from '../../../live/orderBook/orderCriteria'
import { createOrderListModel } from '../../../live/orderBook/orderListModel'
import { archiveTotalsLoader, refreshArchiveTotalsSoon } from './archiveTotalsLoader'

let criteria: OrderCriteria = createOrderCriteria({ page: 1 })

/**
 * A live update replaces the row of an archived order; an order that becomes active again leaves the page (operations,
 * section 4).
 */
export const archiveListModel = createOrderListModel({
  book: orderBook,
  search: searchArchive,
  counts: matchesArchiveCriteria,
  keepsRow: ({ status }) => !isActiveOrderStatus(status),
  addsNewOrders: false,
})

export const archiveListStore = archiveListModel.store

export function startArchiveLiveUpdates(): () => void {
  const stops = [
    archiveListModel.start(),
    archiveListModel.followSearches({
      onSearch: () => undefined,
      onResponse: ({ query }) => {
        criteria = createOrderCriteria(query)
      },
    }),
    orderBook.follow({
      onChanges: (changes) => {
        if (changes.some(isCounted)) refreshArchiveTotalsSoon()
      },
      onReconnect: () => archiveTotalsLoader.reload(),
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Returns true if the change of an order affects the totals: the order matches the filter before or after the change. A change that came
 * with a response, not with a live event, counts only if it changes the order's status or its return receipt.
 */
function isCounted({ row, before, isLive }: OrderChange): boolean {
  if (!isLive && (!before || !differs(before, row.order))) return false
  return (
    matchesArchiveCriteria(row.order, criteria) || (before !== undefined && matchesArchiveCriteria(before, criteria))
  )
}

const differs = (before: OrderChange['row']['order'], now: typeof before): boolean =>
  before.status !== now.status || before.returnCheckUrl !== now.returnCheckUrl
