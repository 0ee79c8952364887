import { type ReactNode, useRef } from 'react'
import { PlotExplorer, PlotSwatch } from './PlotExplorer'
import { PlotTable } from './PlotTable'
import {
  compactNumber,
  type PlotInteractionProps,
  type PlotPoint,
  type PlotPointValues,
  type PlotTableColumn,
} from './plotPoints'
import { fittingAxisLabelIndexes, type PlotScale, valueToY } from './scale'
import { useElementWidth } from './useElementWidth'
import './plot.css'

/** Size of a plot without its axes, in pixels. `band` is the width of one point. */
export type PlotAreaSize = {
  width: number
  height: number
  band: number
}

type PlotFrameProps = PlotInteractionProps & {
  title: string
  /** The main finding of the plot in words, for screen readers: «пик 16 марта, 140 заказов». */
  summary?: string | undefined
  points: readonly PlotPoint[]
  columns: readonly PlotTableColumn[]
  readings: readonly PlotPointValues[]
  left: PlotScale
  right?: PlotScale | undefined
  height?: number
  children: (area: PlotAreaSize, index: number | undefined) => ReactNode
}

const TOP = 8
const BOTTOM = 22
const TICK_DIGIT = 6.6
const LABEL_GAP = 12
const LABEL_LINE = 13
/** Axis labels are cut to the width of a plot point, but never to fewer letters than this. */
const LEAST_LETTERS = 9
const WIDTH_BEFORE_KNOWN = 640

export const plotBandCenter = ({ band }: PlotAreaSize, index: number): number => (index + 0.5) * band

export function PlotFrame(props: PlotFrameProps) {
  const { title, summary, points, columns, readings, left, right, height = 180 } = props
  const outer = useRef<HTMLElement>(null)
  const width = useElementWidth(outer, WIDTH_BEFORE_KNOWN)
  const start = axisWidth(left)
  const end = right ? axisWidth(right) : 8
  const inner = Math.max(40, width - start - end)
  const area = { width: inner, height, band: inner / Math.max(1, points.length) }
  const axis = pointLabels(points, area)
  const locate = (x: number) => {
    const index = Math.floor((x - start) / area.band)
    return index >= 0 && index < points.length ? index : undefined
  }
  return (
    <figure ref={outer} className="plot">
      <Legend columns={columns} />
      <PlotExplorer
        name={[title, summary].filter(Boolean).join(': ')}
        columns={columns}
        readings={readings}
        locate={locate}
        anchor={(index) => ({ x: start + plotBandCenter(area, index), y: TOP, half: area.band / 2 })}
        at={props.at}
        onRead={props.onRead}
        onOpen={props.onOpen}
      >
        {(index) => (
          <svg
            className="plot__svg"
            aria-hidden="true"
            width={width}
            height={TOP + height + BOTTOM + (axis.lines - 1) * LABEL_LINE}
          >
            <g transform={`translate(${start} ${TOP})`}>
              <ValueAxis scale={left} area={area} hasLines />
              {right && <ValueAxis scale={right} area={area} isRight />}
              {index !== undefined && (
                <rect className="plot__reach" x={index * area.band} width={area.band} height={height} />
              )}
              {props.children(area, index)}
              <line className="plot__zero" x1={0} x2={inner} y1={zero(left, height)} y2={zero(left, height)} />
              <PointAxis {...axis} area={area} />
            </g>
          </svg>
        )}
      </PlotExplorer>
      <PlotTable title={title} columns={columns} readings={readings} />
    </figure>
  )
}

/** A line of 1px is sharp only if its centre is at half a pixel. */
const crisp = (value: number): number => Math.round(value) + 0.5

const zero = (scale: PlotScale, height: number): number => crisp(valueToY(scale, 0, height) - 0.5)

const axisWidth = ({ ticks }: PlotScale): number =>
  Math.ceil(Math.max(...ticks.map((tick) => compactNumber(tick).length)) * TICK_DIGIT) + LABEL_GAP

type AxisProps = { scale: PlotScale; area: PlotAreaSize; isRight?: boolean; hasLines?: boolean }

function ValueAxis({ scale, area, isRight = false, hasLines = false }: AxisProps) {
  return scale.ticks.map((tick) => {
    const y = crisp(valueToY(scale, tick, area.height) - 0.5)
    return (
      <g key={tick}>
        {hasLines && <line className="plot__grid" x1={0} x2={area.width} y1={y} y2={y} />}
        <text
          className="plot__tick"
          x={isRight ? area.width + 6 : -6}
          y={y}
          dy="0.32em"
          textAnchor={isRight ? 'start' : 'end'}
        >
          {compactNumber(tick)}
        </text>
      </g>
    )
  })
}

/** Shortens the labels of the points. If the shortened labels are still wider than a point, they alternate between two lines. */
function pointLabels(points: readonly PlotPoint[], { band, width }: PlotAreaSize) {
  const letters = Math.max(LEAST_LETTERS, Math.floor((band - LABEL_GAP) / TICK_DIGIT))
  const labels = points.map(({ short }) =>
    short !== undefined && short.length > letters ? `${short.slice(0, letters - 1).trimEnd()}…` : short,
  )
  const longest = Math.max(1, ...labels.map((label) => label?.length ?? 0)) * TICK_DIGIT + LABEL_GAP
  const lines = longest > band && labels.some((label) => Number.isNaN(Number(label ?? 0))) ? 2 : 1
  return { labels, lines, places: fittingAxisLabelIndexes(labels, width * lines, longest) }
}

type PointAxisProps = ReturnType<typeof pointLabels> & { area: PlotAreaSize }

function PointAxis({ labels, lines, places, area }: PointAxisProps) {
  return places.map((place, index) => (
    <text
      key={place}
      className="plot__tick"
      x={plotBandCenter(area, place)}
      y={area.height + 15 + (index % lines) * LABEL_LINE}
      textAnchor="middle"
    >
      {labels[place]}
    </text>
  ))
}

/** The legend is omitted for a single series, because the plot's title names it. */
function Legend({ columns }: { columns: readonly PlotTableColumn[] }) {
  const named = columns.filter(({ tone, title }) => tone && title)
  if (named.length < 2) return null
  return (
    <div className="plot__legend" aria-hidden="true">
      {named.map((column) => (
        <span key={column.title} className="plot__legend-entry">
          <PlotSwatch column={column} /> {column.title}
        </span>
      ))}
    </div>
  )
}
