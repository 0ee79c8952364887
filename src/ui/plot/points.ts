import type { Tone } from '../theme'

/** What all plots are told of, and what a person reads from them by pointer, keys, or a screen reader. */

/** A tone of the theme, or the console's own ink. */
export type PlotTone = Tone | 'ink'

/** One place along a plot: a day, an hour, a threshold. */
export type PlotPoint = {
  /** In full, for reading: «пн, 16 марта». */
  label: string
  /** Below the axis; none where it is absent. */
  short?: string
  /** The figures of this place are not complete yet: drawn hatched. */
  isPartial?: boolean
}

/** What is read at a place, a line for each column of the hidden table. */
export type PlotReading = { label: string; cells: readonly string[] }

/** A line of the legend, and a column of the hidden table. */
export type PlotColumn = { title: string; tone?: PlotTone; mark?: 'bar' | 'line' }

/** A place that the pointer or the keys have reached. */
export type PlotChoice = {
  /** The place that is read, when something else says so: a row under the pointer. */
  at?: number | undefined
  onRead?: (index: number | undefined) => void
  /** Enter, or a click. */
  onOpen?: (index: number) => void
}

/** `Доход 12 500 ₸, Выплаты 8 000 ₸`. */
export function readingText({ label, cells }: PlotReading, columns: readonly PlotColumn[]): string {
  const lines = cells.map((cell, index) => [columns[index]?.title, cell].filter(Boolean).join(' '))
  return `${label}: ${lines.join(', ')}`
}

const COMPACT = new Intl.NumberFormat('ru', { notation: 'compact', maximumFractionDigits: 1 })

/** `120 тыс.`, for an axis. */
export const compactNumber = (value: number): string => COMPACT.format(value).replace('-', '−')
