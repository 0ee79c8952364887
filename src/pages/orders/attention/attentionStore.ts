import { searchOrders } from '../../../api/orders'
import { orderBook } from '../../../live/orderBook/orderBook'
import { ordersListModel } from '../live/ordersStore'
import { createAttentionStore } from './attention'

export const attentionStore = createAttentionStore({ book: orderBook, page: ordersListModel, search: searchOrders })

export const attentionState = attentionStore.state
