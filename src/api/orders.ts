import { array, boolean, type Infer, number, object, string, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import type { RowsPage } from '../lib/listStore'
import { bool, dateText, dateTimeStruct, maybe, num, text } from '../lib/structs'
import type { CreateUploadFetch } from '../lib/upload'
import { type CreatedId, loadResource, loadSearchSums, searchPage, sendCreateRequest, sendMutation } from './client'
import { createFormData, orNull, phoneStruct, requestMomentText } from './formats'
import type { InferFilters, RequestBodyDraft } from './requestBody'

const OrderCourier = type({
  id: maybe(num()),
  fio: maybe(text()),
  phone: maybe(text()),
  courierTypeId: maybe(num()),
})

/**
 * An order (operations, section 3). Amounts are whole tenge, durations whole minutes. Dates with times are local to the order's city or
 * have an offset. Most fields are optional, because orders in lists, single orders and orders from the live stream contain different
 * fields.
 */
export const Order = type({
  id: num(),
  status: num(),
  createdAt: maybe(dateTimeStruct()),
  externalId: maybe(text()),
  customerName: maybe(text()),
  phone: maybe(text()),
  comments: maybe(text()),
  orderItems: maybe(array(type({ name: maybe(text()), quantity: maybe(num()), price: maybe(num()) }))),
  sumItems: maybe(num()),
  sumTotal: maybe(num()),
  paymentTypeId: maybe(num()),
  deliveryPrice: maybe(num()),
  /** The amount that the customer will hand over in cash, so that the courier can bring change. */
  customerAmount: maybe(num()),
  correctionalPrice: maybe(num()),
  serviceFee: maybe(num()),
  addressTo: maybe(
    type({
      street: maybe(text()),
      house: maybe(text()),
      flat: maybe(text()),
      addressMore: maybe(text()),
      lat: maybe(num()),
      long: maybe(num()),
    }),
  ),
  addressFrom: maybe(type({ address: maybe(text()), phone: maybe(text()), lat: maybe(num()), long: maybe(num()) })),
  point: maybe(type({ id: maybe(num()), name: maybe(text()) })),
  branchId: maybe(num()),
  companyId: maybe(num()),
  companyName: maybe(text()),
  cityId: maybe(num()),
  courier: maybe(OrderCourier),
  oldCouriers: maybe(array(type({ courier: maybe(OrderCourier), reason: maybe(text()) }))),
  statusesHistory: maybe(
    array(
      type({
        /** The new status of the order. Some servers omit it and send the status only as text in `message`. */
        status: maybe(num()),
        message: maybe(text()),
        userName: maybe(text()),
        createdAt: maybe(dateTimeStruct()),
      }),
    ),
  ),
  /** Statuses that the server allows as the order's next status. A positive status moves the order forward, any other cancels it. */
  transitions: maybe(array(type({ status: num(), title: maybe(text()) }))),
  dateTimeStatusFinish: maybe(dateTimeStruct()),
  deliveryDateTime: maybe(dateTimeStruct()),
  finishedAt: maybe(dateTimeStruct()),
  externalCreatedAt: maybe(dateTimeStruct()),
  timeForReady: maybe(num()),
  timeForDelivery: maybe(num()),
  deliveryStartAt: maybe(dateTimeStruct()),
  deliveryEndAt: maybe(dateTimeStruct()),
  redistributed: maybe(boolean()),
  isExternalCourier: maybe(boolean()),
  deliveryService: maybe(text()),
  externalOrderInfo: maybe(
    type({
      courierName: maybe(text()),
      history: maybe(array(type({ status: maybe(text()), createdAt: maybe(dateTimeStruct()) }))),
    }),
  ),
  returnCheckUrl: maybe(text()),
  isNewClient: maybe(boolean()),
  isPromoUsed: maybe(boolean()),
  deviceType: maybe(num()),
  notCall: maybe(boolean()),
})
export type Order = Infer<typeof Order>

/**
 * A phone number that is loaded on demand. The UI hides it after `ttlSeconds`; without that limit, it is shown until the user closes the
 * view.
 */
export const OrderPhone = type({ phone: text(), ext: maybe(text()), ttlSeconds: maybe(num()) })
export type OrderPhone = Infer<typeof OrderPhone>

export const OrderLocation = type({ lat: num(), long: num() })
export type OrderLocation = Infer<typeof OrderLocation>

export const ArchiveSummary = type({
  totalCount: maybe(num()),
  successCount: maybe(num()),
  cancelCount: maybe(num()),
  returnCheckCount: maybe(num()),
  /** Whole tenge; the three average times after this field are minutes. */
  returnCheckSumItems: maybe(num()),
  avgTimeForAccepted: maybe(num()),
  avgTimeForReady: maybe(num()),
  avgTimeForDelivery: maybe(num()),
})
export type ArchiveSummary = Infer<typeof ArchiveSummary>

/**
 * Unlike in a response, the address fields are not nested (contract, «order form body»). Amounts are whole tenge, `timeForReady` is whole
 * minutes.
 */
export const OrderBody = object({
  cityId: number(),
  branchId: orNull(number()),
  customerName: string(),
  phone: phoneStruct(),
  street: string(),
  house: string(),
  flat: orNull(string()),
  comments: orNull(string()),
  paymentTypeId: number(),
  timeForReady: number(),
  deliveryDateTime: orNull(requestMomentText()),
  orderItems: array(object({ name: string(), quantity: number(), price: number() })),
  deliveryPrice: orNull(number()),
  /** A correction of the order's total, which may be negative. */
  correctionalPrice: orNull(number()),
  customerAmount: orNull(number()),
})
export type OrderBody = Infer<typeof OrderBody>

export const OrderCoordinateBody = object({ lat: number(), long: number() })
export type OrderCoordinateBody = Infer<typeof OrderCoordinateBody>

export const OrderCourierBody = object({ courierId: number(), reason: string() })
export type OrderCourierBody = Infer<typeof OrderCourierBody>

export const ORDER_FILTERS = {
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
}
export type OrderFilters = InferFilters<typeof ORDER_FILTERS>

export const ORDER_SORTABLE = ['id', 'status', 'createdAt', 'cityId', 'sumTotal', 'dateTimeStatusFinish'] as const

export const searchOrders = (query: ListQuery<OrderFilters>, signal?: AbortSignal): Promise<RowsPage<Order>> =>
  searchPage(array(Order), { path: '/v1/manage/order/search', signal }, ORDER_FILTERS, query)

export const loadOrder = (id: number, signal?: AbortSignal): Promise<Order> =>
  loadResource(Order, { method: 'GET', path: orderPath(id), signal })

export const searchArchive = (query: ListQuery<OrderFilters>, signal?: AbortSignal): Promise<RowsPage<Order>> =>
  searchPage(array(Order), { path: '/v1/manage/order/archive/search', signal }, ORDER_FILTERS, query)

export const loadArchiveSummary = (filters: Partial<OrderFilters>, signal?: AbortSignal): Promise<ArchiveSummary> =>
  loadSearchSums(ArchiveSummary, { path: '/v1/manage/order/archive/summary', signal }, ORDER_FILTERS, filters)

export const createOrder = (order: RequestBodyDraft<OrderBody>): Promise<CreatedId> =>
  sendCreateRequest({ method: 'POST', path: '/v1/manage/order' }, OrderBody, order)

export const updateOrder = (id: number, order: RequestBodyDraft<OrderBody>): Promise<void> =>
  sendMutation({ method: 'POST', path: orderPath(id) }, OrderBody, order)

/** Moves the order to a status from its `transitions`. Although the method is GET, this request changes the order. */
export const changeOrderStatus = (id: number, status: number): Promise<void> =>
  sendMutation({ method: 'GET', path: `${orderPath(id)}/change-status/${status}` })

export const changeOrderCoordinate = (id: number, coordinate: RequestBodyDraft<OrderCoordinateBody>): Promise<void> =>
  sendMutation({ method: 'POST', path: `${orderPath(id)}/change-coordinate` }, OrderCoordinateBody, coordinate)

export const changeOrderCourier = (id: number, courier: RequestBodyDraft<OrderCourierBody>): Promise<void> =>
  sendMutation({ method: 'POST', path: `${orderPath(id)}/change-courier` }, OrderCourierBody, courier)

export const loadOrderPhone = (id: number, signal?: AbortSignal): Promise<OrderPhone> =>
  loadResource(OrderPhone, { method: 'GET', path: `${orderPath(id)}/phone`, signal })

export const loadOrderLocation = (id: number, signal?: AbortSignal): Promise<OrderLocation> =>
  loadResource(OrderLocation, { method: 'GET', path: `${orderPath(id)}/location`, signal })

export const uploadReturnCheck = (id: number, file: File, upload?: CreateUploadFetch): Promise<void> =>
  sendMutation({ method: 'POST', path: `${orderPath(id)}/upload-return-check`, form: createFormData({ file }), upload })

export const deleteReturnCheck = (id: number): Promise<void> =>
  sendMutation({ method: 'DELETE', path: `${orderPath(id)}/delete-return-check` })

const orderPath = (id: number) => `/v1/manage/order/${id}`
