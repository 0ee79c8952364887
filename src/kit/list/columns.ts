import type { ReactNode } from 'react'
import type { SpreadsheetCellDef } from '../../lib/spreadsheetCells'

/** Pixels. Wide enough for a person's name in two lines: the surname, then first name and patronymic, such as «Бауыржан Болатович». */
export const NAME_COLUMN_WIDTH = 148
export const NAME_WITH_ICON_COLUMN_WIDTH = 174

export type Column<Row, F extends object = object> = {
  /** Identifies the column. For a sortable column it is also the field name in the query parameter `orderBy`. */
  key: string
  title: string
  render: (row: Row) => ReactNode
  isSortable?: boolean
  /** In live lists the cell subscribes to its data and updates itself, so the table renders it only once per row object. */
  isLive?: boolean
  align?: 'left' | 'right' | 'center'
  /** Pixels. If the table is wider than the sum of its column widths, each column grows in proportion to its width. */
  width: number
  fixed?: 'left' | 'right'
  isHidden?: boolean
  /** On a phone, columns with `isMain` come first, so that the name and the main value of a row are visible without scrolling. */
  isMain?: boolean
  /** Adjacent columns with the same group have a common heading. */
  group?: string
  filter?: ColumnFilter<F>
  /** Defines the column's cells in an exported spreadsheet. A column without `sheet` is not exported. */
  sheet?: SpreadsheetCellDef<Row>
}

export type ColumnFilter<F extends object> = {
  keys: readonly (keyof F & string)[]
  fields: ReactNode
}

export const mainColumnsFirst = <Row, F extends object>(
  columns: readonly Column<Row, F>[],
): readonly Column<Row, F>[] => [
  ...columns.filter(({ isMain }) => isMain).map(({ fixed, ...column }) => column),
  ...columns.filter(({ isMain }) => !isMain),
]
