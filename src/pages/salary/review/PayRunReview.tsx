import { Alert } from 'antd'
import { useMemo } from 'react'
import type { Salary } from '../../../api/salary'
import { formatKnownSum } from '../../../domain/money'
import type { Period } from '../../../domain/periods'
import { comparablePayPeriods, findPayAnomalies, payAnomalyText } from '../../../domain/salary/payAnomalies'
import { bidiIsolated, countWithNoun } from '../../../domain/textFormatting'
import { groupBy } from '../../../lib/groupBy'
import { formatDate } from '../../../lib/moments'
import { useAccess } from '../../../session/sessionHooks'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { salaryRecordIds, salaryRowName, salaryRowsPeriod } from '../salaryRows'
import { loadActiveRatioNames } from './activeRatioNames'
import { courierPaySums, loadPayHistory } from './payHistory'

export function PayRunReview({ rows, cityId }: { rows: readonly Salary[]; cityId: number | undefined }) {
  const couriers = new Set(rows.map(({ courier }) => courier?.id))
  const [only] = couriers
  const unknown = rows.filter(({ payouts }) => payouts === undefined).length
  const records = rows.reduce((total, row) => total + salaryRecordIds(row).length, 0)
  const period = salaryRowsPeriod(rows)
  return (
    <div className="pay-review">
      <p className="pay-review__sum">
        <b>{formatKnownSum(rows.map(({ payouts }) => payouts))}</b>
        {couriers.size === 1
          ? ` · ${rows[0] ? salaryRowName(rows[0]) : ''}`
          : ` · ${countWithNoun(couriers.size, 'курьер', 'курьера', 'курьеров')}`}
        {` · ${countWithNoun(records, 'день', 'дня', 'дней')}`}
      </p>
      {period && (
        <p className="pay-review__period">
          {period.dateStart === period.dateEnd
            ? formatDate(period.dateStart)
            : `${formatDate(period.dateStart)} – ${formatDate(period.dateEnd)}`}
        </p>
      )}
      {unknown > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`Сумма не указана${rows.length === 1 ? '' : `: ${countWithNoun(unknown, 'строка', 'строки', 'строк')}`}`}
          description="Сколько выплатить, решит сервер"
        />
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
  period: Period
}

function Signals({ rows, cityId, courierId, period }: SignalsProps) {
  const history = useLoadedValue(loadPayHistory, [cityId, courierId, period.dateStart, period.dateEnd])
  const remarks = useMemo(() => {
    if (!history.value) return []
    return sumsByCourier(rows).flatMap(({ id, name, sums }) => {
      const earlier = history.value?.byCourier.get(id) ?? []
      return findPayAnomalies(sums, earlier).map((signal) => ({
        key: `${id} ${signal}`,
        signal,
        text: `${bidiIsolated(name)}: ${payAnomalyText(signal, sums, earlier)}`,
      }))
    })
  }, [history.value, rows])
  const isLarge = remarks.some(({ signal }) => signal === 'large')
  const may = useAccess()('courier_rate_manage')
  const raised = useLoadedValue(loadActiveRatioNames, [cityId, period.dateStart, period.dateEnd], {
    skip: !may || !isLarge,
  })
  if (!history.value) {
    if (history.failure) return <LoadFailureAlert of={history} />
    // Keep this text to one line: the result that replaces it usually has one line too, so the dialog keeps its height. If the height
    // changed, a click aimed at «Выплатить» could land outside the dialog and close it.
    return <p className="pay-review__calm">Сравниваем с прошлыми периодами…</p>
  }
  const { missing } = history.value
  const incomplete =
    missing > 0
      ? `Сравнение неполное: нет данных по ${countWithNoun(missing, 'записи', 'записям', 'записям')}`
      : undefined
  if (remarks.length === 0) {
    const isCompared = sumsByCourier(rows).every(
      ({ id, sums }) => comparablePayPeriods(sums, history.value?.byCourier.get(id) ?? []).length > 0,
    )
    return (
      <p className="pay-review__calm">
        {incomplete ??
          (isCompared
            ? 'Как обычно в четыре прошлых периода'
            : 'Сравнить не с чем: в четырёх прошлых периодах другое число дней')}
      </p>
    )
  }
  return (
    <section aria-label="Предупреждения">
      <p className="pay-review__title">{`Предупреждения: ${remarks.length}`}</p>
      <ul className="pay-review__signals">
        {remarks.map(({ key, text, signal }) => (
          <li key={key}>
            {signal === 'large' && raised.value?.length
              ? `${text}; повышенная ставка в эти дни: ${raised.value.join(', ')}`
              : text}
          </li>
        ))}
      </ul>
      {incomplete && <p className="pay-review__calm">{incomplete}</p>}
    </section>
  )
}

/** Sums the salary rows by courier, because the earlier periods with which they are compared have one sum per courier. */
function sumsByCourier(rows: readonly Salary[]) {
  return [...groupBy(rows, ({ courier }) => courier?.id ?? 0)].map(([id, own]) => ({
    id,
    name: own[0] ? salaryRowName(own[0]) : '',
    sums: courierPaySums(own),
  }))
}
