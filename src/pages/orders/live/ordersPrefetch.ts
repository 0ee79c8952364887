import { createListPrefetch } from '../list/listPrefetch'
import { SAVED_ORDER_FILTERS } from '../list/orderList'
import { ordersListModel } from './ordersListModel'

const ordersPrefetch = createListPrefetch(ordersListModel, SAVED_ORDER_FILTERS)
export default ordersPrefetch
