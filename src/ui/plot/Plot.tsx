import { useMemo } from 'react'
import { PlotFrame } from './PlotFrame'
import { PlotSeriesMarks } from './PlotSeriesMarks'
import type { PlotInteractionProps, PlotPoint } from './plotPoints'
import { createSeriesScales, type PlotSeries, plotPointValues, plotTableColumns } from './series'

type PlotProps = PlotInteractionProps & {
  title: string
  summary?: string | undefined
  /** `points` and `series` must be memoised or constant, because new arrays recalculate the scales. */
  points: readonly PlotPoint[]
  series: readonly PlotSeries[]
  /** Height of the plot in pixels, without axis and legend. */
  height?: number
}

export function Plot({ points, series, ...rest }: PlotProps) {
  const scales = useMemo(() => createSeriesScales(series, points.length), [series, points])
  const columns = useMemo(() => plotTableColumns(series), [series])
  const readings = useMemo(() => plotPointValues(points, series), [points, series])
  return (
    <PlotFrame {...rest} {...scales} points={points} columns={columns} readings={readings}>
      {(area, index) => <PlotSeriesMarks area={area} points={points} series={series} scales={scales} index={index} />}
    </PlotFrame>
  )
}
