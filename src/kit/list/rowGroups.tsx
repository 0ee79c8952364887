import { Children, type ComponentProps, type HTMLAttributes, type ReactNode } from 'react'

/** Groups rows into blocks with a heading above each block. The rows of a block must be adjacent. */
export type RowGroupOptions<Row> = {
  blockKey: (row: Row) => string | number
  heading: (rows: readonly Row[]) => ReactNode
}

export function rowGroupHeadings<Row>(
  rows: readonly Row[],
  { blockKey, heading }: RowGroupOptions<Row>,
): ReadonlyMap<Row, ReactNode> {
  const blocks: { first: Row; key: string | number; rows: Row[] }[] = []
  for (const row of rows) {
    const key = blockKey(row)
    const last = blocks.at(-1)
    if (last?.key === key) last.rows.push(row)
    else blocks.push({ first: row, key, rows: [row] })
  }
  return new Map(blocks.map((block) => [block.first, heading(block.rows)]))
}

type RowProps = ComponentProps<'tr'> & { heading?: ReactNode }

export const rowGroupHeadingProps = (heading: ReactNode): HTMLAttributes<HTMLElement> =>
  ({ heading }) satisfies RowProps as HTMLAttributes<HTMLElement>

/**
 * Renders the heading of a block above the block's first row. If the heading were a data row of its own, it would be counted as an entry
 * and get keyboard focus.
 */
function BlockRow({ heading, children, ...row }: RowProps) {
  const line = <tr {...row}>{children}</tr>
  if (heading === undefined) return line
  return (
    <>
      <tr className="table-block">
        <th scope="rowgroup" colSpan={Children.count(children)} className="ant-table-cell">
          <div className="table-block__heading">{heading}</div>
        </th>
      </tr>
      {line}
    </>
  )
}

/** Must be a constant: a new object would remount all rows. */
export const GROUPED_TABLE_COMPONENTS = { body: { row: BlockRow } }
