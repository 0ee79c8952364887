import { optionsFromLabels } from './labeledOptions'

type PaymentMethod = 1 | 2 | 3

const PAYMENT_METHOD_LABEL: Record<PaymentMethod, string> = {
  1: 'Наличные',
  2: 'Банковский перевод',
  3: 'Мобильный банк',
}

export const PAYMENT_METHOD_OPTIONS = optionsFromLabels(PAYMENT_METHOD_LABEL, [1, 2, 3])

export const paymentMethodLabel = (method: number | undefined): string =>
  method === undefined ? '—' : (PAYMENT_METHOD_LABEL[method as PaymentMethod] ?? String(method))

/** Two payments of the same company with the same amount may be duplicates if they are at most this many days apart. */
export const DUPLICATE_PAYMENT_DAYS = 3

export type PaymentMatchFields = {
  companyId?: number | undefined
  amount?: number | undefined
  payedAt?: string | undefined
}

export function isPossibleDuplicatePayment(a: PaymentMatchFields, b: PaymentMatchFields): boolean {
  if (a.companyId === undefined || a.companyId !== b.companyId || a.amount !== b.amount) return false
  if (!a.payedAt || !b.payedAt) return false
  return Math.abs(Date.parse(a.payedAt) - Date.parse(b.payedAt)) <= DUPLICATE_PAYMENT_DAYS * 86_400_000
}
