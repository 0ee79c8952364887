import { useMemo, useRef } from 'react'
import { groupDigits } from '../../domain/textFormatting'
import { PlotExplorer } from './PlotExplorer'
import { PlotTable } from './PlotTable'
import type { PlotPoint } from './plotPoints'
import { fittingAxisLabelIndexes } from './scale'
import { useElementWidth } from './useElementWidth'
import './plot.css'

export type HeatCell = {
  value: number | undefined
  /** Text of the cell in the tooltip and in the plot's table, in place of the formatted value. */
  text?: string
  isOutlined?: boolean
}

export type HeatScale = { from: number; to: number; fromText: string; toText: string }

type HeatmapPlotProps = {
  title: string
  summary?: string | undefined
  rows: readonly string[]
  columns: readonly PlotPoint[]
  /** Cells by row and column. The array must be memoised. */
  cells: readonly (readonly HeatCell[])[]
  rowHeight?: number
  /** Fixed colour scale with a legend. If absent, the colours range from the lowest to the highest known value and have no legend. */
  scale?: HeatScale
  onOpen?: (row: number, column: number) => void
}

const BOTTOM = 20
const NAME_LETTER = 7
const LABEL_GAP = 12
const LABEL_LETTER = 6.6
/** Percentage of the ink colour in the cell with the lowest value. It is above 0, so that the cell differs from one without a value. */
const FAINTEST = 10

export function HeatmapPlot(props: HeatmapPlotProps) {
  const { title, summary, rows, columns, cells, rowHeight = 22, scale, onOpen } = props
  const outer = useRef<HTMLElement>(null)
  const width = useElementWidth(outer, 640)
  const start = Math.max(...rows.map((row) => row.length)) * NAME_LETTER + LABEL_GAP
  const band = Math.max(2, (width - start) / Math.max(1, columns.length))
  const shade = useMemo(() => shadesOf(scale ?? rangeOf(cells)), [cells, scale])
  const labels = columns.map(({ short }) => short)
  const wordsOf = ({ value, text }: HeatCell) => text ?? (value === undefined ? '—' : groupDigits(value))
  const readings = rows.flatMap((row, index) =>
    columns.map(({ label }, place) => ({ label: `${row}, ${label}`, cells: [wordsOf(cells[index]?.[place] ?? NONE)] })),
  )
  const table = rows.map((row, index) => ({
    label: row,
    cells: columns.map((_, place) => wordsOf(cells[index]?.[place] ?? NONE)),
  }))
  const locate = (x: number, y: number) => {
    const [column, row] = [Math.floor((x - start) / band), Math.floor(y / rowHeight)]
    const isInside = column >= 0 && column < columns.length && row >= 0 && row < rows.length
    return isInside ? row * columns.length + column : undefined
  }
  const at = (index: number) => ({ row: Math.floor(index / columns.length), column: index % columns.length })
  return (
    <figure ref={outer} className="plot">
      <PlotExplorer
        name={[title, summary].filter(Boolean).join(': ')}
        columns={[{ title: '' }]}
        readings={readings}
        perRow={columns.length}
        locate={locate}
        anchor={(index) => ({
          x: start + (at(index).column + 0.5) * band,
          y: at(index).row * rowHeight,
          half: band / 2,
        })}
        onOpen={onOpen && ((index) => onOpen(at(index).row, at(index).column))}
      >
        {(index) => (
          <svg className="plot__svg" aria-hidden="true" width={width} height={rows.length * rowHeight + BOTTOM}>
            {rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order, and two of them may have the same label
              <g key={line} transform={`translate(${start} ${line * rowHeight})`}>
                <text className="plot__tick" x={-LABEL_GAP / 2} y={rowHeight / 2} dy="0.32em" textAnchor="end">
                  {row}
                </text>
                {columns.map((_, place) => {
                  const cell = cells[line]?.[place] ?? NONE
                  return (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
                      key={place}
                      className={cell.isOutlined ? 'plot-heat plot-heat--outlined' : 'plot-heat'}
                      style={{ fill: shade(cell.value) }}
                      x={place * band + 0.5}
                      y={0.5}
                      width={Math.max(1, band - 1)}
                      height={rowHeight - 1}
                      rx={2}
                    />
                  )
                })}
              </g>
            ))}
            {index !== undefined && (
              <rect
                className="plot-heat__read"
                x={start + at(index).column * band}
                y={at(index).row * rowHeight}
                width={band}
                height={rowHeight}
                rx={2}
              />
            )}
            {fittingAxisLabelIndexes(labels, width - start, longest(labels) * LABEL_LETTER + LABEL_GAP).map((place) => (
              <text
                key={place}
                className="plot__tick"
                x={start + (place + 0.5) * band}
                y={rows.length * rowHeight + 14}
                textAnchor="middle"
              >
                {labels[place]}
              </text>
            ))}
          </svg>
        )}
      </PlotExplorer>
      {scale && <Legend scale={scale} shade={shade} />}
      <PlotTable title={title} columns={columns.map(({ label }) => ({ title: label }))} readings={table} />
    </figure>
  )
}

const NONE: HeatCell = { value: undefined }

const longest = (labels: readonly (string | undefined)[]): number =>
  Math.max(1, ...labels.map((label) => label?.length ?? 0))

type Shade = (value: number | undefined) => string
type Range = Pick<HeatScale, 'from' | 'to'>

const STEPS = [0, 0.25, 0.5, 0.75, 1]

function Legend({ scale: { from, to, fromText, toText }, shade }: { scale: HeatScale; shade: Shade }) {
  return (
    <div className="plot-heat-legend">
      <span>{fromText}</span>
      {STEPS.map((share) => (
        <span
          key={share}
          className="plot-heat-legend__step"
          style={{ background: shade(from + share * (to - from)) }}
        />
      ))}
      <span>{toText}</span>
    </div>
  )
}

function rangeOf(cells: HeatmapPlotProps['cells']): Range {
  const known = cells.flatMap((row) => row.map(({ value }) => value).filter((value) => value !== undefined))
  return { from: Math.min(...known), to: Math.max(...known) }
}

function shadesOf({ from, to }: Range): Shade {
  return (value) => {
    if (value === undefined) return 'var(--surface-sunken)'
    const share = to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 0
    return `color-mix(in oklab, var(--ink) ${Math.round(FAINTEST + share * (100 - FAINTEST))}%, var(--surface-card))`
  }
}
