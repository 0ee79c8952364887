import { coerce, refine, string } from 'superstruct'
import { ORDER_SORTABLE, type OrderFilters } from '../../../api/orders'
import { DELIVERY_SERVICE_OPTIONS } from '../../../domain/cities'
import { isActiveStatus, PAYMENT_TYPE_OPTIONS } from '../../../domain/orders'
import { bool, dateText, num, oneOf, text } from '../../../lib/structs'
import type { SavedScreen } from '../../../ui/list/savedFilters/savedFilters'
import type { ListDef } from '../../../ui/list/useListPage'

/** Called `Yandex` and `InDrive` by the specification of orders, sent as `YANDEX` and `INDRIVE`. */
const DELIVERY_SERVICE = coerce(oneOf(text(), DELIVERY_SERVICE_OPTIONS), string(), (name) => name.toUpperCase())

/** Filters of both lists (operations, «Orders filter form»); a value outside its enumeration is dropped. */
const orderList = (mayHave: (status: number) => boolean): ListDef<OrderFilters> => ({
  filters: {
    id: num(),
    externalId: text(),
    cityId: num(),
    companyId: num(),
    pointId: num(),
    status: refine(num(), 'status', (status) => Number.isInteger(status) && mayHave(status)),
    paymentTypeId: oneOf(num(), PAYMENT_TYPE_OPTIONS),
    companyName: text(),
    dateStart: dateText(),
    dateEnd: dateText(),
    courierId: num(),
    hasReturnCheck: bool(),
    isExternalCourier: bool(),
    deliveryService: DELIVERY_SERVICE,
    isNewClient: bool(),
    isPromoUsed: bool(),
  },
  sortable: ORDER_SORTABLE,
})

/** The address of the active orders. */
export const ORDER_LIST = orderList(isActiveStatus)

/** The address of the archive. */
export const ARCHIVE_LIST = orderList((status) => !isActiveStatus(status))

/** What a person may save of the active orders' filters. */
export const SAVED_ORDERS: SavedScreen<OrderFilters> = {
  name: 'orders',
  list: ORDER_LIST,
  cityKeys: ['companyId', 'pointId', 'courierId'],
}

/** The same of the archive, on its own. */
export const SAVED_ARCHIVE: SavedScreen<OrderFilters> = {
  ...SAVED_ORDERS,
  name: 'archive-orders',
  list: ARCHIVE_LIST,
}
