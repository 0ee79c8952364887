import { loadPartnerPeriods } from '../../api/dictionaries'
import { type Payment, searchPayments } from '../../api/payments'
import { type PartnerReportRow, searchPartnerReport } from '../../api/reports'
import type { Period } from '../../domain/periods'
import { loadReport } from '../../kit/report/useReport'

/** Sums in whole tenge. */
export type CompanyBalance = { period: Period; label: string; balance: number | undefined; paid: number }

export async function loadCompanyBalance(companyId: number, signal: AbortSignal): Promise<CompanyBalance | null> {
  const [latest] = await loadPartnerPeriods(signal)
  if (!latest?.dateStart || !latest.dateEnd) return null
  const period = { dateStart: latest.dateStart, dateEnd: latest.dateEnd }
  const { rows } = await loadReport(searchPartnerReport, { periodId: latest.value }, ({ companyId: of }) => of, signal)
  const payments = await searchPayments({ companyId, page: 1 }, signal)
  return {
    period,
    label: latest.label,
    balance: balanceOf(rows.filter((row) => row.companyId === companyId)),
    paid: paidWithin(payments.rows, period),
  }
}

function balanceOf(rows: readonly PartnerReportRow[]): number | undefined {
  const known = rows.flatMap(({ balance }) => (balance === undefined ? [] : [balance]))
  return known.length === 0 ? undefined : known.reduce((sum, balance) => sum + balance, 0)
}

const paidWithin = (payments: readonly Payment[], { dateStart, dateEnd }: Period): number =>
  payments
    .filter(({ payedAt }) => payedAt !== undefined && payedAt >= dateStart && payedAt <= dateEnd)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
