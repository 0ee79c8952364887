import type { Payment, PaymentFilters } from '../../api/payments'
import { PAYMENT_METHOD_OPTIONS } from '../../domain/payments'
import { drilldownUrl } from '../../kit/drilldown/drilldowns'
import type { ListQuery } from '../../lib/listQuery'

/** Undefined if an amount is unknown. */
const sumOf = (payments: readonly Payment[]): number | undefined =>
  payments.some(({ amount }) => amount === undefined)
    ? undefined
    : payments.reduce((sum, { amount = 0 }) => sum + amount, 0)

export const paymentDrilldownSums = (payments: readonly Payment[]) => ({ 'payments.amount': sumOf(payments) })

/** URL of the payments of a method; undefined if no filter selects the method. */
export function paymentMethodDrilldown(
  methodId: number | undefined,
  payments: readonly Payment[],
  { companyId, payedAt }: ListQuery<PaymentFilters>,
): string | undefined {
  if (!PAYMENT_METHOD_OPTIONS.some(({ value }) => value === methodId)) return undefined
  return drilldownUrl('paymentFooter.method', sumOf(payments), { companyId, payedAt, methodId })
}
