import type { Option } from './labeledOptions'
import { NBSP } from './textFormatting'

/** Rules and labels of orders (operations, sections 2 to 4 and 9). */

type PaymentType = 1 | 2 | 3

const PAYMENT_TYPE_LABEL: Record<PaymentType, string> = {
  1: 'Наличные',
  2: 'POS-терминал',
  3: 'Оплаченный заказ',
}

export const ORDER_PAYMENT_TYPE_OPTIONS: Option<PaymentType>[] = ([1, 2, 3] as const).map((value) => ({
  value,
  label: PAYMENT_TYPE_LABEL[value],
}))

export const CASH_PAYMENT_TYPE: PaymentType = 1

export const PREPAID_PAYMENT_TYPE: PaymentType = 3

export type OrderPlatform = 'web' | 'apple' | 'android'

/** Codes of the contract, «order deviceType». */
export function orderPlatform(deviceType: number | undefined): OrderPlatform | undefined {
  if (deviceType === 1) return 'web'
  if (deviceType === 7 || deviceType === 9) return 'apple'
  if (deviceType === 8 || deviceType === 10) return 'android'
  return undefined
}

export const isActiveOrderStatus = (status: number): boolean => status > 0 && status < 100

/** The order has not been accepted yet (operations, section 3). */
export const NEW_ORDER_STATUS = 10

export const COUNTDOWN_RED_SECONDS = 120

const LATE_ENTRY_MINUTES = 5

/** Removes the word «курьер» from a status title: «Курьер назначен» becomes «Назначен». */
export function shortStatusTitle(title: string): string {
  const short = title.replace(/(^|\s)курьер\S*/giu, '').trim()
  return short === '' ? title : short.charAt(0).toUpperCase() + short.slice(1)
}

export const isOrderEnteredLate = (gapMinutes: number): boolean => gapMinutes >= LATE_ENTRY_MINUTES

export const orderPaymentTypeLabel = (type: number | undefined): string | undefined =>
  ORDER_PAYMENT_TYPE_OPTIONS.find(({ value }) => value === type)?.label

const READY_MINUTES = Array.from({ length: 24 }, (_, index) => (index + 1) * 5)

/** Options for the preparation time in steps of 5 minutes. The order's current value is included even if it is not a multiple of 5. */
export function readyTimeOptions(present?: number): Option<number>[] {
  const minutes = present === undefined ? READY_MINUTES : [...new Set([...READY_MINUTES, present])]
  return minutes.toSorted((a, b) => a - b).map((value) => ({ value, label: `${value}${NBSP}мин` }))
}

/** Whole tenge; undefined if a number in the sum is invalid. */
export type OrderSums = Record<'items' | 'delivery' | 'correction' | 'total', number | undefined>

/**
 * Adds up the amounts of an order; a missing amount counts as 0 (operations, section 5). If an amount is the invalid text of a number
 * field, each sum that includes this amount is undefined.
 */
export function orderSums(order: {
  orderItems?: readonly ({ price?: number | null; quantity?: number | null } | undefined)[] | null
  deliveryPrice?: number | null
  correctionalPrice?: number | null
}): OrderSums {
  const delivery = amountOf(order.deliveryPrice)
  const correction = amountOf(order.correctionalPrice)
  const items = known((order.orderItems ?? []).reduce((sum, item) => sum + (orderItemSum(item) ?? Number.NaN), 0))
  return {
    items,
    delivery: known(delivery),
    correction: known(correction),
    total: known((items ?? Number.NaN) + delivery + correction),
  }
}

/** Whole tenge; undefined if a number is invalid. */
export const orderItemSum = (
  item: { price?: number | null; quantity?: number | null } | undefined,
): number | undefined => known(amountOf(item?.price) * amountOf(item?.quantity))

const amountOf = (value: unknown): number => {
  if (value === undefined || value === null || value === '') return 0
  return typeof value === 'number' ? value : Number.NaN
}

const known = (sum: number): number | undefined => (Number.isNaN(sum) ? undefined : sum)

type Address = { street?: string | undefined; house?: string | undefined; flat?: string | undefined }

export const orderAddress = ({ street, house, flat }: Address = {}): string =>
  [street, house, flat && `кв.${NBSP}${flat}`].filter(Boolean).join(', ')
