import type { Option } from './labels'

/** Rules and labels of orders (operations, sections 2 to 4 and 9). */

export type PaymentType = 1 | 2 | 3

export const PAYMENT_TYPE_LABEL: Record<PaymentType, string> = {
  1: 'Наличные',
  2: 'POS-терминал',
  3: 'Оплаченный заказ',
}

export const PAYMENT_TYPE_OPTIONS: Option<PaymentType>[] = ([1, 2, 3] as const).map((value) => ({
  value,
  label: PAYMENT_TYPE_LABEL[value],
}))

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

/** The countdown turns red with this many seconds left, and below. */
export const COUNTDOWN_RED_SECONDS = 120

/** A gap of this many minutes between external creation and creation is a late entry. */
export const LATE_CREATION_MINUTES = 5

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
