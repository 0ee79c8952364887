import { createOrderListPrefetch } from '../list/orderListPrefetch'
import { ORDER_SAVED_FILTER_SCREEN } from '../list/orderQueryDefs'
import { activeOrdersListModel } from './activeOrdersListModel'

const ordersPrefetch = createOrderListPrefetch(activeOrdersListModel, ORDER_SAVED_FILTER_SCREEN)
export default ordersPrefetch
