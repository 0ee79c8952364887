import { ORDER_SORTABLE, type OrderFilters } from '../../../api/orders'
import { bool, dateText, num, text } from '../../../lib/structs'
import type { SavedScreen } from '../../../ui/list/savedFilters/savedFilters'
import type { ListDef } from '../../../ui/list/useListPage'

/** The address of the active orders and of the archive (operations, «Orders filter form»). */
export const ORDER_LIST: ListDef<OrderFilters> = {
  filters: {
    id: num(),
    externalId: text(),
    cityId: num(),
    companyId: num(),
    pointId: num(),
    status: num(),
    paymentTypeId: num(),
    companyName: text(),
    dateStart: dateText(),
    dateEnd: dateText(),
    courierId: num(),
    hasReturnCheck: bool(),
    isExternalCourier: bool(),
    deliveryService: text(),
    isNewClient: bool(),
    isPromoUsed: bool(),
  },
  sortable: ORDER_SORTABLE,
}

/** What a person may save of the active orders' filters. */
export const SAVED_ORDERS: SavedScreen<OrderFilters> = {
  name: 'orders',
  list: ORDER_LIST,
  cityKeys: ['companyId', 'pointId', 'courierId'],
}

/** The same of the archive, on its own. */
export const SAVED_ARCHIVE: SavedScreen<OrderFilters> = { ...SAVED_ORDERS, name: 'archive-orders' }
