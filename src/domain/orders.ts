import type { Option } from './labels'
import { NBSP } from './text'

/** Rules and labels of orders (operations, sections 2 to 4 and 9). */

export type PaymentType = 1 | 2 | 3

const PAYMENT_TYPE_LABEL: Record<PaymentType, string> = {
  1: 'Наличные',
  2: 'POS-терминал',
  3: 'Оплаченный заказ',
}

export const PAYMENT_TYPE_OPTIONS: Option<PaymentType>[] = ([1, 2, 3] as const).map((value) => ({
  value,
  label: PAYMENT_TYPE_LABEL[value],
}))

export const CASH: PaymentType = 1

export const PAID_ORDER: PaymentType = 3

export type DeviceKind = 'web' | 'apple' | 'android'

export function deviceKind(deviceType: number | undefined): DeviceKind | undefined {
  if (deviceType === 1) return 'web'
  if (deviceType === 7 || deviceType === 9) return 'apple'
  if (deviceType === 8 || deviceType === 10) return 'android'
  return undefined
}

/** Statuses 1 to 99 are active; all others belong to the archive. */
export const isActiveStatus = (status: number): boolean => status > 0 && status < 100

/** Status of an order that has not been accepted yet (operations, section 3). */
export const NEW_STATUS = 10

export const COUNTDOWN_RED_SECONDS = 120

const LATE_CREATION_MINUTES = 5

/** Shortens the title of a status by the word «курьер»: «Курьер назначен» becomes «Назначен». */
export function tileLabel(title: string): string {
  const short = title.replace(/(^|\s)курьер\S*/giu, '').trim()
  return short === '' ? title : short.charAt(0).toUpperCase() + short.slice(1)
}

export const isLateEntry = (gapMinutes: number): boolean => gapMinutes >= LATE_CREATION_MINUTES

export const paymentTypeLabel = (type: number | undefined): string | undefined =>
  PAYMENT_TYPE_OPTIONS.find(({ value }) => value === type)?.label

const READY_MINUTES = Array.from({ length: 24 }, (_, index) => (index + 1) * 5)

/** Options for the preparation time in steps of 5 minutes. The order's present value is included even if it is not a multiple of 5. */
export function readyTimeOptions(present?: number): Option<number>[] {
  const minutes = present === undefined ? READY_MINUTES : [...new Set([...READY_MINUTES, present])]
  return minutes.toSorted((a, b) => a - b).map((value) => ({ value, label: `${value}${NBSP}мин` }))
}

export type OrderSums = { items: number; delivery: number; correction: number; total: number }

/** Sums of an order in whole tenge. Missing amounts count as 0 (operations, section 5). */
export function orderSums(order: {
  orderItems?: readonly ({ price?: number | null; quantity?: number | null } | undefined)[] | null
  deliveryPrice?: number | null
  correctionalPrice?: number | null
}): OrderSums {
  const delivery = numberOrZero(order.deliveryPrice)
  const correction = numberOrZero(order.correctionalPrice)
  const items = (order.orderItems ?? []).reduce(
    (sum, item) => sum + numberOrZero(item?.price) * numberOrZero(item?.quantity),
    0,
  )
  return { items, delivery, correction, total: items + delivery + correction }
}

/** While the user types, a number field of a form may contain text that is not a number; it counts as 0. */
const numberOrZero = (value: unknown): number => (typeof value === 'number' ? value : 0)

type Address = { street?: string | undefined; house?: string | undefined; flat?: string | undefined }

export const orderAddress = ({ street, house, flat }: Address = {}): string =>
  [street, house, flat && `кв.${NBSP}${flat}`].filter(Boolean).join(', ')
