import { array, type Infer, number, object, string, type } from 'superstruct'
import type { Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { dateText, maybe, num, text } from '../lib/structs'
import { type CreatedId, change, create, loadOne, searchAll } from './client'
import { orNull } from './formats'
import type { Draft, FiltersOf } from './payload'

/** A payment from a partner company (operations, section 3). Amounts are whole tenge. */
export const Payment = type({
  id: num(),
  companyId: maybe(num()),
  companyName: maybe(text()),
  methodId: maybe(num()),
  amount: maybe(num()),
  payedAt: maybe(dateText()),
  comment: maybe(text()),
})
export type Payment = Infer<typeof Payment>

export const PaymentBody = object({
  methodId: number(),
  amount: number(),
  payedAt: dateText(),
  comment: orNull(string()),
})
export type PaymentBody = Infer<typeof PaymentBody>

export const PAYMENT_FILTERS = {
  companyId: num(),
  methodId: num(),
  payedAt: dateText(),
}
export type PaymentFilters = FiltersOf<typeof PAYMENT_FILTERS>

export const searchPayments = (query: Query<PaymentFilters>, signal?: AbortSignal): Promise<Page<Payment>> =>
  searchAll(array(Payment), { path: '/v1/manage/pay/search', signal }, PAYMENT_FILTERS, query)

export const loadPayment = (id: number, signal?: AbortSignal): Promise<Payment> =>
  loadOne(Payment, { method: 'GET', path: paymentPath(id), signal })

/** The company of a payment is sent only as a query parameter of this request and cannot be changed later. */
export const createPayment = (companyId: number, payment: Draft<PaymentBody>): Promise<CreatedId> =>
  create({ method: 'POST', path: '/v1/manage/pay', query: { companyId } }, PaymentBody, payment)

export const updatePayment = (id: number, payment: Draft<PaymentBody>): Promise<void> =>
  change({ method: 'POST', path: paymentPath(id) }, PaymentBody, payment)

export const deletePayment = (id: number): Promise<void> => change({ method: 'DELETE', path: paymentPath(id) })

const paymentPath = (id: number) => `/v1/manage/pay/${id}`
