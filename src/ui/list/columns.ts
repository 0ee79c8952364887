import type { ReactNode } from 'react'

export type Column<Row, F extends object = object> = {
  /** Also the field name in `orderBy`. */
  key: string
  title: string
  render: (row: Row) => ReactNode
  isSortable?: boolean
  /** The cell updates by itself (live lists), so the table renders it once per row object. */
  isLive?: boolean
  align?: 'left' | 'right' | 'center'
  /** Pixels; in a wide window the columns share the rest in proportion. */
  width: number
  fixed?: 'left' | 'right'
  isHidden?: boolean
  /** Adjacent columns with the same group share a heading. */
  group?: string
  filter?: ColumnFilter<F>
}

export type ColumnFilter<F extends object> = {
  keys: readonly (keyof F & string)[]
  fields: ReactNode
}
