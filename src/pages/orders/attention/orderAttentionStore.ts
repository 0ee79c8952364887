import { searchOrders } from '../../../api/orders'
import { orderBook } from '../../../live/orderBook/orderBook'
import { ordersListModel } from '../live/ordersStore'
import { createOrderAttentionStore } from './attention'

export const orderAttentionStore = createOrderAttentionStore({
  book: orderBook,
  page: ordersListModel,
  search: searchOrders,
})

export const orderAttentionState = orderAttentionStore.state
