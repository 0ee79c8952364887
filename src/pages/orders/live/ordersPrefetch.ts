import { createListPrefetch } from '../list/listPrefetch'
import { SAVED_ORDERS } from '../list/orderList'
import { ordersPage } from './ordersStore'

const ordersPrefetch = createListPrefetch(ordersPage, SAVED_ORDERS)
export default ordersPrefetch
