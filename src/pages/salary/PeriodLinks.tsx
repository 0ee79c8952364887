import { Link } from 'wouter'
import type { SalaryFilters } from '../../api/salary'
import { PAY_PERIODS, payPeriod } from '../../domain/salary/payPeriods'
import { WITHOUT_DRILLDOWN } from '../../kit/address/drilldownKeys'
import { useAddress } from '../../kit/address/useAddress'
import { cityToday } from '../../session/cityClock'

/** Links to the salary list of the usual periods. The other filters of the address are kept. */
export function PeriodLinks({ query }: { query: Partial<SalaryFilters> }) {
  const { linkWith } = useAddress()
  const { cityId, dateStart, dateEnd } = query
  const today = cityToday(cityId)
  return (
    <nav className="period-links" aria-label="Период">
      {PAY_PERIODS.map(({ name, label }) => {
        const period = payPeriod(name, today)
        const isShown = period.dateStart === dateStart && period.dateEnd === dateEnd
        return (
          <Link
            key={name}
            className="period-links__link"
            href={linkWith({ ...period, page: undefined, ...WITHOUT_DRILLDOWN })}
            {...(isShown ? { 'aria-current': 'true' as const } : {})}
          >
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
