import { Link } from 'wouter'
import type { SalaryFilters } from '../../api/salary'
import { PAY_PERIODS, payPeriodRange } from '../../domain/salary/payPeriods'
import { CLEARED_DRILLDOWN_PARAMS } from '../../kit/address/drilldownParams'
import { useUrlQuery } from '../../kit/address/useUrlQuery'
import { cityToday } from '../../session/cityNow'

export function PayPeriodLinks({ query }: { query: Partial<SalaryFilters> }) {
  const { linkWith } = useUrlQuery()
  const { cityId, dateStart, dateEnd } = query
  const today = cityToday(cityId)
  return (
    <nav className="period-links" aria-label="Период">
      {PAY_PERIODS.map(({ name, label }) => {
        const period = payPeriodRange(name, today)
        const isShown = period.dateStart === dateStart && period.dateEnd === dateEnd
        return (
          <Link
            key={name}
            className="period-links__link"
            href={linkWith({ ...period, page: undefined, ...CLEARED_DRILLDOWN_PARAMS })}
            {...(isShown ? { 'aria-current': 'true' as const } : {})}
          >
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
