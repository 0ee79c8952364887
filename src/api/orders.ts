import { array, boolean, type Infer, number, object, string, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import { booleanStruct, dateTimeStruct, isoDateStruct, maybe, numberStruct, textStruct } from '../lib/structs'
import type { UploadFetchFactory } from '../lib/upload'
import { loadResource, loadSearchSummary, searchPagedRows, sendCreateRequest, sendMutation } from './client'
import { createFormData, nullish, phoneStruct, requestMomentStruct } from './fieldFormats'
import type { InferFilters, UnsentRequestBody } from './requestBody'

const OrderCourier = type({
  id: maybe(numberStruct()),
  fio: maybe(textStruct()),
  phone: maybe(textStruct()),
  courierTypeId: maybe(numberStruct()),
})

/**
 * An order (operations, section 3). Amounts are whole tenge, durations whole minutes. Dates with times are local to the order's city or
 * have an offset. Most fields are optional, because orders in lists, single orders and orders from the live stream contain different
 * fields.
 */
export const Order = type({
  id: numberStruct(),
  status: numberStruct(),
  createdAt: maybe(dateTimeStruct()),
  externalId: maybe(textStruct()),
  customerName: maybe(textStruct()),
  phone: maybe(textStruct()),
  comments: maybe(textStruct()),
  orderItems: maybe(
    array(type({ name: maybe(textStruct()), quantity: maybe(numberStruct()), price: maybe(numberStruct()) })),
  ),
  sumItems: maybe(numberStruct()),
  sumTotal: maybe(numberStruct()),
  paymentTypeId: maybe(numberStruct()),
  deliveryPrice: maybe(numberStruct()),
  /** The amount that the customer will hand over in cash, so that the courier can bring change. */
  customerAmount: maybe(numberStruct()),
  correctionalPrice: maybe(numberStruct()),
  serviceFee: maybe(numberStruct()),
  addressTo: maybe(
    type({
      street: maybe(textStruct()),
      house: maybe(textStruct()),
      flat: maybe(textStruct()),
      addressMore: maybe(textStruct()),
      lat: maybe(numberStruct()),
      long: maybe(numberStruct()),
    }),
  ),
  addressFrom: maybe(
    type({
      address: maybe(textStruct()),
      phone: maybe(textStruct()),
      lat: maybe(numberStruct()),
      long: maybe(numberStruct()),
    }),
  ),
  point: maybe(type({ id: maybe(numberStruct()), name: maybe(textStruct()) })),
  branchId: maybe(numberStruct()),
  companyId: maybe(numberStruct()),
  companyName: maybe(textStruct()),
  cityId: maybe(numberStruct()),
  courier: maybe(OrderCourier),
  oldCouriers: maybe(array(type({ courier: maybe(OrderCourier), reason: maybe(textStruct()) }))),
  statusesHistory: maybe(
    array(
      type({
        /** The new status of the order. Some servers omit it and send the status only as text in `message`. */
        status: maybe(numberStruct()),
        message: maybe(textStruct()),
        userName: maybe(textStruct()),
        createdAt: maybe(dateTimeStruct()),
      }),
    ),
  ),
  /** Statuses that the server allows as the order's next status. A positive status moves the order forward, any other cancels it. */
  transitions: maybe(array(type({ status: numberStruct(), title: maybe(textStruct()) }))),
  dateTimeStatusFinish: maybe(dateTimeStruct()),
  deliveryDateTime: maybe(dateTimeStruct()),
  finishedAt: maybe(dateTimeStruct()),
  externalCreatedAt: maybe(dateTimeStruct()),
  timeForReady: maybe(numberStruct()),
  timeForDelivery: maybe(numberStruct()),
  deliveryStartAt: maybe(dateTimeStruct()),
  deliveryEndAt: maybe(dateTimeStruct()),
  redistributed: maybe(boolean()),
  isExternalCourier: maybe(boolean()),
  deliveryService: maybe(textStruct()),
  externalOrderInfo: maybe(
    type({
      courierName: maybe(textStruct()),
      history: maybe(array(type({ status: maybe(textStruct()), createdAt: maybe(dateTimeStruct()) }))),
    }),
  ),
  returnCheckUrl: maybe(textStruct()),
  isNewClient: maybe(boolean()),
  isPromoUsed: maybe(boolean()),
  deviceType: maybe(numberStruct()),
  notCall: maybe(boolean()),
})
export type Order = Infer<typeof Order>

/**
 * A phone number that is loaded on demand. The UI hides it after `ttlSeconds`; without that limit, it is shown until the user closes the
 * view.
 */
export const OrderCourierPhone = type({
  phone: textStruct(),
  ext: maybe(textStruct()),
  ttlSeconds: maybe(numberStruct()),
})
export type OrderCourierPhone = Infer<typeof OrderCourierPhone>

export const OrderCourierLocation = type({ lat: numberStruct(), long: numberStruct() })
export type OrderCourierLocation = Infer<typeof OrderCourierLocation>

export const ArchiveSummary = type({
  totalCount: maybe(numberStruct()),
  successCount: maybe(numberStruct()),
  cancelCount: maybe(numberStruct()),
  returnCheckCount: maybe(numberStruct()),
  /** Whole tenge; the three average times after this field are minutes. */
  returnCheckSumItems: maybe(numberStruct()),
  avgTimeForAccepted: maybe(numberStruct()),
  avgTimeForReady: maybe(numberStruct()),
  avgTimeForDelivery: maybe(numberStruct()),
})
export type ArchiveSummary = Infer<typeof ArchiveSummary>

/**
 * The request body of the order form. Its address fields are at the top level; in a response they are nested (contract, «order form body»).
 * Amounts are whole tenge, `timeForReady` is whole minutes.
 */
export const OrderBody = object({
  cityId: number(),
  branchId: nullish(number()),
  customerName: string(),
  phone: phoneStruct(),
  street: string(),
  house: string(),
  flat: nullish(string()),
  comments: nullish(string()),
  paymentTypeId: number(),
  timeForReady: number(),
  deliveryDateTime: nullish(requestMomentStruct()),
  orderItems: array(object({ name: string(), quantity: number(), price: number() })),
  deliveryPrice: nullish(number()),
  /** A correction of the order's total, which may be negative. */
  correctionalPrice: nullish(number()),
  customerAmount: nullish(number()),
})
export type OrderBody = Infer<typeof OrderBody>

export const OrderCoordinateBody = object({ lat: number(), long: number() })
export type OrderCoordinateBody = Infer<typeof OrderCoordinateBody>

export const OrderCourierBody = object({ courierId: number(), reason: string() })
export type OrderCourierBody = Infer<typeof OrderCourierBody>

export const ORDER_FILTERS = {
  id: numberStruct(),
  externalId: textStruct(),
  cityId: numberStruct(),
  companyId: numberStruct(),
  pointId: numberStruct(),
  status: numberStruct(),
  paymentTypeId: numberStruct(),
  companyName: textStruct(),
  dateStart: isoDateStruct(),
  dateEnd: isoDateStruct(),
  courierId: numberStruct(),
  hasReturnCheck: booleanStruct(),
  isExternalCourier: booleanStruct(),
  deliveryService: textStruct(),
  isNewClient: booleanStruct(),
  isPromoUsed: booleanStruct(),
}
export type OrderFilters = InferFilters<typeof ORDER_FILTERS>

export const ORDER_SORT_FIELDS = ['id', 'status', 'createdAt', 'cityId', 'sumTotal', 'dateTimeStatusFinish'] as const

export const searchOrders = (query: ListQuery<OrderFilters>, signal?: AbortSignal) =>
  searchPagedRows(array(Order), { path: '/v1/manage/order/search', signal }, ORDER_FILTERS, query)

export const loadOrder = (id: number, signal?: AbortSignal) =>
  loadResource(Order, { method: 'GET', path: orderPath(id), signal })

export const searchArchive = (query: ListQuery<OrderFilters>, signal?: AbortSignal) =>
  searchPagedRows(array(Order), { path: '/v1/manage/order/archive/search', signal }, ORDER_FILTERS, query)

export const loadArchiveSummary = (filters: Partial<OrderFilters>, signal?: AbortSignal) =>
  loadSearchSummary(ArchiveSummary, { path: '/v1/manage/order/archive/summary', signal }, ORDER_FILTERS, filters)

export const createOrder = (order: UnsentRequestBody<OrderBody>) =>
  sendCreateRequest({ method: 'POST', path: '/v1/manage/order' }, OrderBody, order)

export const updateOrder = (id: number, order: UnsentRequestBody<OrderBody>) =>
  sendMutation({ method: 'POST', path: orderPath(id) }, OrderBody, order)

/** Moves the order to a status from its `transitions`. Although the method is GET, this request changes the order. */
export const changeOrderStatus = (id: number, status: number) =>
  sendMutation({ method: 'GET', path: `${orderPath(id)}/change-status/${status}` })

export const changeOrderCoordinate = (id: number, coordinate: UnsentRequestBody<OrderCoordinateBody>) =>
  sendMutation({ method: 'POST', path: `${orderPath(id)}/change-coordinate` }, OrderCoordinateBody, coordinate)

export const changeOrderCourier = (id: number, courier: UnsentRequestBody<OrderCourierBody>) =>
  sendMutation({ method: 'POST', path: `${orderPath(id)}/change-courier` }, OrderCourierBody, courier)

export const loadOrderCourierPhone = (id: number, signal?: AbortSignal) =>
  loadResource(OrderCourierPhone, { method: 'GET', path: `${orderPath(id)}/phone`, signal })

export const loadOrderCourierLocation = (id: number, signal?: AbortSignal) =>
  loadResource(OrderCourierLocation, { method: 'GET', path: `${orderPath(id)}/location`, signal })

export const uploadReturnCheck = (id: number, file: File, upload?: UploadFetchFactory) =>
  sendMutation({ method: 'POST', path: `${orderPath(id)}/upload-return-check`, form: createFormData({ file }), upload })

export const deleteReturnCheck = (id: number) =>
  sendMutation({ method: 'DELETE', path: `${orderPath(id)}/delete-return-check` })

const orderPath = (id: number) => `/v1/manage/order/${id}`
