import { Skeleton } from 'antd'
import { useMemo } from 'react'
import type { Salary } from '../../../api/salary'
import { formatMoney } from '../../../domain/money'
import { paySignals, signalText } from '../../../domain/salary/signals'
import { counted } from '../../../domain/text'
import { formatDate } from '../../../lib/moments'
import { LoadAlert } from '../../../ui/load/LoadAlert'
import { useLoaded } from '../../../ui/load/useLoaded'
import { rowIds, rowKey, rowName, rowsPeriod } from '../salaryRows'
import { loadHistory } from './history'

/** What is about to be paid: the sum, the couriers, the days, and what is unusual about it. */
export function PayReview({ rows, cityId }: { rows: readonly Salary[]; cityId: number | undefined }) {
  const couriers = new Set(rows.map(({ courier }) => courier?.id))
  const [only] = couriers
  const sum = rows.reduce((total, { payouts }) => total + (payouts ?? 0), 0)
  const records = rows.reduce((total, row) => total + rowIds(row).length, 0)
  const period = rowsPeriod(rows)
  return (
    <div className="pay-review">
      <p className="pay-review__sum">
        <b>{formatMoney(sum)}</b>
        {couriers.size === 1
          ? ` · ${rows[0] ? rowName(rows[0]) : ''}`
          : ` · ${counted(couriers.size, 'курьер', 'курьера', 'курьеров')}`}
        {` · ${counted(records, 'день', 'дня', 'дней')}`}
      </p>
      {period && (
        <p className="pay-review__period">
          {period.dateStart === period.dateEnd
            ? formatDate(period.dateStart)
            : `${formatDate(period.dateStart)} – ${formatDate(period.dateEnd)}`}
        </p>
      )}
      {period && cityId !== undefined && (
        <Signals rows={rows} cityId={cityId} courierId={couriers.size === 1 ? (only ?? null) : null} period={period} />
      )}
    </div>
  )
}

type SignalsProps = {
  rows: readonly Salary[]
  cityId: number
  courierId: number | null
  period: { dateStart: string; dateEnd: string }
}

function Signals({ rows, cityId, courierId, period }: SignalsProps) {
  const history = useLoaded(loadHistory, [cityId, courierId, period.dateStart, period.dateEnd])
  const remarks = useMemo(() => {
    if (!history.value) return []
    return rows.flatMap((row) => {
      const earlier = history.value?.get(row.courier?.id ?? 0) ?? []
      return paySignals(row, earlier).map((signal) => ({
        key: `${rowKey(row)} ${signal}`,
        text: `${rowName(row)}: ${signalText(signal, row, earlier)}`,
      }))
    })
  }, [history.value, rows])
  if (!history.value) {
    return history.failure ? <LoadAlert of={history} /> : <Skeleton active paragraph={{ rows: 2 }} title={false} />
  }
  if (remarks.length === 0) return <p className="pay-review__calm">Как обычно в четыре прошлых периода</p>
  return (
    <section aria-label="На что посмотреть">
      <p className="pay-review__title">{`На что посмотреть: ${remarks.length}`}</p>
      <ul className="pay-review__signals">
        {remarks.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
