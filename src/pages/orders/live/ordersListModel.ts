import { searchOrders } from '../../../api/orders'
import { orderBook } from '../../../live/orderBook/orderBook'
import { matchesActiveOrderFilter } from '../../../live/orderBook/orderCriteria'
import { createOrderListModel } from '../../../live/orderBook/orderListModel'

export const ordersListModel = createOrderListModel({
  book: orderBook,
  search: searchOrders,
  counts: matchesActiveOrderFilter,
  keepsRow: matchesActiveOrderFilter,
  addsNewOrders: true,
})

export const ordersListStore = ordersListModel.store
