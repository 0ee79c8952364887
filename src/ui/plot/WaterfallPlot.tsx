import { useMemo } from 'react'
import { groupDigits } from '../../domain/textFormatting'
import { PlotFrame, plotBandCenter } from './PlotFrame'
import type { PlotPoint } from './plotPoints'
import { createPlotScale, valueToY } from './scale'

export type WaterfallStep = { label: string; short?: string; value: number; isTotal?: boolean }

type WaterfallPlotProps = {
  title: string
  steps: readonly WaterfallStep[]
  format?: (value: number) => string
}

/** Waterfall chart. Each bar starts where the previous one ends; the bar of a total starts at zero. */
export function WaterfallPlot({ title, steps, format = groupDigits }: WaterfallPlotProps) {
  const pieces = useMemo(() => piecesOf(steps), [steps])
  const left = useMemo(() => createPlotScale(pieces.flatMap(({ from, to }) => [from, to])), [pieces])
  const points = useMemo<PlotPoint[]>(() => steps.map(({ label, short = label }) => ({ label, short })), [steps])
  const readings = useMemo(() => steps.map(({ label, value }) => ({ label, cells: [format(value)] })), [steps, format])
  return (
    <PlotFrame {...{ title, points, readings, left }} columns={COLUMNS}>
      {(area) =>
        pieces.map(({ from, to, tone }, index) => {
          const [a, b] = [valueToY(left, from, area.height), valueToY(left, to, area.height)]
          const width = Math.min(64, area.band * 0.7)
          const x = plotBandCenter(area, index) - width / 2
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order, and two of them may have the same label
            <g key={index} className={`plot-bar plot-tone--${tone}`}>
              <rect
                className="plot-bar__body"
                x={x}
                width={width}
                y={Math.min(a, b)}
                height={Math.max(1, Math.abs(a - b))}
                rx={1}
              />
              {index < pieces.length - 1 && (
                <line className="plot__joint" x1={x + width} x2={x + area.band} y1={b} y2={b} />
              )}
            </g>
          )
        })
      }
    </PlotFrame>
  )
}

const COLUMNS = [{ title: '' }]

function piecesOf(steps: readonly WaterfallStep[]) {
  let sum = 0
  return steps.map(({ value, isTotal }) => {
    const from = isTotal ? 0 : sum
    sum = isTotal ? value : sum + value
    const tone = isTotal ? ('ink' as const) : value < 0 ? ('danger' as const) : ('success' as const)
    return { from, to: sum, tone }
  })
}
