import { useId } from 'react'
import { type PlotAreaSize, plotBandCenter } from './PlotFrame'
import type { PlotPoint } from './plotPoints'
import { type PlotScale, valueToY } from './scale'
import { type PlotSeries, type SeriesScales, stackedBarPieces } from './series'

type PlotSeriesMarksProps = {
  area: PlotAreaSize
  points: readonly PlotPoint[]
  series: readonly PlotSeries[]
  scales: SeriesScales
  index: number | undefined
}

/** Part of a plot point's width that the point's bars may use, from 0 to 1. */
const BARS_SHARE = 0.76
const WIDEST_BAR = 28

export function PlotSeriesMarks({ area, points, series, scales, index }: PlotSeriesMarksProps) {
  const hatch = useId()
  const scaleFor = ({ isRight }: PlotSeries): PlotScale => (isRight && scales.right) || scales.left
  const slots = [
    ...(series.some(({ mark }) => mark === 'stack') ? ['stack' as const] : []),
    ...series.filter(({ mark }) => mark === 'bar'),
  ]
  const width = Math.min(WIDEST_BAR, (area.band * BARS_SHARE) / Math.max(1, slots.length))
  const left = (place: number, slot: number) => plotBandCenter(area, place) + (slot - slots.length / 2) * width
  return (
    <>
      <Hatch id={hatch} />
      {points.map((point, place) =>
        slots.map((slot, at) => {
          const pieces =
            slot === 'stack'
              ? stackedBarPieces(series, place)
              : [{ series: slot, from: 0, to: slot.values[place] ?? 0 }].filter(({ to }) => to !== 0)
          return pieces.map((piece) => {
            const scale = scaleFor(piece.series)
            const [from, to] = [piece.from, piece.to]
              .map((value) => valueToY(scale, value, area.height))
              .sort((a, b) => a - b)
            const box = {
              x: left(place, at),
              y: from ?? 0,
              width: Math.max(1, width - 1),
              height: (to ?? 0) - (from ?? 0),
            }
            // The key contains the index, because two couriers may have the same name.
            const key = `${place} ${piece.series.title}`
            return (
              <g key={key} className={`plot-bar plot-tone--${piece.series.tone}`}>
                <rect className="plot-bar__body" {...box} rx={1} />
                {point.isPartial && <rect {...box} fill={`url(#${hatch})`} />}
              </g>
            )
          })
        }),
      )}
      {series
        .filter(({ mark }) => mark === 'line' || mark === 'step')
        .map((one) => (
          <Line key={one.title} series={one} area={area} scale={scaleFor(one)} index={index} />
        ))}
    </>
  )
}

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className="plot__hatch" x1={0} x2={0} y1={0} y2={6} />
      </pattern>
    </defs>
  )
}

type LineProps = { series: PlotSeries; area: PlotAreaSize; scale: PlotScale; index: number | undefined }

function Line({ series, area, scale, index }: LineProps) {
  const { values, mark, tone } = series
  const y = (value: number) => valueToY(scale, value, area.height)
  const read = index === undefined ? undefined : values[index]
  return (
    <g className={`plot-line plot-tone--${tone}`}>
      <path className="plot-line__path" d={pathOf(series, area, y)} />
      {values.map((value, place) =>
        value !== undefined && isAlone(values, place) && mark === 'line' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the point
          <circle key={place} className="plot-line__dot" cx={plotBandCenter(area, place)} cy={y(value)} r={2} />
        ) : null,
      )}
      {read !== undefined && index !== undefined && (
        <circle className="plot-line__dot plot-line__dot--read" cx={plotBandCenter(area, index)} cy={y(read)} r={4} />
      )}
    </g>
  )
}

/** A value between two unknown values is not connected by a line, so it is drawn as a dot. */
const isAlone = (values: PlotSeries['values'], place: number): boolean =>
  values[place - 1] === undefined && values[place + 1] === undefined

function pathOf({ values, mark }: PlotSeries, area: PlotAreaSize, y: (value: number) => number): string {
  const parts = values.map((value, place) => {
    if (value === undefined) return ''
    const x = mark === 'step' ? place * area.band : plotBandCenter(area, place)
    const end = mark === 'step' ? `H${round(x + area.band)}` : ''
    return `${values[place - 1] === undefined ? 'M' : 'L'}${round(x)} ${round(y(value))}${end}`
  })
  return parts.join('')
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10
