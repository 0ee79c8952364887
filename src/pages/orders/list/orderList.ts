import { coerce, refine, string } from 'superstruct'
import { ORDER_FILTERS, ORDER_SORT_FIELDS, type OrderFilters } from '../../../api/orders'
import { DELIVERY_SERVICE_LABEL } from '../../../domain/cities'
import { isActiveOrderStatus, ORDER_PAYMENT_TYPE_OPTIONS } from '../../../domain/orders'
import type { SavedFilterScreenDef } from '../../../kit/list/savedFilters/savedFilters'
import type { ListQueryDef } from '../../../kit/list/useListPage'
import { numberStruct, oneOf, textStruct } from '../../../lib/structs'

/**
 * The filter by delivery service ignores case: orders contain `Yandex` and `InDrive` (operations, «Enumerations»), but
 * a link may contain the code that the city form uses.
 */
const SERVICES = Object.values(DELIVERY_SERVICE_LABEL).map((value) => ({ value }))
const DELIVERY_SERVICE = coerce(
  oneOf(textStruct(), SERVICES),
  string(),
  (name) => SERVICES.find(({ value }) => value.toUpperCase() === name.toUpperCase())?.value ?? name,
)

/**
 * Filters of an order list. A value in the URL that is not in the filter's enumeration is ignored (operations, «Orders
 * filter form»).
 */
const orderList = (mayHave: (status: number) => boolean): ListQueryDef<OrderFilters> => ({
  filters: {
    ...ORDER_FILTERS,
    status: refine(numberStruct(), 'status', (status) => Number.isInteger(status) && mayHave(status)),
    paymentTypeId: oneOf(numberStruct(), ORDER_PAYMENT_TYPE_OPTIONS),
    deliveryService: DELIVERY_SERVICE,
  },
  sortable: ORDER_SORT_FIELDS,
})

export const ORDER_LIST = orderList(isActiveOrderStatus)

export const ARCHIVE_LIST = orderList((status) => !isActiveOrderStatus(status))

export const SAVED_ORDER_FILTERS: SavedFilterScreenDef<OrderFilters> = {
  name: 'orders',
  list: ORDER_LIST,
  cityKeys: ['companyId', 'pointId', 'courierId'],
}

export const SAVED_ARCHIVE_FILTERS: SavedFilterScreenDef<OrderFilters> = {
  ...SAVED_ORDER_FILTERS,
  name: 'archive-orders',
  list: ARCHIVE_LIST,
}
