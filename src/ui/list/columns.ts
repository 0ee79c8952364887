import type { ReactNode } from 'react'

/** One column of a list. `render` gets the row; what it returns is shown as it is. */
export type Column<Row> = {
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
}
