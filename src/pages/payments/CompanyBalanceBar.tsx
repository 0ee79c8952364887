import { formatMoney } from '../../domain/money'
import { formatDate } from '../../lib/moments'
import { useAccess } from '../../session/useAccess'
import { LoadAlert } from '../../ui/load/LoadAlert'
import { useLoaded } from '../../ui/load/useLoaded'
import { loadCompanyBalance } from './companyBalance'
import './companyBalanceBar.css'

export function CompanyBalanceBar({ companyId }: { companyId: number | undefined }) {
  const can = useAccess()
  const balance = useLoaded(loadCompanyBalance, [companyId], { skip: !can('report_partner_view') })
  const { value } = balance
  if (!value) return <LoadAlert of={balance} />
  const { period, paid } = value
  const facts = [
    [`Баланс по отчёту, ${formatDate(period.dateStart)} – ${formatDate(period.dateEnd)}`, value.balance],
    ['Оплачено за эти даты', paid],
  ] as const
  return (
    <dl className="company-strip">
      {facts.map(([term, tenge]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{tenge === undefined ? '—' : formatMoney(tenge)}</dd>
        </div>
      ))}
    </dl>
  )
}
