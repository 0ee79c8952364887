import type { Tone } from '../theme'

export type PlotTone = Tone | 'ink'

export type PlotPoint = {
  label: string
  /** Label of the point on the axis. Without it the point has no label. */
  short?: string
  /** The value of the point is incomplete, so its bar is hatched. */
  isPartial?: boolean
}

export type PlotReading = { label: string; cells: readonly string[] }

export type PlotColumn = { title: string; tone?: PlotTone; mark?: 'bar' | 'line' }

export type PlotChoice = {
  /** Index of the point to highlight, for example because its row in a table is hovered. */
  at?: number | undefined
  onRead?: (index: number | undefined) => void
  onOpen?: (index: number) => void
}

/** A plot point and its values as text: `16 марта: Доход 12 500 ₸, Выплаты 8 000 ₸`. */
export function readingText({ label, cells }: PlotReading, columns: readonly PlotColumn[]): string {
  const lines = cells.map((cell, index) => [columns[index]?.title, cell].filter(Boolean).join(' '))
  return `${label}: ${lines.join(', ')}`
}

const COMPACT = new Intl.NumberFormat('ru', { notation: 'compact', maximumFractionDigits: 1 })

/** Short form of a large number: `120 тыс.` */
export const compactNumber = (value: number): string => COMPACT.format(value).replace('-', '−')
