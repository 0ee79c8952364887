import { searchBranches } from '../../api/branches'
import { loadPartnerPeriods } from '../../api/dictionaries'
import { formatMoney } from '../../domain/money'
import { bidiIsolated, countWithNoun } from '../../domain/text'
import { type DependentsLoader, rowCount } from '../../kit/directory/Dependents'
import { loadPartnerBalance } from '../../parts/partnerBalance'

/** The balance is the server's own figure of the latest period; its sign is not interpreted (contract). */
export const companyDependents: readonly DependentsLoader<number>[] = [
  [
    'company_branch_view',
    async (id, signal) => {
      const count = rowCount(await searchBranches(id, { page: 1 }, signal))
      return count > 0 ? `У контрагента ${countWithNoun(count, 'филиал', 'филиала', 'филиалов')}` : undefined
    },
  ],
  [
    'report_partner_view',
    async (id, signal) => {
      const [period] = await loadPartnerPeriods(signal)
      if (!period) return undefined
      const balance = await loadPartnerBalance(id, period.value, signal)
      return balance ? `Баланс в отчёте за ${bidiIsolated(period.label)}: ${formatMoney(balance)}` : undefined
    },
  ],
]
