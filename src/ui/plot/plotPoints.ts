import type { Tone } from '../theme'

export type PlotTone = Tone | 'ink'

export type PlotPoint = {
  label: string
  /** Short form of `label` for the axis. If it is missing, the axis has no label at this point. */
  short?: string
  /** True if the value of the point is incomplete. Its bar is then hatched. */
  isPartial?: boolean
}

export type PlotPointValues = { label: string; cells: readonly string[] }

export type PlotTableColumn = { title: string; tone?: PlotTone; mark?: 'bar' | 'line' }

export type PlotInteractionProps = {
  /** Index of the plot point to highlight, for example because the point's row in a table is hovered. */
  at?: number | undefined
  onRead?: (index: number | undefined) => void
  onOpen?: ((index: number) => void) | undefined
}

export function plotPointValuesText({ label, cells }: PlotPointValues, columns: readonly PlotTableColumn[]): string {
  const lines = cells.map((cell, index) => [columns[index]?.title, cell].filter(Boolean).join(' '))
  return `${label}: ${lines.join(', ')}`
}

const COMPACT = new Intl.NumberFormat('ru', { notation: 'compact', maximumFractionDigits: 1 })

export const compactNumber = (value: number): string => COMPACT.format(value).replace('-', '−')
