import { searchPartnerReport } from '../api/reports'
import { loadReport } from '../kit/report/useReport'

/**
 * Balance of a company in the partners' report of a period, in whole tenge: the sum of the company's rows on all pages. Undefined if the
 * report has no row of the company, or if a balance is unknown.
 */
export async function loadCompanyPeriodBalance(
  companyId: number,
  periodId: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { rows, total } = await loadReport(searchPartnerReport, { periodId }, ({ companyId: of }) => of, signal)
  const own = rows.filter((row) => row.companyId === companyId)
  const known = own.flatMap(({ balance }) => balance ?? [])
  const isKnown = own.length > 0 && known.length === own.length && total === rows.length
  return isKnown ? known.reduce((sum, balance) => sum + balance, 0) : undefined
}
