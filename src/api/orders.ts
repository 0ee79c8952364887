import { array, boolean, type Infer, type } from 'superstruct'
import { filterBody, type Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { maybe, momentText, num, text } from '../lib/structs'
import { loadOne, loadPage } from './client'

const OrderCourier = type({
  id: num(),
  fio: maybe(text()),
  phone: maybe(text()),
  courierTypeId: maybe(num()),
})

/**
 * An order (operations, section 3). Money is whole tenge, moments are local to the order's city or carry an offset.
 * Only what identifies and places an order is required: list rows, single orders and pushed orders differ in detail.
 */
export const Order = type({
  id: num(),
  status: num(),
  createdAt: momentText(),
  externalId: maybe(text()),
  customerName: maybe(text()),
  phone: maybe(text()),
  comments: maybe(text()),
  orderItems: maybe(array(type({ name: text(), quantity: num(), price: num() }))),
  sumItems: maybe(num()),
  sumTotal: maybe(num()),
  /** 1 cash, 2 POS terminal, 3 paid order. */
  paymentTypeId: maybe(num()),
  deliveryPrice: maybe(num()),
  /** The sum that the customer wants change from. */
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
    array(type({ message: maybe(text()), userName: maybe(text()), createdAt: maybe(momentText()) })),
  ),
  /** The changes of status that the server allows now; positive ones go forward, others cancel. */
  transitions: maybe(array(type({ status: num(), title: text() }))),
  dateTimeStatusFinish: maybe(momentText()),
  deliveryDateTime: maybe(momentText()),
  finishedAt: maybe(momentText()),
  externalCreatedAt: maybe(momentText()),
  /** Whole minutes. */
  timeForReady: maybe(num()),
  /** Whole minutes. */
  timeForDelivery: maybe(num()),
  deliveryStartAt: maybe(momentText()),
  deliveryEndAt: maybe(momentText()),
  redistributed: maybe(boolean()),
  isExternalCourier: maybe(boolean()),
  deliveryService: maybe(text()),
  externalOrderInfo: maybe(
    type({
      courierName: maybe(text()),
      history: maybe(array(type({ status: maybe(text()), createdAt: maybe(momentText()) }))),
    }),
  ),
  returnCheckUrl: maybe(text()),
  isNewClient: maybe(boolean()),
  isPromoUsed: maybe(boolean()),
  deviceType: maybe(num()),
  notCall: maybe(boolean()),
})
export type Order = Infer<typeof Order>

/** Filter keys of the active orders and of the archive (operations, «Orders filter form»). */
export type OrderFilters = {
  id: number
  externalId: string
  cityId: number
  companyId: number
  pointId: number
  status: number
  paymentTypeId: number
  companyName: string
  dateStart: string
  dateEnd: string
  courierId: number
  hasReturnCheck: boolean
  isExternalCourier: boolean
  deliveryService: string
  isNewClient: boolean
  isPromoUsed: boolean
}

export const ORDER_SORTABLE = ['id', 'status', 'createdAt', 'cityId', 'sumTotal', 'dateTimeStatusFinish'] as const

export const searchOrders = (query: Query<OrderFilters>, signal?: AbortSignal): Promise<Page<Order>> =>
  loadPage(array(Order), {
    method: 'POST',
    path: '/v1/manage/order/search',
    query: { page: query.page },
    json: filterBody(query),
    signal,
  })

export const loadOrder = (id: number, signal?: AbortSignal): Promise<Order> =>
  loadOne(Order, { method: 'GET', path: `/v1/manage/order/${id}`, signal })
