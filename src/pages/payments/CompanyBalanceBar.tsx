import { useEffect, useRef } from 'react'
import { loadPartnerReportPeriods } from '../../api/dictionaries'
import { type Payment, type PaymentFilters, searchPayments } from '../../api/payments'
import { formatKnownSum } from '../../domain/money'
import type { Period } from '../../domain/periods'
import type { ListPageState } from '../../kit/list/useListPage'
import type { RowsPage } from '../../lib/listStore'
import { formatDate } from '../../lib/moments'
import { loadCompanyPeriodBalance } from '../../parts/companyPeriodBalance'
import { useAccess } from '../../session/sessionHooks'
import { LoadFailureAlert } from '../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../ui/load/useLoadedValue'
import './companyBalanceBar.css'

type PaymentListState = Pick<ListPageState<Payment, PaymentFilters>, 'query' | 'state'>

export function CompanyBalanceBar({ list }: { list: PaymentListState }) {
  const can = useAccess()
  const balance = useLoadedValue(loadCompanyBalance, [list.query.companyId], { skip: !can('report_partner_view') })
  useReloadWithList(list, balance.reload)
  const { value } = balance
  if (!value) return <LoadFailureAlert of={balance} />
  const { period, paid } = value
  const facts = [
    [`Баланс по отчёту, ${formatDate(period.dateStart)} – ${formatDate(period.dateEnd)}`, [value.balance]],
    ['Оплачено за эти даты', paid],
  ] as const
  return (
    <dl className="company-strip">
      {facts.map(([term, amounts]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{formatKnownSum(amounts)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Reloads the balance when the list reloads the same query, which happens after each change of a payment. */
function useReloadWithList({ query, state: { requestedAt } }: PaymentListState, reload: () => void): void {
  const loaded = useRef({ query, requestedAt })
  useEffect(() => {
    const last = loaded.current
    if (last.requestedAt === requestedAt) return
    loaded.current = { query, requestedAt }
    if (last.requestedAt !== undefined && last.query === query) reload()
  }, [query, requestedAt, reload])
}

/** Amounts in whole tenge. `paid` contains the payments of the period; undefined stands for a payment whose amount or date is unknown. */
type CompanyBalance = { period: Period; balance: number | undefined; paid: (number | undefined)[] }

async function loadCompanyBalance(companyId: number, signal: AbortSignal): Promise<CompanyBalance | null> {
  const [latest] = await loadPartnerReportPeriods(signal)
  if (!latest?.dateStart || !latest.dateEnd) return null
  const period = { dateStart: latest.dateStart, dateEnd: latest.dateEnd }
  const balance = await loadCompanyPeriodBalance(companyId, latest.value, signal)
  const payments = await searchPayments({ companyId, page: 1 }, signal)
  return { period, balance, paid: paidWithin(payments, period) }
}

const paidWithin = (
  { rows, unreadable = 0 }: RowsPage<Payment>,
  { dateStart, dateEnd }: Period,
): (number | undefined)[] => [
  ...rows
    .filter(({ payedAt = dateStart }) => payedAt >= dateStart && payedAt <= dateEnd)
    .map(({ payedAt, amount }) => (payedAt === undefined ? undefined : amount)),
  ...Array<undefined>(unreadable).fill(undefined),
]
