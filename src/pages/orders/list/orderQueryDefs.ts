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
const orderQueryDef = (mayHave: (status: number) => boolean): ListQueryDef<OrderFilters> => ({
  filters: {
    ...ORDER_FILTERS,
    status: refine(numberStruct(), 'status', (status) => Number.isInteger(status) && mayHave(status)),
    paymentTypeId: oneOf(numberStruct(), ORDER_PAYMENT_TYPE_OPTIONS),
    deliveryService: DELIVERY_SERVICE,
  },
  sortable: ORDER_SORT_FIELDS,
})

export const ORDER_QUERY_DEF = orderQueryDef(isActiveOrderStatus)

export const ARCHIVE_QUERY_DEF = orderQueryDef((status) => !isActiveOrderStatus(status))

export const ORDER_SAVED_FILTER_SCREEN: SavedFilterScreenDef<OrderFilters> = {
  name: 'orders',
  list: ORDER_QUERY_DEF,
  cityKeys: ['companyId', 'pointId', 'courierId'],
}

export const ARCHIVE_SAVED_FILTER_SCREEN: SavedFilterScreenDef<OrderFilters> = {
  ...ORDER_SAVED_FILTER_SCREEN,
  name: 'archive-orders',
  list: ARCHIVE_QUERY_DEF,
}
