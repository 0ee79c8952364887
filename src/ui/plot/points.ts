import type { Tone } from '../theme'

export type PlotTone = Tone | 'ink'

export type PlotPoint = {
  label: string
  /** Axis label; none if undefined. */
  short?: string
  /** The value is incomplete, so the bar is hatched. */
  isPartial?: boolean
}

export type PlotReading = { label: string; cells: readonly string[] }

export type PlotColumn = { title: string; tone?: PlotTone; mark?: 'bar' | 'line' }

export type PlotChoice = {
  /** Highlighted point, set from outside by a hovered table row. */
  at?: number | undefined
  onRead?: (index: number | undefined) => void
  onOpen?: (index: number) => void
}

/** `Доход 12 500 ₸, Выплаты 8 000 ₸`. */
export function readingText({ label, cells }: PlotReading, columns: readonly PlotColumn[]): string {
  const lines = cells.map((cell, index) => [columns[index]?.title, cell].filter(Boolean).join(' '))
  return `${label}: ${lines.join(', ')}`
}

const COMPACT = new Intl.NumberFormat('ru', { notation: 'compact', maximumFractionDigits: 1 })

/** `120 тыс.` */
export const compactNumber = (value: number): string => COMPACT.format(value).replace('-', '−')
