import type { ReactNode } from 'react'

/** One column of a list. `render` gets the row; what it returns is shown as it is. `F` are the filters of the list. */
export type Column<Row, F extends object = object> = {
  /** Unique in the table; names the field in `orderBy` when the column sorts. */
  key: string
  title: string
  render: (row: Row) => ReactNode
  isSortable?: boolean
  /** The cell follows its row by itself (live lists): the table renders it once for each row object. */
  isLive?: boolean
  align?: 'left' | 'right' | 'center'
  /** Pixels; on a wide window the columns share what is left in proportion. */
  width: number
  /** Stays in sight while the table scrolls sideways. */
  fixed?: 'left' | 'right'
  /** Hidden until the user shows it in the column settings. */
  isHidden?: boolean
  /** Columns beside each other that name the same group stand under one heading. */
  group?: string
  /** Narrows the list from the column's own heading. */
  filter?: ColumnFilter<F>
}

/** A filter inside a column's heading. It writes the address, as a filter card does. */
export type ColumnFilter<F extends object> = {
  /** The filter keys that its fields change. */
  keys: readonly (keyof F & string)[]
  /** Fields of `ui/form`, named by the keys: a select, a date, a text. */
  fields: ReactNode
}
