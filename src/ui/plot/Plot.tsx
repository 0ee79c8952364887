import { useMemo } from 'react'
import { PlotFrame } from './PlotFrame'
import type { PlotChoice, PlotPoint } from './points'
import { SeriesMarks } from './SeriesMarks'
import { type PlotSeries, plotColumns, plotReadings, seriesScales } from './series'

export type PlotProps = PlotChoice & {
  title: string
  summary?: string | undefined
  /** Must be memoised or a constant, like `series`. */
  points: readonly PlotPoint[]
  series: readonly PlotSeries[]
  /** Height of the plot in pixels, without axis and legend. */
  height?: number
}

export function Plot({ points, series, ...rest }: PlotProps) {
  const scales = useMemo(() => seriesScales(series, points.length), [series, points])
  const columns = useMemo(() => plotColumns(series), [series])
  const readings = useMemo(() => plotReadings(points, series), [points, series])
  return (
    <PlotFrame {...rest} {...scales} points={points} columns={columns} readings={readings}>
      {(area, index) => <SeriesMarks area={area} points={points} series={series} scales={scales} index={index} />}
    </PlotFrame>
  )
}
