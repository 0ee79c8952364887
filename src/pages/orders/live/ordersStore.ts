import { searchOrders } from '../../../api/orders'
import { orderBook } from '../../../live/orderBook/orderBook'
import { isActiveMatch } from '../../../live/orderBook/orderFilter'
import { createOrderListModel } from '../../../live/orderBook/orderListModel'

export const ordersPage = createOrderListModel({
  book: orderBook,
  search: searchOrders,
  counts: isActiveMatch,
  keepsRow: isActiveMatch,
  addsNewOrders: true,
})

export const ordersStore = ordersPage.store
