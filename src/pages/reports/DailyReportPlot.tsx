import { useMemo } from 'react'
import type { DailyReportRow } from '../../api/reports'
import { formatMoney } from '../../domain/money'
import { countWithNoun } from '../../domain/textFormatting'
import { formatDate } from '../../lib/moments'
import { shortWeekdayName } from '../../lib/weekdays'
import { Plot } from '../../ui/plot/Plot'
import type { PlotInteractionProps, PlotPoint } from '../../ui/plot/plotPoints'
import type { PlotSeries } from '../../ui/plot/series'

type DailyReportPlotProps = {
  rows: readonly DailyReportRow[]
  /** `yyyy-MM-dd` in city time. */
  today: string
  links: PlotInteractionProps
}

/** Today's bars are hatched, because the day is not over. */
export function DailyReportPlot({ rows, today, links }: DailyReportPlotProps) {
  const points = useMemo(() => rows.map(({ dateItem }) => pointOf(dateItem, today)), [rows, today])
  const series = useMemo(() => seriesOf(rows), [rows])
  return (
    <Plot
      {...links}
      title="Доход, выплаты и прибыль по дням"
      summary={bestDay(rows)}
      points={points}
      series={series}
      height={150}
    />
  )
}

const pointOf = (date: string, today: string): PlotPoint => ({
  label: `${formatDate(date)}, ${shortWeekdayName(date).toLowerCase()}${date === today ? ', по сегодня' : ''}`,
  short: String(Number(date.slice(8))),
  isPartial: date >= today,
})

function seriesOf(rows: readonly DailyReportRow[]): PlotSeries[] {
  const money = { format: formatMoney }
  return [
    { title: 'Доход дня', tone: 'success', mark: 'bar', values: rows.map(({ income }) => income), ...money },
    { title: 'Выплаты', tone: 'warning', mark: 'bar', values: rows.map(({ payment }) => payment), ...money },
    { title: 'Прибыль', tone: 'ink', mark: 'line', values: rows.map(({ profit }) => profit), ...money },
  ]
}

function bestDay(rows: readonly DailyReportRow[]): string | undefined {
  const best = rows.reduce<DailyReportRow | undefined>(
    (top, row) => ((row.profit ?? 0) > (top?.profit ?? 0) ? row : top),
    undefined,
  )
  if (!best) return undefined
  return `${countWithNoun(rows.length, 'день', 'дня', 'дней')}, больше всего прибыли ${formatDate(best.dateItem)}`
}
