import { useMemo } from 'react'
import { PlotExplorer } from './PlotExplorer'
import { PlotSeriesMarks } from './PlotSeriesMarks'
import { PlotTable } from './PlotTable'
import type { PlotPoint } from './plotPoints'
import { valueToY } from './scale'
import { createSeriesScales, type PlotSeries, plotPointValues, plotTableColumns } from './series'
import './plot.css'

type MiniPlotProps = {
  name: string
  points: readonly PlotPoint[]
  series: readonly PlotSeries[]
  width: number
  height: number
  least?: number
  /** Distance of a dashed line, which marks the current time, from the left edge. One unit is the width of one plot point. */
  line?: number | undefined
}

export function MiniPlot({ name, points, series, width, height, least = 0, line }: MiniPlotProps) {
  // Pixels above and below the plot. Without them lines and dots would be clipped at the edges.
  const inset = series.some(({ mark }) => mark === 'line' || mark === 'step') ? 3 : 1
  const area = { width, height: height - 2 * inset, band: width / Math.max(1, points.length) }
  const scales = useMemo(() => tight(createSeriesScales(series, points.length, least), series), [series, points, least])
  const zero = Math.round(inset + valueToY(scales.left, 0, area.height)) + 0.5
  const columns = useMemo(() => plotTableColumns(series), [series])
  const readings = useMemo(() => plotPointValues(points, series), [points, series])
  // In a plot of stacked bars, the table for screen readers omits points whose values are all zero, so that the other points are easier to
  // find.
  const tableReadings = useMemo(() => readings.filter((_, index) => hasFigure(series, index)), [readings, series])
  const locate = (x: number) => {
    const index = Math.floor(x / area.band)
    return index >= 0 && index < points.length ? index : undefined
  }
  return (
    <div className="plot-tiny" style={{ width, height }}>
      <PlotExplorer
        name={name}
        columns={columns}
        readings={readings}
        locate={locate}
        anchor={(index) => ({ x: (index + 0.5) * area.band, y: 0, half: area.band / 2 })}
      >
        {(index) => (
          <svg className="plot__svg" aria-hidden="true" width={width} height={height}>
            {index !== undefined && (
              <rect className="plot__reach" x={index * area.band} width={area.band} height={height} />
            )}
            <line className="plot__zero" x1={0} x2={width} y1={zero} y2={zero} />
            <g transform={`translate(0 ${inset})`}>
              <PlotSeriesMarks area={area} points={points} series={series} scales={scales} index={index} />
            </g>
            {line !== undefined && <path className="plot__line" d={`M${line * area.band} 0v${height}`} />}
          </svg>
        )}
      </PlotExplorer>
      <PlotTable title={name} columns={columns} readings={tableReadings} />
    </div>
  )
}

const hasFigure = (series: readonly PlotSeries[], index: number): boolean =>
  series.some(({ mark, values }) => mark !== 'stack' || values[index] !== 0)

/** The value scale of a tiny plot ends at the highest value. Other plots end at a round number. */
function tight(
  scales: ReturnType<typeof createSeriesScales>,
  series: readonly PlotSeries[],
): ReturnType<typeof createSeriesScales> {
  if (series.some(({ mark }) => mark === 'stack')) return scales
  const values = series.flatMap(({ values }) => values.filter((value) => value !== undefined))
  const { left } = scales
  const max = Math.max(0, ...values)
  return { left: { ...left, max: max > 0 ? max : left.max }, right: undefined }
}
