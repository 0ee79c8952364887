import { createEarlyList } from '../list/earlyList'
import { SAVED_ORDERS } from '../list/orderList'
import { ordersPage } from './ordersStore'

const earlyOrders = createEarlyList(ordersPage, SAVED_ORDERS)
export default earlyOrders
