import { Children, type ComponentProps, type HTMLAttributes, type ReactNode } from 'react'

/** Groups rows under heading rows. Rows of one block must be adjacent. */
export type RowBlocks<Row> = {
  blockKey: (row: Row) => string | number
  heading: (rows: readonly Row[]) => ReactNode
}

export function blockHeadings<Row>(
  rows: readonly Row[],
  { blockKey, heading }: RowBlocks<Row>,
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

export const headingProps = (heading: ReactNode): HTMLAttributes<HTMLElement> =>
  ({ heading }) satisfies RowProps as HTMLAttributes<HTMLElement>

/**
 * Renders the block heading before the row. As a data row, the heading would count as an entry and get keyboard focus.
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

/** Must be a stable object, or each render would remount all rows. */
export const BLOCK_COMPONENTS = { body: { row: BlockRow } }
