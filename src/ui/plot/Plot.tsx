import { useMemo } from 'react'
import { PlotFrame } from './PlotFrame'
import type { PlotChoice, PlotPoint } from './points'
import { SeriesMarks } from './SeriesMarks'
import { type PlotSeries, plotColumns, plotReadings, seriesScales } from './series'

export type PlotProps = PlotChoice & {
  title: string
  /** The main thing to see in it, in words. */
  summary?: string | undefined
  /** Keep points and series outside the component, or memoised. */
  points: readonly PlotPoint[]
  series: readonly PlotSeries[]
  /** Pixels, the axis and the legend aside. */
  height?: number
}

/** Bars, stacked bars, lines and steps over the same places, alone or together. */
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
