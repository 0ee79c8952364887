import { Skeleton } from 'antd'
import { Link } from 'wouter'
import type { CourierCard, CourierPenalty, CourierStatistics } from '../../../api/couriers'
import { loadCourierStatistics } from '../../../api/couriers'
import { formatMoney } from '../../../domain/money'
import { offsetPeriod, type Period } from '../../../domain/periods'
import type { Loaded } from '../../../lib/loaded'
import { AppliedFines } from '../../../parts/fines/AppliedFines'
import { useAccess } from '../../../session/useAccess'
import { LoadAlert } from '../../../ui/load/LoadAlert'
import { LoadPanel } from '../../../ui/load/LoadPanel'
import { useLoaded } from '../../../ui/load/useLoaded'
import { DaysSection } from './DaysSection'
import { type FigureDrilldowns, figureDrilldowns } from './figureDrilldowns'
import { figureDifference, STATISTICS_FIELDS, unexplainedPay } from './figures'
import { PayWaterfall } from './PayWaterfall'
import { PeriodPicker } from './PeriodPicker'
import { usePeriod } from './usePeriod'

export type StatisticsTabProps = {
  courier: CourierCard
  fines: Loaded<readonly CourierPenalty[]>
  /** Changing this number reloads the statistics. */
  version: number
  onFinesChanged: () => void
}

const load = (id: number, period: Period, _version: number, signal: AbortSignal) =>
  loadCourierStatistics(id, period, signal)

export function StatisticsTab({ courier, fines, version, onFinesChanged }: StatisticsTabProps) {
  const { id, cityId } = courier
  const can = useAccess()
  const maySeeFines = can('courier_penalty')
  const { period, today, setPeriod } = usePeriod(cityId)
  const now = useLoaded(load, [id, period, version])
  // The previous period serves only for comparison, so its statistics are loaded after those of the chosen period.
  const before = useLoaded(load, [id, offsetPeriod(period, -1), version], { skip: now.value === undefined })
  return (
    <>
      <PeriodPicker period={period} today={today} onChange={setPeriod} />
      <LoadPanel of={now} waiting={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
        {(statistics) => (
          <>
            <Figures now={statistics} before={before.value} drilldowns={figureDrilldowns(courier, period, can)} />
            <LoadAlert of={before} title="Прошлый период не загрузился: разница с ним не показана" />
            <PayWaterfall statistics={statistics} />
          </>
        )}
      </LoadPanel>
      <DaysSection courier={courier} period={period} today={today} version={version} />
      {maySeeFines && (
        <section className="card-section" aria-label="Применённые штрафы">
          <h2 className="card-section__title">Штрафы</h2>
          <AppliedFines fines={fines} cityId={cityId} onChanged={onFinesChanged} />
        </section>
      )}
    </>
  )
}

type FiguresProps = { now: CourierStatistics; before: CourierStatistics | undefined; drilldowns: FigureDrilldowns }

function Figures({ now, before, drilldowns }: FiguresProps) {
  const rest = unexplainedPay(now)
  return (
    <dl className="figures" aria-label="Показатели за период">
      {STATISTICS_FIELDS.map((figure) => {
        const value = now[figure.key]
        const difference = figureDifference(figure, now, before)
        return (
          <div key={figure.key} className={`figures__item figures__item--${figure.key}`}>
            <dt className="figures__label">{figure.label}</dt>
            <dd className="figures__value">
              {value === undefined ? (
                '—'
              ) : (
                <Drilldown to={drilldowns(figure.key, value)}>{figure.format(value)}</Drilldown>
              )}
            </dd>
            {difference && (
              <dd
                className={`figures__difference figures__difference--${difference.tone}`}
                title="Разница с таким же периодом до этого"
              >
                {difference.text}
              </dd>
            )}
            {figure.key === 'totalAmount' && rest !== undefined && rest !== 0 && (
              <dd className="figures__difference">не разложено: {formatMoney(rest)}</dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

const Drilldown = ({ to, children }: { to: string | undefined; children: string }) =>
  to === undefined ? children : <Link href={to}>{children}</Link>
