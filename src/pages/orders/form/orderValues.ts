import type { Order, OrderBody } from '../../../api/orders'
import type { UnsentRequestBody } from '../../../api/requestBody'
import { CASH_PAYMENT_TYPE, orderSums } from '../../../domain/orders'
import { formatRequestMoment, toCityTime } from '../../../lib/jodaMoments'
import { isEmptyValue } from '../../../lib/listQuery'
import { cityTimezone } from '../../../session/timezones'
import { emptyToNull } from '../../../ui/form/formValues'

export type OrderItemValues = { name?: string; quantity?: number; price?: number }

/** Values of the order form. Sums are in whole tenge; `phone` has 11 digits. */
export type OrderValues = {
  customerName: string
  phone: string
  street: string
  house: string
  flat?: string
  comments?: string
  cityId: number
  branchId?: number
  paymentTypeId: number
  /** Minutes. */
  timeForReady: number
  /** `yyyy-MM-dd HH:mm:00` in the timezone of the order's city. */
  deliveryDateTime?: string
  orderItems: OrderItemValues[]
  deliveryPrice?: number
  correctionalPrice?: number
  /** The cash amount that the customer will hand over, in tenge; only for orders paid in cash. */
  customerAmount?: number
  /** Coordinates of a new order's address in degrees. A separate request sends them. */
  lat?: number
  long?: number
}

export const NEW_ORDER_ITEM: OrderItemValues = { quantity: 1 }

/** If the user has access to one city only, this city is preselected (operations, section 5). */
export function newOrderValues(cities: readonly { id: number }[]): Partial<OrderValues> {
  const [only, ...others] = cities
  return { orderItems: [NEW_ORDER_ITEM], ...(only && others.length === 0 ? { cityId: only.id } : {}) }
}

export function orderValues(order: Order): Partial<OrderValues> {
  const { customerName, phone, comments, cityId, branchId, paymentTypeId, timeForReady } = order
  const { deliveryDateTime, orderItems = [], deliveryPrice, correctionalPrice, customerAmount } = order
  const { street, house, flat } = order.addressTo ?? {}
  const items = orderItems.map(({ name, quantity, price }) => ({ name, quantity, price }))
  return {
    ...{ customerName, phone, street, house, flat, comments, cityId, branchId, paymentTypeId, timeForReady },
    deliveryDateTime: deliveryDateTime && formatRequestMoment(toCityTime(deliveryDateTime, cityTimezone(cityId))),
    orderItems: items.length > 0 ? items : [NEW_ORDER_ITEM],
    ...{ deliveryPrice, correctionalPrice },
    customerAmount: paymentTypeId === CASH_PAYMENT_TYPE ? customerAmount : undefined,
  } as Partial<OrderValues>
}

/** Returns the request body of a new order. The body contains every field of the form: empty optional fields are null, empty sums are 0. */
export function newOrderBody(values: OrderValues): UnsentRequestBody<OrderBody> {
  const { customerName, phone, street, house, flat, comments, cityId, branchId } = values
  const { paymentTypeId, timeForReady, deliveryDateTime, orderItems } = values
  const body = {
    ...{ cityId, branchId, customerName, phone, street, house, flat, comments },
    ...{ paymentTypeId, timeForReady, deliveryDateTime },
    orderItems: orderItems.map(({ name, quantity, price }) => ({ name, quantity, price })),
    deliveryPrice: values.deliveryPrice ?? 0,
    correctionalPrice: values.correctionalPrice ?? 0,
    customerAmount: paymentTypeId === CASH_PAYMENT_TYPE ? values.customerAmount : undefined,
  }
  return emptyToNull(body, ['branchId', 'flat', 'comments', 'deliveryDateTime', 'customerAmount'])
}

const OPTIONAL = [
  ...(['flat', 'comments', 'branchId', 'deliveryDateTime'] as const),
  ...(['deliveryPrice', 'correctionalPrice', 'customerAmount'] as const),
]

/**
 * Returns the request body of an edited order. It lacks the optional fields that neither the server nor the user filled
 * (contract, third review).
 */
export function editedOrderBody(values: OrderValues, saved: Partial<OrderValues>): UnsentRequestBody<OrderBody> {
  const unknown = new Set<string>(OPTIONAL.filter((key) => isEmptyValue(values[key]) && isEmptyValue(saved[key])))
  return Object.fromEntries(Object.entries(newOrderBody(values)).filter(([key]) => !unknown.has(key)))
}

/** The total of an order may be zero but not negative, although the message of operations, section 5, says «positive». */
export const negativeTotalError = (values: Partial<OrderValues>): string | undefined =>
  (orderSums(values).total ?? 0) < 0 ? 'Итоговая сумма должна быть положительным числом' : undefined

/**
 * How the form merges a colleague's changes. The cash amount is merged together with its payment type, and the branch with its city,
 * because each is valid only with the other. Order items have no ids in the API, so an item is identified by its name.
 */
export const ORDER_MERGE_RULES = {
  together: [
    ['paymentTypeId', 'customerAmount'],
    ['cityId', 'branchId'],
  ],
  rows: { orderItems: { key: ['name'], isOnSaveOnly: true } },
}
