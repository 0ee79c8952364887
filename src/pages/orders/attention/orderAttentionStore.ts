import { searchOrders } from '../../../api/orders'
import { orderBook } from '../../../live/orderBook/orderBook'
import { ordersListModel } from '../live/ordersListModel'
import { createOrderAttentionStore } from './createOrderAttentionStore'

export const orderAttentionStore = createOrderAttentionStore({
  book: orderBook,
  page: ordersListModel,
  search: searchOrders,
})

export const attentionStoreState = orderAttentionStore.state
