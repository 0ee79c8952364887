import { array, type Infer, number, object, string, type } from 'superstruct'
import { filterBody, type Query } from '../lib/address'
import type { Page } from '../lib/listStore'
import { dateText, maybe, num, text } from '../lib/structs'
import { change, loadAll, loadOne } from './client'
import { orNull } from './formats'

/** A payment from a partner company (operations, section 3). */
export const Payment = type({
  id: num(),
  companyId: maybe(num()),
  companyName: maybe(text()),
  /** 1 cash, 2 bank transfer, 3 mobile-bank payment service. */
  methodId: maybe(num()),
  /** Whole tenge. */
  amount: maybe(num()),
  payedAt: maybe(dateText()),
  comment: maybe(text()),
})
export type Payment = Infer<typeof Payment>

/** `amount` in whole tenge. The company is not part of it. */
export const PaymentBody = object({
  methodId: number(),
  amount: number(),
  payedAt: dateText(),
  comment: orNull(string()),
})
export type PaymentBody = Infer<typeof PaymentBody>

export type PaymentFilters = { companyId: number; methodId: number; payedAt: string }

export const PAYMENT_SORTABLE = ['id', 'companyName', 'methodId', 'amount', 'payedAt'] as const

/** The search knows no paging. */
export const searchPayments = (query: Query<PaymentFilters>, signal?: AbortSignal): Promise<Page<Payment>> =>
  loadAll(array(Payment), { method: 'POST', path: '/v1/manage/pay/search', json: filterBody(query), signal })

export const loadPayment = (id: number, signal?: AbortSignal): Promise<Payment> =>
  loadOne(Payment, { method: 'GET', path: paymentPath(id), signal })

/** The company goes in the query string only; it cannot be changed later. */
export const createPayment = (companyId: number, payment: PaymentBody): Promise<void> =>
  change({ method: 'POST', path: '/v1/manage/pay', query: { companyId }, json: payment })

export const updatePayment = (id: number, payment: PaymentBody): Promise<void> =>
  change({ method: 'POST', path: paymentPath(id), json: payment })

export const deletePayment = (id: number): Promise<void> => change({ method: 'DELETE', path: paymentPath(id) })

const paymentPath = (id: number) => `/v1/manage/pay/${id}`
