import { searchOrders } from '../../../api/orders'
import { orderBook } from '../../../live/orderBook/orderBook'
import { matchesActive } from '../../../live/orderBook/orderFilter'
import { createOrderListModel } from '../../../live/orderBook/orderListModel'

export const ordersListModel = createOrderListModel({
  book: orderBook,
  search: searchOrders,
  counts: matchesActive,
  keepsRow: matchesActive,
  addsNewOrders: true,
})

export const ordersStore = ordersListModel.store
