import { createListPrefetch } from '../list/listPrefetch'
import { SAVED_ORDER_FILTERS } from '../list/orderList'
import { ordersPage } from './ordersStore'

const ordersPrefetch = createListPrefetch(ordersPage, SAVED_ORDER_FILTERS)
export default ordersPrefetch
