import { loadPartnerPeriods } from '../../api/dictionaries'
import { type Payment, searchPayments } from '../../api/payments'
import type { Period } from '../../domain/periods'
import { loadPartnerBalance } from '../../parts/partnerBalance'

/** Sums in whole tenge. */
export type CompanyBalance = { period: Period; label: string; balance: number | undefined; paid: number }

export async function loadCompanyBalance(companyId: number, signal: AbortSignal): Promise<CompanyBalance | null> {
  const [latest] = await loadPartnerPeriods(signal)
  if (!latest?.dateStart || !latest.dateEnd) return null
  const period = { dateStart: latest.dateStart, dateEnd: latest.dateEnd }
  const balance = await loadPartnerBalance(companyId, latest.value, signal)
  const payments = await searchPayments({ companyId, page: 1 }, signal)
  return {
    period,
    label: latest.label,
    balance,
    paid: paidWithin(payments.rows, period),
  }
}

const paidWithin = (payments: readonly Payment[], { dateStart, dateEnd }: Period): number =>
  payments
    .filter(({ payedAt }) => payedAt !== undefined && payedAt >= dateStart && payedAt <= dateEnd)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
