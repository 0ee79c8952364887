import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { Link } from 'wouter'
import {
  type CourierDetails,
  type CourierPenalty,
  type CourierStatistics,
  loadCourierStatistics,
} from '../../../api/couriers'
import { formatMoney } from '../../../domain/money'
import { lastSevenDays, offsetPeriod, type Period } from '../../../domain/periods'
import { useUrlQuery } from '../../../kit/address/useUrlQuery'
import type { LoadedValue } from '../../../lib/loadedValue'
import { isoDateStruct } from '../../../lib/structs'
import { CourierFineList } from '../../../parts/fines/CourierFineList'
import { cityToday } from '../../../session/cityNow'
import { useAccess } from '../../../session/sessionHooks'
import { LoadedContent } from '../../../ui/load/LoadedContent'
import { LoadFailureAlert } from '../../../ui/load/LoadFailureAlert'
import { useLoadedValue } from '../../../ui/load/useLoadedValue'
import { WaterfallPlot, type WaterfallStep } from '../../../ui/plot/WaterfallPlot'
import { CourierDaysSection } from './CourierDaysSection'
import { type CourierFigureDrilldowns, courierFigureDrilldowns } from './courierFigureDrilldowns'
import { PeriodPicker } from './PeriodPicker'
import { COURIER_STATISTICS_FIELDS, courierFigureDifference, unexplainedCourierPay } from './statisticsFigures'

type CourierStatisticsTabProps = {
  courier: CourierDetails
  fines: LoadedValue<readonly CourierPenalty[]>
  version: number
  onFinesChanged: () => void
}

const load = (id: number, period: Period, _version: number, signal: AbortSignal) =>
  loadCourierStatistics(id, period, signal)

export function CourierStatisticsTab({ courier, fines, version, onFinesChanged }: CourierStatisticsTabProps) {
  const { id, cityId } = courier
  const can = useAccess()
  const maySeeFines = can('courier_penalty')
  const { period, today, setPeriod } = usePeriod(cityId)
  const now = useLoadedValue(load, [id, period, version])
  // The previous period serves only for comparison, so its statistics are loaded after those of the chosen period.
  const before = useLoadedValue(load, [id, offsetPeriod(period, -1), version], { skip: now.value === undefined })
  return (
    <>
      <PeriodPicker period={period} today={today} onChange={setPeriod} />
      <LoadedContent of={now} waiting={<Skeleton active title={false} paragraph={{ rows: 3 }} />}>
        {(statistics) => (
          <>
            <Figures
              now={statistics}
              before={before.value}
              drilldowns={courierFigureDrilldowns(courier, period, can)}
            />
            <LoadFailureAlert of={before} title="Прошлый период не загрузился: разница с ним не показана" />
            <PayWaterfall statistics={statistics} />
          </>
        )}
      </LoadedContent>
      <CourierDaysSection courier={courier} period={period} today={today} version={version} />
      {maySeeFines && (
        <section className="card-section" aria-label="Применённые штрафы">
          <h2 className="card-section__title">Штрафы</h2>
          <CourierFineList fines={fines} cityId={cityId} onChanged={onFinesChanged} />
        </section>
      )}
    </>
  )
}

type FiguresProps = {
  now: CourierStatistics
  before: CourierStatistics | undefined
  drilldowns: CourierFigureDrilldowns
}

function Figures({ now, before, drilldowns }: FiguresProps) {
  const rest = unexplainedCourierPay(now)
  return (
    <dl className="figures" aria-label="Показатели за период">
      {COURIER_STATISTICS_FIELDS.map((figure) => {
        const value = now[figure.key]
        const difference = courierFigureDifference(figure, now, before)
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

function PayWaterfall({ statistics }: { statistics: CourierStatistics }) {
  const steps = useMemo(() => stepsOf(statistics), [statistics])
  if (!steps) return null
  return (
    <section className="card-section" aria-label="Из чего складывается итог">
      <h2 className="card-section__title">Из чего складывается итог</h2>
      <WaterfallPlot title="Из чего складывается итог" steps={steps} format={formatMoney} />
    </section>
  )
}

function stepsOf(statistics: CourierStatistics): WaterfallStep[] | undefined {
  const { orderAmount, hoursAmount, bonusAmount, penaltyAmount, totalAmount } = statistics
  const rest = unexplainedCourierPay(statistics)
  if (rest === undefined) return undefined
  const steps = [
    { label: 'За заказы', value: orderAmount ?? 0 },
    { label: 'За часы', value: hoursAmount ?? 0 },
    { label: 'Бонусы', value: bonusAmount ?? 0 },
    { label: 'Штрафы', value: -Math.abs(penaltyAmount ?? 0) },
    ...(rest === 0 ? [] : [{ label: 'Не разложено', value: rest }]),
    { label: 'Итого за период', value: totalAmount ?? 0, isTotal: true },
  ]
  return steps.every(({ value }) => value === 0) ? undefined : steps
}

const DATE = isoDateStruct()

function usePeriod(cityId: number | undefined): {
  period: Period
  today: string
  setPeriod: (period: Period) => void
} {
  const { get, set } = useUrlQuery()
  const today = cityToday(cityId)
  const usual = lastSevenDays(today)
  const [dateStart, dateEnd] = [get('dateStart', DATE), get('dateEnd', DATE)]
  const isWhole = dateStart !== undefined && dateEnd !== undefined && dateStart <= dateEnd
  return {
    period: isWhole ? { dateStart, dateEnd } : usual,
    today,
    setPeriod: (period) => {
      const isUsual = period.dateStart === usual.dateStart && period.dateEnd === usual.dateEnd
      set(isUsual ? { dateStart: undefined, dateEnd: undefined } : period)
    },
  }
}
