import { Table } from 'antd'
import type { ReactNode } from 'react'
import type { Column } from './columns'
import { useShownKeys } from './shownColumns'

/** A row under the table: totals of the page, or of the whole list. */
export type FooterRow = {
  key: string
  /** Stands from the first column to the first cell: «Итого». */
  label: string
  /** What stands under each column, by the column's key. */
  cells: Readonly<Record<string, ReactNode>>
}

type FooterColumn = Pick<Column<never>, 'key' | 'title' | 'align'>

/**
 * The footer rows of a table. They follow the columns that a person hides and moves, and stay in sight at the bottom of
 * the window.
 */
export function FooterRows({
  rows,
  columns,
  leading,
}: {
  rows: readonly FooterRow[]
  columns: readonly FooterColumn[]
  /** How many columns of the table's own (checkboxes, the arrow of a detail) stand before the first. */
  leading: number
}) {
  const keys = useShownKeys()
  return rows.map(({ key, label, cells }) => {
    const first = keys.findIndex((column) => cells[column] !== undefined)
    const before = first < 0 ? keys.length : first
    // Where the first column has a total of its own, the label shares its cell.
    const labelled = leading + before
    return (
      <Table.Summary.Row key={key} className="table-footer">
        {labelled > 0 && (
          <Table.Summary.Cell index={0} colSpan={labelled}>
            {label}
          </Table.Summary.Cell>
        )}
        {keys.slice(before).map((column, index) => {
          const { title, align } = columns.find((known) => known.key === column) ?? {}
          const cell = cells[column]
          return (
            <Table.Summary.Cell key={column} index={labelled + index} align={align}>
              {labelled === 0 && index === 0 && `${label} `}
              {/* The footer is a table of its own to a screen reader: without it the figure has no heading. */}
              {cell !== undefined && <span className="visually-hidden">{`${title ?? label}: `}</span>}
              {cell}
            </Table.Summary.Cell>
          )
        })}
      </Table.Summary.Row>
    )
  })
}
