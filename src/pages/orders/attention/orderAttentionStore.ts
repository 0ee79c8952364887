import { searchOrders } from '../../../api/orders'
import { orderBook } from '../../../live/orderBook/orderBook'
import { activeOrdersListModel } from '../live/activeOrdersListModel'
import { createOrderAttentionStore } from './createOrderAttentionStore'

export const orderAttentionStore = createOrderAttentionStore({
  book: orderBook,
  page: activeOrdersListModel,
  search: searchOrders,
})

export const attentionStoreState = orderAttentionStore.state
