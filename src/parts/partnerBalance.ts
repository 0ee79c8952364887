import { searchPartnerReport } from '../api/reports'
import { loadReport } from '../kit/report/useReport'

/**
 * Balance of a company in the partners' report of a period, in whole tenge: the sum of its rows on all pages.
 * Undefined if no row has a balance.
 */
export async function loadPartnerBalance(
  companyId: number,
  periodId: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { rows } = await loadReport(searchPartnerReport, { periodId }, ({ companyId: of }) => of, signal)
  const known = rows.flatMap((row) => (row.companyId === companyId && row.balance !== undefined ? [row.balance] : []))
  return known.length === 0 ? undefined : known.reduce((sum, balance) => sum + balance, 0)
}
