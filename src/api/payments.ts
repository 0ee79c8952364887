import { array, type Infer, number, object, string, type } from 'superstruct'
import type { ListQuery } from '../lib/listQuery'
import { isoDateStruct, maybe, numberStruct, textStruct } from '../lib/structs'
import { loadResource, searchUnpagedRows, sendCreateRequest, sendMutation } from './client'
import { nullish } from './fieldFormats'
import type { InferFilters, UnsentRequestBody } from './requestBody'

/** A payment from a partner company (operations, section 3). Amounts are whole tenge. */
export const Payment = type({
  id: numberStruct(),
  companyId: maybe(numberStruct()),
  companyName: maybe(textStruct()),
  methodId: maybe(numberStruct()),
  amount: maybe(numberStruct()),
  payedAt: maybe(isoDateStruct()),
  comment: maybe(textStruct()),
})
export type Payment = Infer<typeof Payment>

export const PaymentBody = object({
  methodId: number(),
  amount: number(),
  payedAt: isoDateStruct(),
  comment: nullish(string()),
})
export type PaymentBody = Infer<typeof PaymentBody>

export const PAYMENT_FILTERS = {
  companyId: numberStruct(),
  methodId: numberStruct(),
  payedAt: isoDateStruct(),
}
export type PaymentFilters = InferFilters<typeof PAYMENT_FILTERS>

export const searchPayments = (query: ListQuery<PaymentFilters>, signal?: AbortSignal) =>
  searchUnpagedRows(array(Payment), { path: '/v1/manage/pay/search', signal }, PAYMENT_FILTERS, query)

export const loadPayment = (id: number, signal?: AbortSignal) =>
  loadResource(Payment, { method: 'GET', path: paymentPath(id), signal })

/** The company of a payment is sent only as a query parameter of this request and cannot be changed later. */
export const createPayment = (companyId: number, payment: UnsentRequestBody<PaymentBody>) =>
  sendCreateRequest({ method: 'POST', path: '/v1/manage/pay', query: { companyId } }, PaymentBody, payment)

export const updatePayment = (id: number, payment: UnsentRequestBody<PaymentBody>) =>
  sendMutation({ method: 'POST', path: paymentPath(id) }, PaymentBody, payment)

export const deletePayment = (id: number) => sendMutation({ method: 'DELETE', path: paymentPath(id) })

const paymentPath = (id: number) => `/v1/manage/pay/${id}`
