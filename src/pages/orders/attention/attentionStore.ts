import { searchOrders } from '../../../api/orders'
import { orderBook } from '../../../live/orderBook/orderBook'
import { ordersPage } from '../live/ordersStore'
import { createAttention } from './attention'

/** What needs attention among the active orders of the screen. */
export const attention = createAttention({ book: orderBook, page: ordersPage, search: searchOrders })

export const attentionState = attention.state
