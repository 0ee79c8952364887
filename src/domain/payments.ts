import { numberOptions } from './labels'

/** How a partner company pays (contract, «Money»). */
export type PaymentMethod = 1 | 2 | 3

const PAYMENT_METHOD_LABEL: Record<PaymentMethod, string> = {
  1: 'Наличные',
  2: 'Банковский перевод',
  3: 'Мобильный банк',
}

export const PAYMENT_METHOD_OPTIONS = numberOptions(PAYMENT_METHOD_LABEL, [1, 2, 3])

/** The method in words; a number that is not known is shown as it came. */
export const paymentMethodLabel = (method: number | undefined): string =>
  method === undefined ? '—' : (PAYMENT_METHOD_LABEL[method as PaymentMethod] ?? String(method))

/** Payments of one company and amount within so many days may be one payment entered twice. */
export const DOUBLE_DAYS = 3

export type PaymentFacts = {
  companyId?: number | undefined
  amount?: number | undefined
  payedAt?: string | undefined
}

/** Whether two payments may be the same one: company and amount agree, the dates lie within three days. */
export function isDouble(a: PaymentFacts, b: PaymentFacts): boolean {
  if (a.companyId === undefined || a.companyId !== b.companyId || a.amount !== b.amount) return false
  if (!a.payedAt || !b.payedAt) return false
  return Math.abs(Date.parse(a.payedAt) - Date.parse(b.payedAt)) <= DOUBLE_DAYS * 86_400_000
}
