import { searchOrders } from '../../../api/orders'
import { orderBook } from '../../../live/orderBook/orderBook'
import { createOrderPage } from '../../../live/orderBook/orderPage'
import { isActiveMatch } from '../../../live/orderBook/selection'

export const ordersPage = createOrderPage({
  book: orderBook,
  search: searchOrders,
  counts: isActiveMatch,
  stays: isActiveMatch,
  takesNew: true,
})

export const ordersStore = ordersPage.store
