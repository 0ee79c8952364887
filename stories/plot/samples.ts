import type { PlotPoint } from '../../src/ui/plot/plotPoints'
import type { PlotSeries } from '../../src/ui/plot/series'

export const WEEK: readonly PlotPoint[] = [
  'пн, 9 марта',
  'вт, 10 марта',
  'ср, 11 марта',
  'чт, 12 марта',
  'пт, 13 марта',
]
  .concat('сб, 14 марта', 'вс, 15 марта')
  .map((label) => ({ label, short: label.slice(0, 2) }))

const series = (title: string, tone: PlotSeries['tone'], mark: PlotSeries['mark'], values: number[]): PlotSeries => ({
  title,
  tone,
  mark,
  values,
})

export const INCOME = series('Доход', 'success', 'bar', [210_000, 198_000, 231_500, 240_000, 310_000, 402_000, 365_000])
export const PAYMENT = series(
  'Выплаты',
  'warning',
  'bar',
  [150_000, 171_000, 160_000, 182_000, 205_000, 260_000, 241_000],
)
export const ORDERS = series('Заказы', 'ink', 'line', [120, 114, 131, 138, 176, 229, 208])

export const PROFIT = series('Прибыль', 'ink', 'line', [60_000, -27_000, 71_500, 58_000, 105_000, 142_000, 124_000])

export const CARRIERS: readonly PlotSeries[] = [
  series('Пешие', 'neutral', 'stack', [22, 20, 25, 24, 30, 41, 38]),
  series('Вело', 'info', 'stack', [41, 38, 40, 47, 60, 72, 66]),
  series('Мото', 'warning', 'stack', [30, 31, 37, 36, 48, 66, 60]),
  series('Авто', 'ink', 'stack', [27, 25, 29, 31, 38, 50, 44]),
]
