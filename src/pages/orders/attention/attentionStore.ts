import { searchOrders } from '../../../api/orders'
import { orderBook } from '../../../live/orderBook/orderBook'
import { ordersPage } from '../live/ordersStore'
import { createAttentionStore } from './attention'

export const attention = createAttentionStore({ book: orderBook, page: ordersPage, search: searchOrders })

export const attentionState = attention.state
