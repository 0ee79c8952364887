import { useMemo } from 'react'
import { formatMoney } from '../../../domain/money'
import type { DaysByOrderCount } from '../../../domain/rates/bonusGrid'
import { type BonusStep, bonusForOrderCount } from '../../../domain/rates/pay'
import { countWithNoun } from '../../../domain/textFormatting'
import { Plot } from '../../../ui/plot/Plot'
import type { PlotSeries } from '../../../ui/plot/series'

const BEYOND = 3
const MIN_ORDERS = 10
const MAX_ORDERS = 60

export function BonusGridChart({ steps, days }: { steps: readonly BonusStep[]; days: DaysByOrderCount | undefined }) {
  const last = Math.max(MIN_ORDERS, ...steps.map((step) => step.minQuantityOrder + BEYOND), ...(days?.keys() ?? []))
  const orders = useMemo(() => Array.from({ length: Math.min(last, MAX_ORDERS) }, (_, index) => index + 1), [last])
  const points = useMemo(
    () => orders.map((count) => ({ label: countWithNoun(count, 'заказ', 'заказа', 'заказов'), short: String(count) })),
    [orders],
  )
  const series = useMemo(
    (): PlotSeries[] => [
      ...(days
        ? [
            {
              title: 'Человеко-дней',
              tone: 'neutral' as const,
              mark: 'bar' as const,
              values: orders.map((count) => days.get(count) ?? 0),
              isRight: true,
            },
          ]
        : []),
      {
        title: 'Бонус',
        tone: 'ink',
        mark: 'step',
        values: orders.map((count) => bonusForOrderCount(steps, count)),
        format: formatMoney,
      },
    ],
    [orders, steps, days],
  )
  return <Plot title="Бонус по числу заказов за день" points={points} series={series} height={120} />
}
