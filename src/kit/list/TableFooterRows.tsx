import { Table } from 'antd'
import type { ReactNode } from 'react'
import { NBSP } from '../../domain/textFormatting'
import type { Column } from './columns'
import { useVisibleColumnKeys } from './shownColumns'

export type FooterRowContent = {
  key: string
  label: ReactNode
  cells: Readonly<Record<string, ReactNode>>
}

type FooterColumn = Pick<Column<never>, 'key' | 'title' | 'align'>

export function TableFooterRows({
  rows,
  columns,
  leading,
}: {
  rows: readonly FooterRowContent[]
  columns: readonly FooterColumn[]
  /** Number of columns before the first data column: the checkbox and the expand icon. */
  leading: number
}) {
  const keys = useVisibleColumnKeys()
  return rows.map(({ key, label, cells }) => {
    const first = keys.findIndex((column) => cells[column] !== undefined)
    const before = first < 0 ? keys.length : first
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
              {labelled === 0 && index === 0 && <>{label} </>}
              {/* Screen readers treat the footer as a separate table, so each total contains its column title. */}
              {cell !== undefined && <span className="visually-hidden">{title !== undefined && `${title}: `}</span>}
              {typeof cell === 'string' ? withBreakBeforeUnit(cell) : cell}
            </Table.Summary.Cell>
          )
        })}
      </Table.Summary.Row>
    )
  })
}

/** A total may be wider than its column. It then breaks before «₸», instead of being cut. */
const withBreakBeforeUnit = (total: string): string => total.replace(`${NBSP}₸`, ' ₸')
