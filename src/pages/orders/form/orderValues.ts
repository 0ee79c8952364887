import type { Order, OrderBody } from '../../../api/orders'
import type { Draft } from '../../../api/payload'
import { CASH, orderSums } from '../../../domain/orders'
import { requestMoment, toCityTime } from '../../../lib/dates'
import { cityTimezone } from '../../../session/timezones'
import { emptyToNull, sameValues } from '../../../ui/form/values'

/** A position of the order as it is filled in; `price` in whole tenge. */
export type ItemValues = { name?: string; quantity?: number; price?: number }

/** The order form as it is filled in. Money is whole tenge, `phone` 11 digits. */
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
  /** Whole minutes. */
  timeForReady: number
  /** `yyyy-MM-dd HH:mm:00`, local time of the city. */
  deliveryDateTime?: string
  orderItems: ItemValues[]
  deliveryPrice?: number
  /** May be negative. */
  correctionalPrice?: number
  /** The sum that the customer wants change from; of orders paid in cash alone. */
  customerAmount?: number
}

export const NEW_ITEM: ItemValues = { quantity: 1 }

/** A new order begins with one position; of a single city there is nothing to choose (operations, section 5). */
export function newOrderValues(cities: readonly { id: number }[]): Partial<OrderValues> {
  const [only, ...others] = cities
  return { orderItems: [NEW_ITEM], ...(only && others.length === 0 ? { cityId: only.id } : {}) }
}

/** Only what the form shows; servers leave out what an order has not got. */
export function orderValues(order: Order): Partial<OrderValues> {
  const { customerName, phone, comments, cityId, branchId, paymentTypeId, timeForReady } = order
  const { deliveryDateTime, orderItems = [], deliveryPrice, correctionalPrice, customerAmount } = order
  const { street, house, flat } = order.addressTo ?? {}
  const items = orderItems.map(({ name, quantity, price }) => ({ name, quantity, price }))
  return {
    ...{ customerName, phone, street, house, flat, comments, cityId, branchId, paymentTypeId, timeForReady },
    deliveryDateTime: deliveryDateTime && requestMoment(toCityTime(deliveryDateTime, cityTimezone(cityId))),
    orderItems: items.length > 0 ? items : [NEW_ITEM],
    ...{ deliveryPrice, correctionalPrice },
    customerAmount: paymentTypeId === CASH ? customerAmount : undefined,
  } as Partial<OrderValues>
}

/** What is sent, always the whole form: empty optional fields as null, sums that were left empty as none. */
export function orderBody(values: OrderValues): Draft<OrderBody> {
  const { customerName, phone, street, house, flat, comments, cityId, branchId } = values
  const { paymentTypeId, timeForReady, deliveryDateTime, orderItems } = values
  const body = {
    ...{ cityId, branchId, customerName, phone, street, house, flat, comments },
    ...{ paymentTypeId, timeForReady, deliveryDateTime },
    orderItems: orderItems.map(({ name, quantity, price }) => ({ name, quantity, price })),
    deliveryPrice: values.deliveryPrice ?? 0,
    correctionalPrice: values.correctionalPrice ?? 0,
    customerAmount: paymentTypeId === CASH ? values.customerAmount : undefined,
  }
  return emptyToNull(body, ['branchId', 'flat', 'comments', 'deliveryDateTime', 'customerAmount'])
}

/** An order may cost nothing, but never less (operations, section 5). */
export const negativeTotal = (values: Partial<OrderValues>): string | undefined =>
  orderSums(values).total < 0 ? 'Итоговая сумма должна быть положительным числом' : undefined

type Key = keyof OrderValues

export type Follow = {
  /** Fields that nobody has touched here: they take the server's new values. */
  followed: Key[]
  /** Fields that were changed here as well as on the server: what was typed stays. */
  kept: Key[]
  /** Everything that was changed here. */
  typed: Key[]
}

/** How the form follows an order that was changed elsewhere: `start` it began with, `shown` it shows, `fresh` is new. */
export function followOrder(
  shown: Partial<OrderValues>,
  start: Partial<OrderValues>,
  fresh: Partial<OrderValues>,
): Follow {
  const keys = [...new Set([...Object.keys(shown), ...Object.keys(start), ...Object.keys(fresh)])] as Key[]
  const typed = keys.filter((key) => !sameValues(shown[key], start[key]))
  const news = keys.filter((key) => !sameValues(fresh[key], start[key]) && !sameValues(fresh[key], shown[key]))
  return {
    typed,
    followed: news.filter((key) => !typed.includes(key)),
    kept: news.filter((key) => typed.includes(key)),
  }
}
