import { searchBranches } from '../../api/branches'
import { loadPartnerReportPeriods } from '../../api/dictionaries'
import { formatMoney } from '../../domain/money'
import { bidiIsolated } from '../../domain/textFormatting'
import { type DependentsDefinition, sentenceWithCount, totalRowCount } from '../../kit/directory/DependentRecords'
import { loadCompanyPeriodBalance } from '../../parts/companyPeriodBalance'

/** A company's balance is that of the latest report period and is shown with its sign as received (contract). */
export const companyDependents: readonly DependentsDefinition<number>[] = [
  [
    'company_branch_view',
    async (id, signal) => {
      const count = totalRowCount(await searchBranches(id, { page: 1 }, signal))
      return sentenceWithCount('У контрагента', count, ['филиал', 'филиала', 'филиалов'])
    },
  ],
  [
    'report_partner_view',
    async (id, signal) => {
      const [period] = await loadPartnerReportPeriods(signal)
      if (!period) return undefined
      const balance = await loadCompanyPeriodBalance(id, period.value, signal)
      return balance ? `Баланс в отчёте за ${bidiIsolated(period.label)}: ${formatMoney(balance)}` : undefined
    },
  ],
]
