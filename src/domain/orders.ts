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

/** Paid to the courier in cash: only then does change matter. */
export const CASH: PaymentType = 1

/** The payment type of an order that is paid already. */
export const PAID_ORDER: PaymentType = 3

export type DeviceKind = 'web' | 'apple' | 'android'

/** `deviceType` of the order as a kind of device; anything else has no icon. */
export function deviceKind(deviceType: number | undefined): DeviceKind | undefined {
  if (deviceType === 1) return 'web'
  if (deviceType === 7 || deviceType === 9) return 'apple'
  if (deviceType === 8 || deviceType === 10) return 'android'
  return undefined
}

/** An order is active while its status is from 1 to 99, otherwise it belongs to the archive. */
export const isActiveStatus = (status: number): boolean => status > 0 && status < 100

/** The status that the specification flags (section 3): nobody has taken the order up yet. */
export const NEW_STATUS = 10

/** The countdown turns red with this many seconds left, and below. */
export const COUNTDOWN_RED_SECONDS = 120

/** A gap of this many minutes between external creation and creation is a late entry. */
const LATE_CREATION_MINUTES = 5

/** Status titles on tiles drop the word for courier: «Курьер назначен» → «Назначен». */
export function tileLabel(title: string): string {
  const short = title.replace(/(^|\s)курьер\S*/giu, '').trim()
  return short === '' ? title : short.charAt(0).toUpperCase() + short.slice(1)
}

/** Whether the order came so long after the platform had it that an operator must know. */
export const isLateEntry = (gapMinutes: number): boolean => gapMinutes >= LATE_CREATION_MINUTES

/** How an order is paid; an unknown type is left unsaid. */
export const paymentTypeLabel = (type: number | undefined): string | undefined =>
  PAYMENT_TYPE_OPTIONS.find(({ value }) => value === type)?.label

/** The preparation times that the form offers, in minutes (contract, `timeForReady`). */
const READY_MINUTES = Array.from({ length: 24 }, (_, index) => (index + 1) * 5)

/** The same as options, with the order's present time among them even if it is no multiple of 5. */
export function readyTimeOptions(present?: number): Option<number>[] {
  const minutes = present === undefined ? READY_MINUTES : [...new Set([...READY_MINUTES, present])]
  return minutes.toSorted((a, b) => a - b).map((value) => ({ value, label: `${value}${NBSP}мин` }))
}

/** What an order costs, in whole tenge. */
export type OrderSums = { items: number; delivery: number; correction: number; total: number }

/** The sums of an order that is being filled in: what is not there yet counts as nothing (operations, section 5). */
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

/** A form holds a text where what was typed is no number yet. */
const numberOrZero = (value: unknown): number => (typeof value === 'number' ? value : 0)

type Address = { street?: string | undefined; house?: string | undefined; flat?: string | undefined }

/** `улица Гоголя, 45, кв. 16`: as far as it is known. */
export const orderAddress = ({ street, house, flat }: Address = {}): string =>
  [street, house, flat && `кв.${NBSP}${flat}`].filter(Boolean).join(', ')
