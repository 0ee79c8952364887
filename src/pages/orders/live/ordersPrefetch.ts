import { createOrderListPrefetch } from '../list/orderListPrefetch'
import { ORDER_SAVED_FILTER_SCREEN } from '../list/orderQueryDefs'
import { ordersListModel } from './ordersListModel'

const ordersPrefetch = createOrderListPrefetch(ordersListModel, ORDER_SAVED_FILTER_SCREEN)
export default ordersPrefetch
