import { useMemo } from 'react'
import { MiniPlot } from './MiniPlot'
import type { PlotPoint } from './plotPoints'
import type { PlotSeries } from './series'

type SparklineProps = {
  title: string
  points: readonly PlotPoint[]
  values: readonly (number | undefined)[]
  format?: (value: number) => string
  width?: number
  height?: number
}

export function Sparkline({ title, points, values, format = String, ...size }: SparklineProps) {
  const series = useMemo<PlotSeries[]>(
    () => [{ title: '', tone: 'ink', mark: 'line', values, format }],
    [values, format],
  )
  return (
    <MiniPlot
      name={`${title}: ${rangeText(values, format)}`}
      points={points}
      series={series}
      width={size.width ?? 120}
      height={size.height ?? 28}
    />
  )
}

function rangeText(values: readonly (number | undefined)[], format: (value: number) => string): string {
  const known = values.filter((value) => value !== undefined)
  const last = known.at(-1)
  if (last === undefined) return 'нет данных'
  return `от ${format(Math.min(...known))} до ${format(Math.max(...known))}, последнее ${format(last)}`
}
