import { useMemo } from 'react'
import type { CourierStatistics } from '../../../api/couriers'
import { formatMoney } from '../../../domain/money'
import { WaterfallPlot, type WaterfallStep } from '../../../ui/plot/WaterfallPlot'
import { unexplainedPay } from './figures'

export function PayWaterfall({ statistics }: { statistics: CourierStatistics }) {
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
  const rest = unexplainedPay(statistics)
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
