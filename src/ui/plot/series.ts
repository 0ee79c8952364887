import { groupDigits } from '../../domain/textFormatting'
import type { PlotPoint, PlotPointValues, PlotTableColumn, PlotTone } from './plotPoints'
import { createPlotScale, type PlotScale } from './scale'

export type PlotSeries = {
  title: string
  tone: PlotTone
  /** All series with `stack` form one stacked bar per point. Series with `bar` are drawn side by side. */
  mark: 'bar' | 'stack' | 'line' | 'step'
  values: readonly (number | undefined)[]
  format?: (value: number) => string
  isRight?: boolean
}

export type SeriesScales = { left: PlotScale; right: PlotScale | undefined }

type StackPiece = { series: PlotSeries; from: number; to: number }

/** Pieces of the stacked bar at one point. Negative values are stacked downwards from zero. */
export function stackedBarPieces(series: readonly PlotSeries[], index: number): StackPiece[] {
  let [up, down] = [0, 0]
  return series
    .filter(({ mark }) => mark === 'stack')
    .flatMap((one) => {
      const value = one.values[index] ?? 0
      if (value === 0) return []
      const from = value > 0 ? up : down
      const to = from + value
      if (value > 0) up = to
      else down = to
      return [{ series: one, from, to }]
    })
}

export function createSeriesScales(series: readonly PlotSeries[], count: number, least = 0): SeriesScales {
  const right = series.filter(({ isRight }) => isRight)
  return {
    left: createPlotScale(
      extents(
        series.filter(({ isRight }) => !isRight),
        count,
      ),
      { least },
    ),
    right: right.length > 0 ? createPlotScale(extents(right, count)) : undefined,
  }
}

function* extents(series: readonly PlotSeries[], count: number): Iterable<number> {
  for (let index = 0; index < count; index++) for (const { to } of stackedBarPieces(series, index)) yield to
  for (const { mark, values } of series) {
    if (mark === 'stack') continue
    for (const value of values) if (value !== undefined) yield value
  }
}

export const plotTableColumns = (series: readonly PlotSeries[]): PlotTableColumn[] =>
  series.map(({ title, tone, mark }) => ({ title, tone, mark: mark === 'line' || mark === 'step' ? 'line' : 'bar' }))

export const plotPointValues = (points: readonly PlotPoint[], series: readonly PlotSeries[]): PlotPointValues[] =>
  points.map(({ label }, index) => ({
    label,
    cells: series.map(({ values, format = groupDigits }) => {
      const value = values[index]
      return value === undefined ? '—' : format(value)
    }),
  }))
