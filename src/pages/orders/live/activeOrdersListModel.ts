import { searchOrders } from '../../../api/orders'
import { orderBook } from '../../../live/orderBook/orderBook'
import { matchesActiveCriteria } from '../../../live/orderBook/orderCriteria'
import { createOrderListModel } from '../../../live/orderBook/orderListModel'

export const activeOrdersListModel = createOrderListModel({
  book: orderBook,
  search: searchOrders,
  counts: matchesActiveCriteria,
  keepsRow: matchesActiveCriteria,
  addsNewOrders: true,
})

export const activeOrdersListStore = activeOrdersListModel.store
