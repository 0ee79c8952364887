import { isFigure, kindText, plainText, type ReportColumn } from './reportColumns'

/** A place in a table as it is seen: the line and the column, both from 0. */
export type CellPlace = { row: number; column: number }

/** A block of cells: where it began, and where it has come to. */
export type CellRange = { from: CellPlace; to: CellPlace }

/** The first and the last place of a block, whichever way it was drawn. */
export function corners({ from, to }: CellRange): { first: CellPlace; last: CellPlace } {
  return {
    first: { row: Math.min(from.row, to.row), column: Math.min(from.column, to.column) },
    last: { row: Math.max(from.row, to.row), column: Math.max(from.column, to.column) },
  }
}

/** The cells of a block, with the columns as they stand and the rows that are seen. */
export type Block<Row> = { columns: readonly ReportColumn<Row>[]; rows: readonly Row[] }

export function blockOf<Row>(range: CellRange, table: Block<Row>): Block<Row> {
  const { first, last } = corners(range)
  return {
    columns: table.columns.slice(first.column, last.column + 1),
    rows: table.rows.slice(first.row, last.row + 1),
  }
}

/** A block as lines of cells between tabs, as spreadsheets take it: figures paste as numbers. */
export const blockText = <Row>({ columns, rows }: Block<Row>): string =>
  rows.map((row) => columns.map((column) => plainText(column, row)).join('\t')).join('\n')

/**
 * What a block comes to: how many figures, their sum and their average. Figures of different kinds have no sum; what is
 * unknown does not count.
 */
export function blockWords<Row>({ columns, rows }: Block<Row>): string {
  const figures = columns.filter(isFigure)
  const values = figures.flatMap((column) =>
    rows.flatMap((row) => {
      const value = column.value(row)
      return typeof value === 'number' ? [value] : []
    }),
  )
  const [first] = figures
  const chosen = `Выбрано чисел: ${values.length}`
  if (!first || values.length === 0) return `Выбрано ячеек: ${columns.length * rows.length}`
  if (figures.some(({ kind }) => kind !== first.kind)) return `${chosen} · величины разные, суммы нет`
  const sum = values.reduce((total, value) => total + value, 0)
  // Tenge and minutes are whole; of counts a tenth tells something.
  const share = first.kind === 'count' ? 10 : 1
  const average = Math.round((sum / values.length) * share) / share
  return `${chosen} · Σ ${kindText(first, sum)} · среднее ${kindText(first, average)}`
}
